import type { CmsConfig, Field } from "@sveltia/cms";

/** What a file has in place of the `*` of a pattern; undefined if it does not match. Safe for a browser. */
export function matchName(pattern: string, file: string): string | undefined {
  const [start = "", end = ""] = pattern.split("*");
  const name = file.slice(start.length, -end.length);
  return file === start + name + end && !name.includes("/") ? name : undefined;
}

/** "oil-and-gas", "accessibleNames" or "economicId" in words: "Oil and gas", "Accessible names", "Economic ID". */
export function makeWords(name: string): string {
  const words = name.replace(/[-_]/g, " ").replace(/([a-z\d])([A-Z])/g, "$1 $2");
  return (words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()).replace(/ id$/, " ID");
}

/** The editor's configuration as far as the schemas decide it; sign-in and media are the host's. */
export type ContentConfig = Pick<CmsConfig, "collections" | "output" | "slug" | "editor">;

/** The form of a content file, and what the editor calls it; undefined if the editor does not have the file. */
export function findForm({ collections = [] }: ContentConfig, file: string) {
  for (const collection of collections) {
    if ("divider" in collection) continue;
    if ("files" in collection) {
      const form = collection.files.find((each) => each.file === file);
      if (form) return { collection, form, entry: form.name, label: form.label ?? form.name };
    } else {
      const { folder, extension, path = "{{slug}}" } = collection;
      const slug = matchName(`${folder}/${path.replace("{{slug}}", "*")}.${extension}`, file);
      const entry = path.replace("{{slug}}", slug ?? "");
      if (slug) return { collection, form: collection, entry, label: slug };
    }
  }
  return undefined;
}

/** A field of the form, whatever its widget is, as far as this package reads it. */
export type AnyField = {
  name: string;
  label?: string;
  root?: boolean;
  widget?: string;
  required?: boolean | string[];
  field?: Field;
  fields?: Field[];
  types?: { name: string; fields?: Field[] }[];
  typeKey?: string;
};

/**
 * What the form calls a value; undefined if the editor does not have the file. A list's entries count
 * from 1, as the form shows them. What is not in the form is left out at the end.
 *
 * @param file from the project's root, such as `content/pages/home.yaml`
 * @param path the keys of the value in the file; entries of a list by their index, from 0
 */
export function getFormWords(
  config: ContentConfig,
  file: string,
  path: readonly (string | number)[],
) {
  const found = findForm(config, file);
  return (
    found && {
      /** such as "Pages" */
      collection: found.collection.label ?? found.collection.name,
      /** such as "Home"; the file's name if it is one of an open folder */
      entry: found.label,
      /** such as "Questions", "3", "Answer"; empty for the file as a whole */
      field: nameField(found.form.fields ?? [], path),
    }
  );
}

/** The content file that the editor opens at an address; undefined for any other address. */
export function getEditedFile(
  { collections = [] }: ContentConfig,
  address: string,
): string | undefined {
  const [, name, entry = ""] = /#\/collections\/([^/]+)\/entries\/(.+)$/.exec(address) ?? [];
  const collection = collections.find((each) => "name" in each && each.name === name);
  if (!collection || "divider" in collection) return undefined;
  return "folder" in collection
    ? `${collection.folder}/${entry}.${collection.extension}`
    : collection.files.find((each) => each.name === entry)?.file;
}

function nameField(fields: readonly AnyField[], path: readonly (string | number)[]): string[] {
  const [first] = fields;
  return nameInside(first?.root ? first : { name: "", fields: [...fields] as Field[] }, path);
}

function nameInside(field: AnyField, path: readonly (string | number)[]): string[] {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  if (field.widget === "keyvalue") return [makeWords(String(key))];
  if (field.widget === "list" && Number.isInteger(Number(key))) {
    const item = field.field ?? { ...field, widget: "object" };
    return [String(Number(key) + 1), ...nameInside(item as AnyField, rest)];
  }
  const inside = [field, ...(field.types ?? [])].flatMap(({ fields = [] }) => fields);
  const found: AnyField | undefined = inside.find(({ name }) => name === key);
  return found ? [found.label ?? found.name, ...nameInside(found, rest)] : [];
}
