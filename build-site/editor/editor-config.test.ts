import { globSync } from "node:fs";
import type { Field } from "@sveltia/cms";
import type * as v from "valibot";
import { expect, test } from "vitest";
import { articleSchema } from "../../app/parts/articles/schema.ts";
import { documentSchema, legalSchema } from "../../app/parts/documents/schema.ts";
import { project } from "../../tests/content-copy.ts";
import { listYamlSources } from "../content/sources.ts";
import { makeContentConfig } from "./editor-config.ts";
import { formatAllContent } from "./format-content.ts";

const { collections = [] } = await makeContentConfig();

/** The fields of every kind of file, by the name of the file or the folder. */
const configured = new Map(
  collections.flatMap((collection): [string, Field[]][] => {
    if ("files" in collection) return collection.files.map(({ file, fields }) => [file, fields]);
    return "folder" in collection ? [[collection.folder, collection.fields]] : [];
  }),
);

type Inside = v.GenericSchema & {
  entries?: Record<string, Inside>;
  item?: Inside;
  wrapped?: Inside;
  variants?: Record<string, Inside>;
  key?: string;
};

/** Every field of a schema by its path: `personas[].callouts[].dx`. */
function listSchemaPaths(schema: Inside, path = ""): string[] {
  const { wrapped, item, entries, variants, key } = schema;
  if (wrapped) return listSchemaPaths(wrapped, path);
  if (item) return [path, ...listSchemaPaths(item, `${path}[]`)];
  if (variants) {
    const inside = Object.entries(variants).flatMap(([name, variant]) =>
      listSchemaPaths(variant, `${path}<${name}>`).filter((each) => !each.endsWith(`>.${key}`)),
    );
    return [path, ...inside];
  }
  const inside = Object.entries(entries ?? {}).flatMap(([name, field]) =>
    listSchemaPaths(field, `${path}.${name}`),
  );
  return [path, ...inside];
}

type AnyField = {
  name: string;
  fields?: Field[];
  field?: Field;
  types?: AnyField[];
  widget?: string;
};

function listFieldPaths(field: AnyField, path: string): string[] {
  const own = field.widget === "list" ? `${path}[]` : path;
  const inside = [
    ...(field.field ? listFieldPaths(field.field, own) : []),
    ...(field.fields ?? []).flatMap((each) => listFieldPaths(each, `${own}.${each.name}`)),
    ...(field.types ?? []).flatMap((type) => listFieldPaths(type, `${own}<${type.name}>`)),
  ];
  const isGroupList = own !== path && !field.field;
  return [path, ...(isGroupList ? [own] : []), ...inside];
}

const kinds: [string, v.GenericSchema][] = [
  ["content/blog", articleSchema],
  ["content/documents", documentSchema],
  ["content/legal", legalSchema],
  ...(await listYamlSources()).flatMap((source): [string, v.GenericSchema][] => {
    if (source.kind === "folder") return [[`content/${source.folder}`, source.schema]];
    const files = source.kind === "file" ? [source.file] : source.files;
    return files.map((file) => [`content/${file}`, source.schema]);
  }),
];

test.each(kinds)("%s has the same fields in the editor as in its schema", (name, schema) => {
  const fields = (configured.get(name) ?? []).filter((field) => field.name !== "body");
  const [first] = fields;
  const paths =
    first && "root" in first
      ? listFieldPaths(first, "")
      : ["", ...fields.flatMap((field) => listFieldPaths(field, `.${field.name}`))];
  expect(paths).toEqual(listSchemaPaths(schema));
});

test("every file of words is in one collection", async () => {
  const files = globSync("content/**/*.{yaml,md}", { cwd: project });
  const opened = await formatAllContent(project);
  expect(opened.map(({ file }) => file).sort()).toEqual(files.sort());
});
