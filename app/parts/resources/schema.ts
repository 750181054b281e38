import * as v from "valibot";
import { group, href, list, oneOf, slug, text } from "../../content/fields.ts";
import { type Content, contentFile, type DownloadsSource } from "../../content/source.ts";

/** A category's id: also its name in the address, where "all" means every category. */
export const categoryId = () =>
  v.pipe(slug(), v.notValue("all", "is the name for every category, expected another"));

const documentNumber = () =>
  v.pipe(
    text({ max: 8 }),
    v.regex(
      /^[A-Z]{3}-\d{2}$/,
      (issue) => `"${issue.input}" is not a document's number, expected one such as ORA-03`,
    ),
  );

/** What covers show. */
export const coverKinds = [
  "legal",
  "installation",
  "oracle-versions",
  "interbase-versions",
  "upgrades",
  "contract",
  "security",
  "pilot",
  "interfaces",
  "data",
] as const;
export type CoverKind = (typeof coverKinds)[number];

/** content/resources.yaml: what the Resource Hub lists. */
export const resources = contentFile(
  "resources.yaml",
  list(
    group({
      /** names the document's files: the source below content/, public/downloads/ID.pdf */
      id: slug(),
      number: documentNumber(),
      title: text({ max: 60 }),
      description: text({ max: 160 }),
      /** one of those in pages/resources.yaml */
      category: text({ max: 40 }),
      /** the drawing on its cover, where it is not its category's */
      cover: v.optional(oneOf(coverKinds, "a cover")),
      /** the source in content/, if it is not documents/ID.md */
      source: v.optional(text({ max: 60 })),
      /** a file in content/files that is the download; then there is no source */
      file: v.optional(text({ max: 80 })),
      /** where to download the software itself; if missing, the document is the download */
      downloadUrl: v.optional(href()),
      /** size of the file at `downloadUrl`; a document's own is measured */
      fileSize: v.optional(text({ max: 12 })),
    }),
  ),
);
export type Resources = Content<typeof resources>;

/** The resources as their page shows them. */
export type ResourceHub = (Omit<Resources[number], "source" | "file" | "downloadUrl"> & {
  /** target of the Download link */
  href: string;
})[];

/** The resources with their downloads. */
export const downloads: DownloadsSource = { kind: "downloads" };
