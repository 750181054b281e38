import * as v from "valibot";
import { explainTwofold } from "./plain-number.ts";

/** A schema with words for whoever fills it in: in faults, in docs/content-fields.md, in editors. */
export const described = <const S extends v.GenericSchema>(description: string, schema: S) =>
  v.pipe(schema, v.description(description));

/**
 * What the schemas of this site have inside: a group's fields, its variants, a list's item, an optional
 * schema.
 */
export type Inside = v.GenericSchema & {
  entries?: Record<string, v.GenericSchema>;
  /** groups by their names, which are in the field `key` */
  variants?: Record<string, Inside>;
  key?: string;
  item?: v.GenericSchema;
  wrapped?: v.GenericSchema;
};

/** The schema in an optional one; any other is itself. */
export function unwrapSchema(schema: v.GenericSchema): Inside {
  const { wrapped }: Inside = schema;
  return wrapped ? unwrapSchema(wrapped) : schema;
}

/** The words for a schema. */
export const getDescription = (schema: v.GenericSchema): string | undefined =>
  v.getDescription(schema) ?? v.getDescription(unwrapSchema(schema));

/** The schema of the field at a path, if there is one. */
export function findSchema(
  schema: v.GenericSchema,
  path: readonly (string | number)[],
): v.GenericSchema | undefined {
  let found: v.GenericSchema | undefined = schema;
  for (const key of path) {
    const { entries, variants = {}, item } = unwrapSchema(found);
    const fields: Inside["entries"] = Object.assign(
      {},
      entries,
      ...Object.values(variants).map((variant) => variant.entries),
    );
    found = typeof key === "number" ? item : fields?.[key];
    if (!found) return undefined;
  }
  return found;
}

/** The words for the field at a path, if it has any. */
export function describeField(...place: Parameters<typeof findSchema>): string | undefined {
  const found = findSchema(...place);
  return found && getDescription(found);
}

/** A schema and every field in it, each by its path, which of the schema itself is empty. */
function listFields(
  schema: v.GenericSchema,
  path = "",
): { field: string; schema: v.GenericSchema }[] {
  const { entries = {}, variants = {}, item } = unwrapSchema(schema);
  return [
    { field: path, schema },
    ...(item ? listFields(item, `${path}[]`) : []),
    ...Object.entries(variants).flatMap(([name, variant]) =>
      listFields(variant, path.replace(/\[\]$/, `[${name}]`)),
    ),
    ...Object.entries(entries).flatMap(([key, field]) =>
      listFields(field, path ? `${path}.${key}` : key),
    ),
  ];
}

/**
 * Every field of a schema that has words, by its path: `personas[].callouts[].dx`, or
 * `bands[hero].lead` for a variant.
 */
export const listDescriptions = (schema: v.GenericSchema) =>
  listFields(schema).flatMap(({ field, schema: own }) => {
    const description = getDescription(own);
    return description ? { field, description } : [];
  });

/** What a schema tells the editor of its field, where type and limits do not say it. */
export type FieldMetadata = {
  /** what the form calls the field, where its name alone says something else */
  label?: string;
  /** what the text is, if the form has a control or rules for it */
  form?: "date" | "link" | "pageTitle" | "picture";
  /** what only a check of the schema knows of the text, as the form can say it */
  pattern?: TextForm;
  /** the words of choices that say too little, by value */
  choices?: Readonly<Record<string, string>>;
  /** the words in braces that the text contains */
  placeholders?: readonly string[];
  /** in the file the value is text, whatever it is on the page */
  isText?: true;
  /** the list always has the same entries, in the same order; this field of theirs says which one it is */
  fixedBy?: string;
  /** what the value names: an entry of another file or folder, by the name that the form's site has for it */
  names?: string;
  /** the value is the name of a file that the editor uploads */
  upload?: Upload;
  /** the group is one of the team's own pictures, so many pixels wide where it is shown */
  leastWidth?: number;
};

/** The form of a text: a pattern without anchors, and in words. */
export type TextForm = { source: string; expects: string };

/** Where uploaded files go, and how content names them. */
export type Upload = {
  kind: "image" | "file";
  /** from the repository's root with a slash; empty for the folder of the content file itself */
  folder: string;
  /** what is written before the file's name, without the slash between them; may be empty */
  address: string;
  /** media types or endings, as of HTML's `accept` */
  accept: string;
  /** the most that a file may have */
  megabytes: number;
};

/** A schema with what an editor has to know about its field. */
export const withMetadata = <const S extends v.GenericSchema>(metadata: FieldMetadata, schema: S) =>
  v.pipe(schema, v.metadata(metadata));

/** What a schema tells the editor; nothing if it has nothing to tell. */
export const getFieldMetadata = (schema: v.GenericSchema): FieldMetadata => ({
  ...v.getMetadata(unwrapSchema(schema)),
  ...v.getMetadata(schema),
});

/**
 * A value that is text in the file: a reference such as "{{crews.Crew 7.cleared}}", or a number
 * behind the mark of a sample. A number in quotes is one, too, because an editor writes all of a
 * field's values as text.
 */
export const writtenAsText = <const S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.unknown(),
    v.transform((value) =>
      typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value) && !explainTwofold(value)
        ? Number(value)
        : value,
    ),
    schema,
    v.metadata({ isText: true } satisfies FieldMetadata),
  );
