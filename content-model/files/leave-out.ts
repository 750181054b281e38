import * as v from "valibot";
import { type ContentFile, type FieldPath, getValueAt } from "./content-file.ts";

/** A file's value as it is written, and the same with its references filled in: that one has to fit. */
type Values = Pick<ContentFile, "value" | "written">;

/** A file without some of its fields. */
export type LeftOut = Values & {
  /** what went with the fields that had to go: each field itself, or the part that cannot be without it */
  leftOut: FieldPath[];
  /** the fields that the schema does not let go */
  kept: FieldPath[];
};

/**
 * Takes fields out of a file, each with the smallest part of it without which the rest fits the schema:
 * the field itself, an entry of a list, a group. What does not fit without that part goes, too.
 *
 * @param file fits the schema; it is not changed
 * @param fields their paths, in the file's order
 */
export function leaveOut(
  schema: v.GenericSchema,
  file: Values,
  fields: readonly FieldPath[],
): LeftOut {
  let values: Values = file;
  let leftOut: FieldPath[] = [];
  const kept: FieldPath[] = [];
  // From the end, so that what is gone moves nothing that is yet to go.
  let pending = fields.map((path) => ({ path, written: path }));
  for (let last = pending.at(-1); last; last = pending.at(-1)) {
    pending = pending.slice(0, -1);
    const found = findLeast(schema, values, last.path);
    if (!found) {
      kept.push(last.written);
      continue;
    }
    values = found.values;
    const part = last.written.slice(0, found.depth);
    leftOut = [part, ...leftOut.filter((other) => !startsWith(other, part))];
    pending = pending.flatMap(({ path, written }) => {
      const moved = found.gone.reduce<FieldPath | undefined>(movePast, path);
      return moved ? { path: moved, written } : [];
    });
  }
  return { value: values.value, written: values.written, leftOut, kept };
}

/** What is left without the smallest part around a field, how deep that part is, and all that is gone. */
function findLeast(schema: v.GenericSchema, values: Values, path: FieldPath) {
  for (let depth = path.length; depth > 0; depth--) {
    const rest = removeUntilFit(schema, values, path.slice(0, depth));
    if (rest) return { ...rest, depth };
  }
  return undefined;
}

/** A part that goes may take another one with it, and that one a third. */
const chain = 3;

function removeUntilFit(schema: v.GenericSchema, values: Values, first: FieldPath) {
  // Each on its own: in a file without references, they are one.
  const rest = {
    value: structuredClone(values.value),
    written: structuredClone(values.written),
  };
  const gone: FieldPath[] = [];
  let next: FieldPath | undefined = first;
  // What is around the first part is tried next, as a first part of its own.
  while (next && (next === first || !startsWith(first, next)) && gone.length < chain) {
    remove(rest.value, next);
    remove(rest.written, next);
    gone.push(next);
    const issue: v.BaseIssue<unknown> | undefined = v.safeParse(schema, rest.value).issues?.[0];
    if (!issue) return { values: rest, gone };
    next = issue.path?.map(({ key }) => key as string | number);
  }
  return undefined;
}

function remove(value: unknown, path: FieldPath): void {
  const parent = getValueAt(value, path.slice(0, -1));
  const key = path.at(-1) ?? "";
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (typeof parent === "object" && parent) Reflect.deleteProperty(parent, key);
}

const startsWith = (path: FieldPath, start: FieldPath) =>
  start.every((key, at) => path[at] === key);

/** Where a field is once another part is gone; undefined if it was in that part. */
function movePast(path: FieldPath | undefined, gone: FieldPath): FieldPath | undefined {
  if (!path || startsWith(path, gone)) return undefined;
  const at = gone.length - 1;
  const [key, own] = [gone[at], path[at]];
  const isAfter = typeof key === "number" && typeof own === "number" && own > key;
  return isAfter && startsWith(path, gone.slice(0, -1)) ? path.with(at, own - 1) : path;
}
