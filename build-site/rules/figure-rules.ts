import {
  type ContentFile,
  type Fault,
  type FieldPath,
  makeFault,
} from "content-model/content-file";
import { getFieldMetadata, unwrapSchema } from "content-model/field-metadata";
import { explainFigure, figureForm } from "content-model/figure";
import { isGroup } from "content-model/groups";
import type { YamlSource } from "content-model/source";
import type { EditionContent } from "./edition-content.ts";

/** The fields of a value that are figures, with their texts. */
function listFigures(
  schema: YamlSource["schema"],
  value: unknown,
  path: FieldPath = [],
): { text: string; path: FieldPath }[] {
  if (typeof value === "string") {
    return getFieldMetadata(schema).pattern === figureForm ? [{ text: value, path }] : [];
  }
  const { entries, variants = {}, key = "", item } = unwrapSchema(schema);
  if (Array.isArray(value)) {
    return item ? value.flatMap((each, at) => listFigures(item, each, [...path, at])) : [];
  }
  if (!isGroup(value)) return [];
  const fields = entries ?? variants[String(value[key])]?.entries ?? {};
  return Object.entries(fields).flatMap(([name, field]) =>
    listFigures(field, value[name], [...path, name]),
  );
}

/** Faults for figures of English files that are written as in another language, or against the house style. */
export const checkFigures = ({ source, checked }: EditionContent["sources"][number]): Fault[] =>
  checked.files.flatMap((file) => checkFile(source.schema, file));

const checkFile = (schema: YamlSource["schema"], file: ContentFile): Fault[] =>
  listFigures(schema, file.written).flatMap(({ text, path }) => {
    const message = explainFigure(text);
    return message ? [makeFault(file, path, message)] : [];
  });
