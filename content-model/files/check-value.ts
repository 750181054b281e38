import * as v from "valibot";
import { describeField, findSchema, unwrapSchema } from "../schema/field-metadata.ts";
import { isGroup } from "../schema/groups.ts";
import {
  type ContentFile,
  type Fault,
  type FieldPath,
  formatField,
  getValueAt,
  makeFault,
} from "./content-file.ts";

/** Records in every `fact()` of a value whether it is a sample. */
function markFacts(value: unknown, { samplePaths }: ContentFile): void {
  for (const path of samplePaths) {
    const found = getValueAt(value, path);
    if (typeof found === "object" && found && "isSample" in found) found.isSample = true;
  }
}

/** The value of a file, or a fault for each invalid field. */
export interface CheckedValue<Value> {
  value?: Value;
  faults: Fault[];
}

/** Checks a file's value against a schema. */
export function checkValue<S extends v.GenericSchema>(
  file: ContentFile,
  schema: S,
): CheckedValue<v.InferOutput<S>> {
  const result = v.safeParse(schema, file.value);
  if (result.success) {
    markFacts(result.output, file);
    return { value: result.output, faults: [] };
  }
  const found = dropEchoes(result.issues).map((issue) => {
    const path = getPath(issue);
    const message = quoteWords(issue, file.getWords(path));
    return { ...makeFault(file, path, message), about: describeField(schema, path) };
  });
  const faults = joinMoved(schema, file, found);
  // Of a value that was not read as it was meant, more is not known.
  const known = new Set(file.faults.map(({ line }) => line));
  return { faults: faults.filter(({ line }) => !known.has(line)) };
}

/**
 * Faults without those that a wrong indent repeats: a field that is missing in one group and strange in another
 * around it is one mistake.
 */
function joinMoved(schema: v.GenericSchema, file: ContentFile, faults: Fault[]): Fault[] {
  const dropped = new Set<Fault>();
  const joined = faults.map((fault) => {
    const { path = [], message } = fault;
    const name = path.at(-1);
    if (!message.startsWith("is not a field here")) return fault;
    const around = path.slice(0, -1);
    const isInside = (other: FieldPath) => around.every((key, at) => other[at] === key);
    const meant = faults.find(({ path: other = [], message }) => {
      if (!isInside(other) || other.length <= around.length) return false;
      if (message.startsWith("is missing")) {
        return other.at(-1) === name && other.length > path.length;
      }
      return message.startsWith("found nothing") && hasEntry(schema, other, name);
    });
    if (!meant?.path) return fault;
    const isMissing = meant.message.startsWith("is missing");
    const owner = isMissing ? meant.path.slice(0, -1) : meant.path;
    dropped.add(meant);
    return {
      ...fault,
      message: `is a field of ${formatField(file.file, owner)}, expected below it, with two more spaces of indent than its name`,
    };
  });
  return joined.filter((fault) => !dropped.has(fault));
}

/** Whether a group has a field of this name. */
function hasEntry(schema: v.GenericSchema, path: FieldPath, name: string | number | undefined) {
  const group = findSchema(schema, path);
  return Object.hasOwn((group && unwrapSchema(group).entries) ?? {}, String(name));
}

/** What is wrong, with a number as it stands in the file: whoever puts it in quotes keeps its zeros. */
function quoteWords({ input, message }: v.BaseIssue<unknown>, words: string | undefined): string {
  if (!words || (typeof input === "object") !== (input === null)) return message;
  if (input === null) {
    return message
      .replace("found nothing", `found ${words}, which means nothing`)
      .replace(
        /expected text$/,
        `expected text (if ${words} is the text, put it in quotes: "${words}")`,
      );
  }
  return message
    .replace(`found the ${typeof input} ${input}`, `found the ${typeof input} ${words}`)
    .replace("(put it in quotes)", `(put it in quotes: "${words}")`);
}

/** The fields of a file that fit, be the others as they may. @param names of those that are wanted */
export function pickFitting<Value>(
  schema: v.GenericSchema<unknown, Value>,
  value: unknown,
  names?: readonly string[],
): Partial<Value> {
  const { entries = {} } = unwrapSchema(schema);
  const fields = Object.entries(entries).flatMap(([name, field]) => {
    if (names && !names.includes(name)) return [];
    const result = v.safeParse(field, isGroup(value) ? value[name] : undefined);
    return result.success ? [[name, result.output]] : [];
  });
  return Object.fromEntries(fields) as Partial<Value>;
}

const getPath = ({ path }: v.BaseIssue<unknown>): FieldPath =>
  path?.map(({ key }) => key as string | number) ?? [];

/** Issues without those of a value that breaks a second rule: it would be told of one mistake twice. */
function dropEchoes(issues: readonly v.BaseIssue<unknown>[]): v.BaseIssue<unknown>[] {
  const rules = new Map<string, unknown>();
  return issues.filter((issue) => {
    // The rules of a group or a list are about different things in it.
    if (typeof issue.input === "object") return true;
    const place = JSON.stringify(getPath(issue));
    const rule = issue.requirement ?? issue.type;
    if (!rules.has(place)) rules.set(place, rule);
    return rules.get(place) === rule;
  });
}
