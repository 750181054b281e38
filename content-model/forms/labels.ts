import { basename } from "node:path";
import type * as v from "valibot";
import { getFieldMetadata, unwrapSchema } from "../schema/field-metadata.ts";
import { makeWords } from "./form-places.ts";

const fileName = /(?:[a-z-]+\/)*[a-z-]+\.yaml/g;

/** How the form calls things. */
export type Labels = ReturnType<typeof createLabels>;

/**
 * @param words that a site has where a name says too little, or says it to engineers: for fields and choices by
 *   their names, for files and folders by their paths below content/
 */
export function createLabels({
  fields,
  files,
  folders,
}: Record<"fields" | "files" | "folders", Readonly<Record<string, string>>>) {
  const folderName = new RegExp(`(?<![\\w/-])(${Object.keys(folders).join("|")})/(?![\\w{])`, "g");
  /** @param schema where the same name means something else elsewhere */
  const getLabel = (name: string, schema?: v.GenericSchema): string =>
    (schema && (getFieldMetadata(schema).label ?? getFieldMetadata(unwrapSchema(schema)).label)) ??
    fields[name] ??
    makeWords(name);
  const getFileLabel = (file: string) => files[file] ?? getLabel(basename(file, ".yaml"));
  const getFolderLabel = (folder: string) => folders[folder] ?? getLabel(folder);
  return {
    getLabel,
    /** A value that can be chosen; one that is in words already stays as it is. */
    getChoiceLabel: (value: string) => (/^[a-z][\w-]*$/.test(value) ? getLabel(value) : value),
    getFileLabel,
    getFolderLabel,
    /**
     * A schema's description in the form's terms: it has entries and fields, not files and keys, and
     * the people who fill it in have neither the commands nor the docs of the software.
     */
    getHint(description: string): string {
      const sentences = description.split(/(?<=\.) /).filter((each) => !each.includes("npm run"));
      return sentences
        .join(" ")
        .replace(/ \(docs\/[^)]*\)/g, "")
        .replace(/`([a-z]\w*)`/gi, (_, name) => `“${getLabel(name)}”`)
        .replace(fileName, (file) => `“${getFileLabel(file.replace(/^content\//, ""))}”`)
        .replace(folderName, (_, folder) => `“${getFolderLabel(folder)}”`);
    },
  };
}

/** The label of one of several: "Category" of "Categories". */
export const getSingular = (label: string) => label.replace(/ies$/, "y").replace(/([^s])s$/, "$1");

/** Descriptions as sentences: with a capital at the beginning and a period at the end. */
export const joinSentences = (parts: (string | undefined)[]): string =>
  parts
    .filter((part) => part !== undefined)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1).replace(/(?<![.!?]|[.!?]\))$/, "."))
    .join(" ");
