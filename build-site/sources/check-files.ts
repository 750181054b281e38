import { type Checked, checkFiles as checkAgainstSchema } from "content-model/check-files";
import { type ContentFile, parseContentFile } from "content-model/content-file";
import { readText } from "content-model/files";
import type { YamlSource } from "content-model/source";
import { type Facts, fillContentFile, readFacts } from "./references.ts";

export const readContentFile = (
  root: string,
  file: string,
  facts: Facts = readFacts(root),
): ContentFile => fillContentFile(facts, parseContentFile(file, readText(root, file)));

/**
 * Reads the files of a source, fills in their references and checks each against its schema.
 *
 * @param root the folder with content/
 * @param facts what references can name, if it was read already
 */
export const checkFiles = (
  root: string,
  source: YamlSource,
  facts: Facts = readFacts(root),
): Checked => checkAgainstSchema(root, source, (file) => fillContentFile(facts, file));
