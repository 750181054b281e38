import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import type { RelationFieldProps } from "@sveltia/cms";

const rendered = join(import.meta.dirname, "../../art/rendered");

/** The names of the rendered pictures. */
export const listPictures = (): string[] =>
  globSync("*/scene.json", { cwd: rendered }).map(dirname).sort();

type Relation = Omit<RelationFieldProps, "widget">;

/** What is an entry in a file, by collection, file and field of the editor. */
const inFiles: Readonly<Record<string, Relation>> = {
  category: { collection: "pages", file: "pages-blog", value_field: "categories.*" },
  claim: {
    collection: "claims",
    file: "claims",
    value_field: "entries.*.id",
    display_fields: ["entries.*.name"],
  },
};

/** The entries that a value may name: of a file, or of a folder by their addresses. */
export const getRelation = (names: string): Relation =>
  inFiles[names] ?? { collection: names, value_field: "{{slug}}" };
