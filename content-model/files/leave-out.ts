import type * as v from "valibot";
import { getFieldMetadata, type Inside, unwrap } from "../schema/field-metadata.ts";
import { type FieldPath, getValueAt } from "./content-file.ts";

/** In place of a list's entry that is gone, so that the others keep their positions until the end. */
const gone = Symbol("gone");

/** A value without some of its fields. */
export type LeftOut = {
  value: unknown;
  /** what went with each of the fields that had to go: the field itself, or what cannot be without it */
  leftOut: FieldPath[];
  /** the fields that had to go, and are part of what the schema requires */
  kept: FieldPath[];
};

/**
 * Takes fields out of a value, each with the least that the schema lets go: an optional field, or an
 * entry of a list that has enough others.
 *
 * @param value fits the schema; it is not changed
 * @param fields their paths, in the order of the value
 */
export function leaveOut(
  schema: v.GenericSchema,
  value: unknown,
  fields: readonly FieldPath[],
): LeftOut {
  const copy = structuredClone(value);
  let leftOut: FieldPath[] = [];
  const kept: FieldPath[] = [];
  for (const path of fields) {
    if (getValueAt(copy, path) === undefined) continue;
    const removable = findRemovable(schema, copy, path);
    if (removable) {
      remove(copy, removable);
      // What went before is part of what goes now.
      leftOut = [...leftOut.filter((other) => !startsWith(other, removable)), removable];
    } else kept.push(path);
  }
  return { value: closeGaps(copy), leftOut, kept };
}

const startsWith = (path: FieldPath, start: FieldPath) =>
  start.every((key, at) => path[at] === key);

/** The smallest part of a value with the field at `path` that the schema does not require. */
function findRemovable(
  schema: v.GenericSchema,
  value: unknown,
  path: FieldPath,
): FieldPath | undefined {
  let found: FieldPath | undefined;
  let at: v.GenericSchema | undefined = schema;
  for (const [depth, key] of path.entries()) {
    const parent = getValueAt(value, path.slice(0, depth));
    const isSpare = Array.isArray(parent) && countEntries(parent) > getLeast(at, parent.length);
    at = getSchemaInside(at, parent, key);
    if (!at) break;
    if (isSpare || (typeof key === "string" && at.type === "optional")) {
      found = path.slice(0, depth + 1);
    }
  }
  return found;
}

/** The schema of a group's field or a list's entry. */
function getSchemaInside(schema: v.GenericSchema, parent: unknown, key: string | number) {
  const { item, entries, variants, key: nameKey = "" }: Inside = unwrap(schema);
  if (typeof key === "number") return item;
  const variant = variants?.[String(getValueAt(parent, [nameKey]))];
  return (entries ?? variant?.entries)?.[key];
}

const countEntries = (list: unknown[]) => list.filter((entry) => entry !== gone).length;

type PipeItem = { type: string; requirement?: unknown; pipe?: readonly PipeItem[] };

/** How many entries a list has to keep. @param size how many it has; one that is fixed keeps them all */
function getLeast(schema: v.GenericSchema, size: number): number {
  if (getFieldMetadata(schema).fixedBy) return size;
  const listItems = (each: PipeItem): PipeItem[] => each.pipe?.flatMap(listItems) ?? [each];
  const least = listItems(unwrap(schema) as PipeItem).find(({ type }) => type === "min_length");
  return Number(least?.requirement ?? 0);
}

function remove(value: unknown, path: FieldPath): void {
  const parent = getValueAt(value, path.slice(0, -1)) as Record<string, unknown>;
  const key = String(path.at(-1));
  if (Array.isArray(parent)) parent[Number(key)] = gone;
  else delete parent[key];
}

/** The value without what is gone from its lists. */
function closeGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry !== gone).map(closeGaps);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, closeGaps(field)]));
}
