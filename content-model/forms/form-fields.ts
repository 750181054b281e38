import type { Field, RelationFieldProps, VariableFieldType } from "@sveltia/cms";
import type * as v from "valibot";
import { aDay, calendarDay } from "../schema/calendar-day.ts";
import {
  type FieldMetadata,
  getDescription,
  getFieldMetadata,
  type Inside,
  type TextForm,
  type Upload,
  unwrapSchema,
} from "../schema/field-metadata.ts";
import { keptPicture } from "../schema/media-fields.ts";
import { getSingular, joinSentences, type Labels } from "./labels.ts";
import {
  describeLength,
  getLimits,
  getNumberRule,
  getReferenceRule,
  getTextRule,
  type Limits,
} from "./limits.ts";

/** What a form takes from the site whose content it edits. */
export interface FormSite {
  labels: Labels;
  /** the entries that a value may name, by the `names` of its metadata */
  relations: Readonly<Record<string, Omit<RelationFieldProps, "widget">>>;
  /** the names of the rendered pictures */
  pictures: readonly string[];
  /** the form of a page's title */
  title: TextForm;
}

/** What every field has. */
type Common = { name: string; label: string; hint?: string; required: boolean };

/** Longer texts have a field of several lines. */
const longestLine = 100;

/** The editor's fields for a group. */
export const makeFields = (site: FormSite, entries: Record<string, v.GenericSchema>): Field[] =>
  Object.entries(entries).map(([name, schema]) => makeField(site, name, schema));

/** The editor's field for a schema. */
export function makeField(site: FormSite, name: string, written: v.GenericSchema): Field {
  const schema = unwrapSchema(written);
  const limits = getLimits(schema, site.title);
  const { choices: choiceLabels, fixedBy, form, isText, names, upload } = getFieldMetadata(written);
  const description = getDescription(written);
  const hint = description && joinSentences([site.labels.getHint(description)]);
  const common: Common = {
    name,
    label: site.labels.getLabel(name, written),
    ...(hint && { hint }),
    required: fixedBy !== undefined || written.type !== "optional",
  };
  const { choices } = limits;
  if (isText) return makeText(common, getReferenceRule(limits));
  if (schema.item) {
    const label_singular = getSingular(common.label);
    const items = makeItems(site, schema.item, limits, label_singular, fixedBy);
    return { ...common, label_singular, ...items, ...(fixedBy && fixed) };
  }
  if (schema.variants) return { ...common, widget: "object", ...makeTypes(site, schema) };
  if (schema.entries) {
    return {
      ...common,
      widget: "object",
      collapsed: "auto",
      fields: makeFields(site, schema.entries),
    };
  }
  if (schema.type === "record") return { ...common, widget: "keyvalue" };
  if (schema.type === "boolean") return makeBoolean(common);
  if (names) return { ...common, widget: "relation", ...getRelation(site, names) };
  if (upload && form === "picture") {
    return makePicture(common, upload, getTextRule(schema, limits), site.pictures);
  }
  if (upload) return makeUpload(common, upload, getTextRule(schema, limits));
  if (form === "picture") return { ...common, widget: "select", options: [...site.pictures] };
  if (form === "date") return makeDate(common);
  if (choices)
    return {
      ...common,
      widget: "select",
      options: choices.map((each) => makeChoice(site, each, choiceLabels)),
    };
  if (schema.type === "number") return makeNumber(common, limits);
  const field = makeText(common, getTextRule(schema, limits), limits);
  // A control of our own, which offers the site's addresses.
  return form === "link" ? ({ ...field, widget: "link" } as Field) : field;
}

function getRelation({ relations }: FormSite, names: string) {
  const relation = relations[names];
  if (!relation) throw new Error(`the form's site has no relation "${names}"`);
  return relation;
}

/** For a list that always has the same entries. */
const fixed = { allow_add: false, allow_remove: false, allow_reorder: false };

/**
 * A list of groups shows each by its summary, a list of values has a field for each.
 *
 * @param fixedBy the field that says which entry it is, in a list that always has the same
 */
function makeItems(
  site: FormSite,
  item: v.GenericSchema,
  { min, max }: Limits,
  label: string,
  fixedBy?: string,
) {
  const list = { widget: "list" as const, ...(min && { min }), ...(max && { max }) };
  const schema = unwrapSchema(item);
  if (schema.variants) return { ...list, collapsed: "auto" as const, ...makeTypes(site, schema) };
  if (!schema.entries) {
    return { ...list, field: { ...makeField(site, "item", item), label } as Field };
  }
  const fields = makeFields(site, schema.entries).map((field) =>
    field.name === fixedBy ? ({ ...field, readonly: true } as Field) : field,
  );
  const summary = `{{fields.${chooseSummary(fields, fixedBy)}}}`;
  return { ...list, collapsed: "auto" as const, summary, fields };
}

