import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { RelationFieldProps } from "@sveltia/cms";
import { parseDocument } from "yaml";
import type { FieldMetadata } from "../../app/content/field-metadata.ts";
import { maxTitleLength } from "../content/content-rules.ts";
import { readScenes } from "../content/scenes.ts";

/** The names of the rendered pictures. */
export const listPictures = () => [...readScenes().keys()];

const siteFile = resolve(import.meta.dirname, "../../content/site.yaml");

/** How long a page's title may be: the suffix is added to it, unless the product's name is in it. */
export type TitleLimits = { name: string; max: number; maxWithName: number };

/**
 * The limits by content/site.yaml (build-site/content/content-rules.ts). That file can be faulty: the
 * editor is where it is fixed.
 */
export function getTitleLimits(): TitleLimits {
  const site: unknown = parseDocument(readFileSync(siteFile, "utf8")).toJS();
  const { name = "", titleSuffix = "" } = Object(site);
  const max = maxTitleLength - ` ${titleSuffix}`.length;
  return { name: String(name), max, maxWithName: maxTitleLength };
}

/** The entries that a value may name, by collection, file and field of the editor. */
const relations = {
  articles: { collection: "articles", value_field: "{{slug}}", display_fields: ["title"] },
  authors: { collection: "authors", value_field: "{{slug}}", display_fields: ["name"] },
  category: { collection: "pages", file: "pages-blog", value_field: "categories.*" },
  resourceCategory: {
    collection: "pages",
    file: "pages-resources",
    value_field: "categories.*.id",
    display_fields: ["categories.*.label"],
  },
  claim: {
    collection: "claims",
    file: "claims",
    value_field: "entries.*.id",
    display_fields: ["entries.*.name"],
  },
} satisfies Record<NonNullable<FieldMetadata["names"]>, Omit<RelationFieldProps, "widget">>;

export const getRelation = (names: keyof typeof relations) => relations[names];
