import * as v from "valibot";

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
export function unwrap(schema: v.GenericSchema): Inside {
  const { wrapped }: Inside = schema;
  return wrapped ? unwrap(wrapped) : schema;
}

/** The words for a schema. */
export const getDescription = (schema: v.GenericSchema): string | undefined =>
  v.getDescription(schema) ?? v.getDescription(unwrap(schema));

/** The words for the field at a path, if it has any. */
export function describeField(
  schema: v.GenericSchema,
  path: readonly (string | number)[],
): string | undefined {
  let found: v.GenericSchema | undefined = schema;
  for (const key of path) {
    const { entries, variants = {}, item } = unwrap(found);
    const fields: Inside["entries"] = Object.assign(
      {},
      entries,
      ...Object.values(variants).map((variant) => variant.entries),
    );
    found = typeof key === "number" ? item : fields?.[key];
    if (!found) return undefined;
  }
  return getDescription(found);
}

/**
 * Every field of a schema that has words, by its path: `personas[].callouts[].dx`, or
 * `bands[hero].lead` for a variant.
 */
export function listDescriptions(
  schema: v.GenericSchema,
  path = "",
): { field: string; description: string }[] {
  const own = getDescription(schema);
  const { entries = {}, variants = {}, item } = unwrap(schema);
  return [
    ...(own ? [{ field: path, description: own }] : []),
    ...(item ? listDescriptions(item, `${path}[]`) : []),
    ...Object.entries(variants).flatMap(([name, variant]) =>
      listDescriptions(variant, path.replace(/\[\]$/, `[${name}]`)),
    ),
    ...Object.entries(entries).flatMap(([key, field]) =>
      listDescriptions(field, path ? `${path}.${key}` : key),
    ),
  ];
}
