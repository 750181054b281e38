import { basename } from "node:path";
import type { Field } from "@sveltia/cms";
import type * as v from "valibot";
import { unwrap } from "../schema/description.ts";
import { getFieldMetadata } from "../schema/field-metadata.ts";
import { type ContentConfig, matchEntry } from "./content-config.ts";

/** The words that a site has where a name says too little, or says it to engineers. */
export interface SiteLabels {
  /** fields and choices, by their names */
  fields: Readonly<Record<string, string>>;
  /** files, by their paths below content/ */
  files: Readonly<Record<string, string>>;
  /** folders, by their paths below content/ */
  folders: Readonly<Record<string, string>>;
}

/** How the form calls things. */
export interface Labels {
  /** @param schema where the same name means something else elsewhere */
  getLabel(name: string, schema?: v.GenericSchema): string;
  /** A value that can be chosen; one that is in words already stays as it is. */
  getChoiceLabel(value: string): string;
  /** @param file below content/, such as `pages/about.yaml` */
  getFileLabel(file: string): string;
  /** @param folder below content/, such as `jobs` */
  getFolderLabel(folder: string): string;
  /**
   * A schema's description in the form's terms: it has entries and fields, not files and keys, and
   * the people who fill it in have neither the commands nor the docs of the software.
   */
  getHint(description: string): string;
}

/** "oil-and-gas", "accessibleNames" or "learn_more" in words: "Oil and gas", "Accessible names". */
function makeWords(name: string): string {
  const words = name.replace(/[-_]/g, " ").replace(/([a-z\d])([A-Z])/g, "$1 $2");
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

const fileName = /(?:[a-z-]+\/)*[a-z-]+\.yaml/g;

export function createLabels({ fields, files, folders }: SiteLabels): Labels {
  const folderName = new RegExp(`(?<![\\w/-])(${Object.keys(folders).join("|")})/(?![\\w{])`, "g");
  const getLabel: Labels["getLabel"] = (name, schema) =>
    (schema && (getFieldMetadata(schema).label ?? getFieldMetadata(unwrap(schema)).label)) ??
    fields[name] ??
    makeWords(name);
  const getFileLabel = (file: string) => files[file] ?? getLabel(basename(file, ".yaml"));
  const getFolderLabel = (folder: string) => folders[folder] ?? getLabel(folder);
  return {
    getLabel,
    getChoiceLabel: (value) => (/^[a-z][\w-]*$/.test(value) ? getLabel(value) : value),
    getFileLabel,
    getFolderLabel,
    getHint(description) {
      const sentences = description.split(/(?<=\.) /).filter((each) => !each.includes("npm run"));
      return sentences
        .join(" ")
        .replace(/ \(docs\/[^)]*\)/g, "")
        .replace(/`([a-z]\w*)`/gi, (_, name) => `“${getLabel(name)}”`)
        .replace(fileName, (file) => `“${getFileLabel(file)}”`)
        .replace(folderName, (_, folder) => `“${getFolderLabel(folder)}”`);
    },
  };
}

/** The label of one of several: "Category" of "Categories". */
export const getSingular = (label: string) => label.replace(/ies$/, "y").replace(/([^s])s$/, "$1");

/** A field as far as this file reads it. */
type AnyField = {
  name: string;
  label?: string;
  root?: boolean;
  widget?: string;
  field?: Field;
  fields?: Field[];
  types?: { fields?: Field[] }[];
};

/** Where the editor has a value, in the words that it shows. */
export type FormWords = {
  /** such as "Pages" */
  collection: string;
  /** such as "Home"; the file's name if it is one of an open folder */
  entry: string;
  /** such as "Questions", "3", "Answer"; empty for the file as a whole */
  field: string[];
};

/**
 * What the form calls a value; undefined if the editor does not have the file. A list's entries count
 * from 1, as the form shows them. What is not in the form is left out at the end.
 *
 * @param file from the project's root, such as `content/pages/home.yaml`
 * @param path the keys of the value in the file; entries of a list by their index, from 0
 */
export function getFormWords(
  { collections = [] }: ContentConfig,
  file: string,
  path: readonly (string | number)[],
): FormWords | undefined {
  for (const collection of collections) {
    if ("divider" in collection) continue;
    const { label = collection.name } = collection;
    if ("folder" in collection) {
      const entry = matchEntry(collection, file);
      if (entry)
        return { collection: label, entry, field: nameField(collection.fields ?? [], path) };
    } else {
      const found = collection.files.find((each) => each.file === file);
      const entry = found?.label ?? found?.name;
      if (found && entry) {
        return { collection: label, entry, field: nameField(found.fields, path) };
      }
    }
  }
  return undefined;
}

function nameField(fields: readonly AnyField[], path: readonly (string | number)[]): string[] {
  const [first] = fields;
  return nameInside(first?.root ? first : { name: "", fields: [...fields] as Field[] }, path);
}

function nameInside(field: AnyField, path: readonly (string | number)[]): string[] {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  if (field.widget === "keyvalue") return [String(key)];
  if (field.widget === "list" && Number.isInteger(Number(key))) {
    const item = field.field ?? { ...field, widget: "object" };
    return [String(Number(key) + 1), ...nameInside(item as AnyField, rest)];
  }
  const inside = [field, ...(field.types ?? [])].flatMap(({ fields = [] }) => fields);
  const found: AnyField | undefined = inside.find(({ name }) => name === key);
  return found ? [found.label ?? found.name, ...nameInside(found, rest)] : [];
}
