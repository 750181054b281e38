import type { Field, VariableFieldType } from "@sveltia/cms";
import type * as v from "valibot";
import { getDescription } from "../../app/content/description.ts";
import { getFieldMetadata } from "../../app/content/field-metadata.ts";
import { getRelation, listPictures } from "./choices.ts";
import { describeLength, getLimits, getReferenceRule, getTextRule, type Limits } from "./limits.ts";

/** What the schemas of the content have inside. */
type Inside = v.GenericSchema & {
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  /** of a picklist: the choices; of a variant: a group for each */
  options?: readonly string[] | readonly Inside[];
  /** of a variant: the field that says which one it is */
  key?: string;
  /** of a literal */
  literal?: string;
};

/** What every field has. */
type Common = { name: string; label: string; hint?: string; required: boolean };

/** Longer texts have a field of several lines. */
const longestLine = 100;

/** "accessibleNames" as a label: "Accessible names". */
export function getLabel(name: string): string {
  const words = name.replace(/[-_]/g, " ").replace(/([a-z\d])([A-Z])/g, "$1 $2");
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** The schema in an optional one; any other is itself. */
function unwrap(schema: Inside): Inside {
  return schema.wrapped ? unwrap(schema.wrapped) : schema;
}

/** The editor's fields for a group. */
export const makeFields = (entries: Record<string, v.GenericSchema>): Field[] =>
  Object.entries(entries).map(([name, schema]) => makeField(name, schema));

/** The editor's field for a schema. */
export function makeField(name: string, written: v.GenericSchema): Field {
  const schema = unwrap(written);
  const limits = getLimits(schema);
  const { form, isFixed, isText, names } = getFieldMetadata(schema);
  const hint = getDescription(written);
  const common: Common = {
    name,
    label: getLabel(name),
    ...(hint !== undefined && { hint }),
    required: isFixed === true || written.type !== "optional",
  };
  const { item, entries } = schema;
  if (isText) return makeText(common, getReferenceRule(getChoices(schema)));
  if (item) return { ...common, ...makeItems(item, limits), ...(isFixed && fixed) };
  if (schema.type === "variant") return { ...common, ...makeVariants(schema) };
  if (entries) {
    return { ...common, widget: "object", collapsed: "auto", fields: makeFields(entries) };
  }
  if (schema.type === "record") return { ...common, widget: "keyvalue" };
  if (schema.type === "boolean") return makeBoolean(common);
  if (names) return { ...common, widget: "relation", ...getRelation(names) };
  if (form === "picture") return { ...common, widget: "select", options: listPictures() };
  if (form === "date") return { ...common, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  const choices = getChoices(schema);
  if (choices) return { ...common, widget: "select", options: choices };
  if (schema.type === "number") return makeNumber(common, limits);
  return makeText(common, getTextRule(schema, limits), limits);
}

/** For a list that always has the same entries. */
const fixed = { allow_add: false, allow_remove: false, allow_reorder: false };

/** A list of groups shows each by its summary, a list of values has a field for each. */
function makeItems(item: v.GenericSchema, { min, max }: Limits) {
  const limits = { ...(min && { min }), ...(max && { max }) };
  const schema = unwrap(item);
  if (schema.type === "variant") {
    const { types, typeKey } = makeVariants(schema);
    return { widget: "list" as const, ...limits, types, typeKey };
  }
  if (!schema.entries)
    return { widget: "list" as const, ...limits, field: makeField("item", item) };
  const fields = makeFields(schema.entries);
  const title = ["title", "name", "label", "question", "text"].find((name) =>
    fields.some((field) => field.name === name),
  );
  return {
    widget: "list" as const,
    ...limits,
    collapsed: "auto" as const,
    ...(title !== undefined && { summary: `{{fields.${title}}}` }),
    fields,
  };
}

/** One of several groups; the field that tells them apart is the type's name. */
function makeVariants({ key = "type", options = [] }: Inside) {
  const types = (options as readonly Inside[]).map(({ entries = {} }): VariableFieldType => {
    const { [key]: kind, ...rest } = entries as Record<string, Inside>;
    const name = kind?.literal ?? "";
    return { name, label: getLabel(name), fields: makeFields(rest) };
  });
  return { widget: "object" as const, typeKey: key, types };
}

/** An optional one is no switch, because a switch always writes its value. */
const makeBoolean = (common: Common): Field =>
  common.required
    ? { ...common, widget: "boolean" }
    : { ...common, widget: "select", options: [{ label: "Yes", value: true }] };

const makeNumber = (common: Common, { min, max, isWhole }: Limits): Field => ({
  ...common,
  widget: "number",
  value_type: isWhole ? "int" : "float",
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

/** The names or numbers that a value may be, if they are fixed. */
function getChoices(schema: Inside): readonly (string | number)[] | undefined {
  if (schema.type === "picklist") return schema.options as readonly string[];
  const inner = "pipe" in schema ? (schema.pipe as Inside[]) : [];
  return (
    getLimits(schema).values ??
    (inner.find(({ type }) => type === "picklist")?.options as readonly string[] | undefined)
  );
}

function makeText(common: Common, pattern: [string, string], limits?: Limits): Field {
  const length = limits && describeLength(limits);
  const hint = [common.hint, length].filter((part) => part !== undefined).join(" · ");
  const isLong = limits !== undefined && (limits.max ?? 600) > longestLine;
  return { ...common, ...(hint && { hint }), widget: isLong ? "text" : "string", pattern };
}
