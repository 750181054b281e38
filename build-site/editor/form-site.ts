import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { TextForm } from "content-model/field-metadata";
import type { FormSite } from "content-model/form-fields";
import { contains, escapeText } from "content-model/text-pattern";
import { parseDocument } from "yaml";
import { maxTitleLength } from "../rules/content-rules.ts";
import { readScenes } from "../sources/scenes.ts";
import { labels } from "./labels.ts";

const siteFile = resolve(import.meta.dirname, "../../content/site.yaml");

/**
 * How long a page's title may be by content/site.yaml (build-site/rules/content-rules.ts): the suffix
 * is added to it, unless the product's name is in it. That file can be faulty: the editor is where it
 * is fixed.
 */
function readTitleForm(): TextForm {
  const site: { name?: unknown; titleSuffix?: unknown } | null = parseDocument(
    readFileSync(siteFile, "utf8"),
  ).toJS();
  const { name = "", titleSuffix = "" } = site ?? {};
  const max = maxTitleLength - ` ${titleSuffix}`.length;
  return {
    source: `${contains(escapeText(String(name)))}[^]{1,${maxTitleLength}}|[^]{1,${max}}`,
    expects: `at most ${max} characters, or ${maxTitleLength} with ${name} in it`,
  };
}

/** The entries that a value may name, by collection, file and field of the editor. */
const relations: FormSite["relations"] = {
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
};

/** What the editor's forms take from this site. */
export const readFormSite = (): FormSite => ({
  labels,
  relations,
  pictures: [...readScenes().keys()],
  title: readTitleForm(),
});
