import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type ContentFile,
  type Fault,
  type FieldPath,
  listFields,
  makeFault,
} from "content-model/content-file";
import { getFieldMetadata, unwrapSchema } from "content-model/field-metadata";
import { explainFigure, figureForm } from "content-model/figure";
import { contentFolder, listFiles } from "content-model/files";
import { isGroup } from "content-model/groups";
import { suggestNearest } from "content-model/nearest";
import type { YamlSource } from "content-model/source";
import type { Claims } from "../../app/parts/claims/schema.ts";
import type { EditionContent } from "./edition-content.ts";

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
  checked.files.flatMap((file) =>
    listFigures(source.schema, file.written).flatMap(({ text, path }) => {
      const message = explainFigure(text);
      return message ? makeFault(file, path, message) : [];
    }),
  );

/** The articles, texts of downloads and legal texts, as paths from the folder with content/, with slashes. */
export const listMarkdownFiles = (root: string) => listFiles(root, `${contentFolder}/**/*.md`);

/** What the content says outside the register and the screens, which show the sample plant. */
const isOther = ({ file }: ContentFile) =>
  !/^content\/(?:claims\.yaml|figures\/|plant\/)/.test(file);

/**
 * Checks that each metric has a claim as its basis, and that claim's value.
 *
 * @param files every YAML file of the content
 */
export function checkClaims(claims: Claims, files: readonly ContentFile[]): Fault[] {
  const ids = claims.map(({ id }) => id);
  return files.filter(isOther).flatMap((file) => {
    const values = new Map(
      listFields(file.written, "value").map(({ text, path }) => [path.slice(0, -1).join(), text]),
    );
    return listFields(file.written, "basis").flatMap(({ text, path }) => {
      if (!ids.includes(text)) {
        return makeFault(file, path, `"${text}" is not a claim${suggestNearest(text, ids)}`);
      }
      const value = values.get(path.slice(0, -1).join());
      if (value === undefined || new RegExp(`^\\{\\{claims\\.${text}[.}]`).test(value)) return [];
      const message = `"${value}" is not the figure of its basis; expected "{{claims.${text}}}", or, for a figure of its own, an entry of its own in content/claims.yaml, named here as \`basis\``;
      return makeFault(file, [...path.slice(0, -1), "value"], message);
    });
  });
}

/**
 * Checks that the figures of claims in percent have its sign: pages print them as they are written.
 *
 * @param file content/claims.yaml
 */
export const checkPercents = (file: ContentFile, claims: Claims): Fault[] =>
  claims.flatMap(({ unit, value, values = [] }, at) => {
    if (unit !== "percent") return [];
    const figures = values.map((each, number) => ({ path: [at, "values", number], ...each }));
    return [...(value ? [{ path: [at], value }] : []), ...figures].flatMap(({ path, value }) => {
      const message = `"${value}" has no percent sign, and its unit is percent; expected one such as 35%`;
      return value.includes("%") ? [] : makeFault(file, [...path, "value"], message);
    });
  });

export function listUnmade(root: string, claims: Claims, files: readonly ContentFile[]): string[] {
  const texts = [
    ...files.filter(isOther).map(({ written }) => JSON.stringify(written)),
    ...listMarkdownFiles(root).map((file) => readFileSync(join(root, file), "utf8")),
  ].join();
  return claims
    .map(({ id }) => id)
    .filter((id) => !texts.includes(`{{claims.${id}`) && !texts.includes(`"basis":"${id}"`));
}
