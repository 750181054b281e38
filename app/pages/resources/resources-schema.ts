import * as v from "valibot";
import { group, href, list, oneOf, text } from "../../content/fields.ts";
import { type Content, contentFile, type DownloadsSource } from "../../content/source.ts";
import { resourceCategories } from "./resource-filter.ts";

const resourceId = () =>
  v.pipe(
    text({ max: 40 }),
    v.regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      (issue) => `"${issue.input}" is not an id, expected lowercase letters, digits and hyphens`,
    ),
  );

const documentNumber = () =>
  v.pipe(
    text({ max: 8 }),
    v.regex(
      /^[A-Z]{3}-\d{2}$/,
      (issue) => `"${issue.input}" is not a document's number, expected one such as ORA-03`,
    ),
  );

/** What covers show: a category's drawing, or one that fits better. */
export const coverKinds = [
  ...resourceCategories,
  "contract",
  "security",
  "pilot",
  "interfaces",
  "data",
] as const;
export type CoverKind = (typeof coverKinds)[number];

/** content/resources.yaml: the sixteen resources of the Resource Hub (spec section 3). */
export const resources = contentFile(
  "resources.yaml",
  list(
    group({
      /** names the document's files: the source below content/, public/downloads/ID.pdf */
      id: resourceId(),
      number: documentNumber(),
      title: text({ max: 60 }),
      description: text({ max: 160 }),
      category: oneOf(resourceCategories, "a category"),
      /** the drawing on its cover, where it is not its category's */
      cover: v.optional(oneOf(coverKinds, "a cover")),
      /** the source in content/, if it is not documents/ID.md */
      source: v.optional(text({ max: 60 })),
      /** where to download the software itself; if missing, the document is the download */
      downloadUrl: v.optional(href()),
      /** size of the file at `downloadUrl`; a document's own is measured */
      fileSize: v.optional(text({ max: 12 })),
    }),
    16,
  ),
);
export type Resources = Content<typeof resources>;

/** The resources as their page shows them. */
export type ResourceHub = (Omit<Resources[number], "source" | "downloadUrl"> & {
  /** target of the Download link */
  href: string;
})[];

/** The resources with their downloads. */
export const downloads: DownloadsSource = { kind: "downloads" };
