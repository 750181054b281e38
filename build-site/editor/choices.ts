import type { RelationFieldProps } from "@sveltia/cms";
import type { FieldMetadata } from "../../app/content/field-metadata.ts";
import { readScenes } from "../content/scenes.ts";

/** The names of the rendered pictures. */
export const listPictures = () => [...readScenes().keys()];

/** The entries that a value may name, by collection, file and field of the editor. */
const relations = {
  articles: { collection: "articles", value_field: "{{slug}}", display_fields: ["title"] },
  authors: { collection: "authors", value_field: "{{slug}}", display_fields: ["name"] },
  category: { collection: "pages", file: "pages-blog", value_field: "categories.*" },
  claim: {
    collection: "claims",
    file: "claims",
    value_field: "entries.*.id",
    display_fields: ["entries.*.name"],
  },
} satisfies Record<NonNullable<FieldMetadata["names"]>, Omit<RelationFieldProps, "widget">>;

export const getRelation = (names: keyof typeof relations) => relations[names];