/** The fields that say what an entry of a list is, the best one first. */
export const namingFields = ["title", "name", "label", "question", "quote", "text"] as const;

/** The field that names an entry while it is closed: without one, it is a blank bar. */
function chooseSummary(fields: readonly Field[], fixedBy?: string): string | undefined {
  const names = [...namingFields, fixedBy];
  const isSure = (field: Field) => !("required" in field && field.required === false);
  const title = names.find((name) => fields.some((field) => field.name === name && isSure(field)));
  const value = fields.find(({ widget = "string" }) => !["list", "object"].includes(widget));
  const [first] = fields;
  return title ?? value?.name ?? (first && `${first.name}.0`);
}

/** A choice between groups; the name of the group is the type. */
function makeTypes(site: FormSite, { key = "type", variants = {} }: Inside) {
  const types = Object.entries(variants).map(([name, { entries = {} }]): VariableFieldType => {
    const { [key]: _, ...rest } = entries;
    return { name, label: site.labels.getChoiceLabel(name), fields: makeFields(site, rest) };
  });
  return { typeKey: key, types };
}

/** A choice in words, and the value that is written. */
const makeChoice = (site: FormSite, value: string | number, words: FieldMetadata["choices"]) =>
  typeof value === "string"
    ? { label: words?.[value] ?? site.labels.getChoiceLabel(value), value }
    : value;

/**
 * An optional one is not a switch, because a switch writes its value into every file; "no" is the
 * same as leaving it out.
 */
const makeBoolean = (common: Common): Field =>
  common.required
    ? { ...common, widget: "boolean" }
    : {
        ...common,
        widget: "select",
        options: [
          { label: "Yes", value: true },
          { label: "No", value: "" },
        ],
      };

/**
 * Its control is our own: what is no date stays as it is typed, and the pattern refuses it.
 *
 * The date of a new entry begins as today. One that may be missing does not: the editor would write
 * today into every older file that has none, whatever was changed there.
 */
const makeDate = (common: Common): Field => ({
  ...common,
  widget: "datetime",
  type: "date",
  format: "YYYY-MM-DD",
  pattern: [`^(?:${calendarDay})$`, `Expected ${aDay}.`],
  ...(common.required && ["date", "modified"].includes(common.name) && { default: "{{now}}" }),
});

/** Its control is our own: what it does not read as a number stays a text, which the pattern refuses. */
const makeNumber = (common: Common, limits: Limits): Field => ({
  ...common,
  widget: "number",
  value_type: limits.isWhole ? "int" : "float",
  pattern: getNumberRule(limits),
  ...(limits.min !== undefined && { min: limits.min }),
  ...(limits.max !== undefined && { max: limits.max }),
});

/** A photo is made small before it is saved; what the camera wrote into it, such as its place, goes. */
const transformations = {
  raster_image: { format: "webp", width: keptPicture.pixels, height: keptPicture.pixels },
} as const;

/** What a file that is dropped in may be, and where it goes. The build checks its width and rights. */
const getUpload = ({ accept, address, folder, megabytes }: Upload) => ({
  accept,
  // Next to the content file is where the collection puts it: all fields share what is dropped in.
  ...(folder && { media_folder: folder, public_folder: address }),
  media_libraries: {
    default: {
      config: { slugify_filename: true, max_file_size: megabytes * 1e6, transformations },
    },
    stock_assets: false,
  },
});

const makeUpload = (common: Common, upload: Upload, pattern: [string, string]): Field => ({
  ...common,
  ...getUpload(upload),
  widget: upload.kind,
  choose_url: false,
  // Of a file that is dropped in, the form sees the name alone.
  ...(upload.address === "" && { pattern }),
});

/** A control of our own, which the editor has to be given; a file that is dropped in is a blob: address. */
const makePicture = (
  common: Common,
  upload: Upload,
  [source, expects]: [string, string],
  scenes: readonly string[],
): Field => ({
  ...common,
  ...getUpload(upload),
  widget: "scene-or-picture",
  scenes,
  pattern: [`^blob:|${source}`, expects],
});

function makeText(common: Common, pattern: [string, string], limits?: Limits): Field {
  // Of a form that the field's description does not say.
  const forms = common.hint ? [] : (limits?.forms ?? []).map(({ expects }) => expects);
  const hint = joinSentences([common.hint, ...forms, limits && describeLength(limits)]);
  const isLong = limits?.forms.length === 0 && (limits.max ?? 600) > longestLine;
  return { ...common, ...(hint && { hint }), widget: isLong ? "text" : "string", pattern };
}
