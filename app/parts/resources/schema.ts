import { described, withMetadata } from "content-model/field-metadata";
import { fact, group, list, oneOf, text } from "content-model/fields";
import { slug } from "content-model/formatted-text";
import { downloadName } from "content-model/media-fields";
import { type Content, contentFile, customSource } from "content-model/source";
import * as v from "valibot";
import { href } from "../../fields/link-fields.ts";

/** A category's id, also its name in the address, where "all" means every category. */
export const categoryId = () =>
  v.pipe(slug(), v.notValue("all", "is the name for every category, expected another"));

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

export const resources = contentFile(
  "resources.yaml",
  list(
    group({
      id: described("names the document’s text in documents/, and its PDF", slug()),
      number: described(
        "as in its title block, or your own: three capital letters, a dash and two digits",
        v.pipe(
          text({ max: 8 }),
          v.regex(
            /^[A-Z]{3}-\d{2}$/,
            ({ input }) => `"${input}" is not a document's number, expected one such as ORA-03`,
          ),
        ),
      ),
      title: fact({ max: 60 }),
      description: text({ max: 160 }),
      category: described(
        "one of those in pages/resources.yaml",
        withMetadata({ names: "resourceCategory" }, text({ max: 40 })),
      ),
      cover: described(
        "the drawing on its cover, if not its category’s",
        v.optional(oneOf(coverKinds, "a cover")),
      ),
      source: described("where the text is, if not in documents/", v.optional(text({ max: 60 }))),
      file: described(
        "an uploaded file of your own, such as price-list.pdf; then there is no text and no PDF to make",
        v.optional(downloadName()),
      ),
      downloadUrl: described(
        "the address of a download elsewhere, with its `fileSize`; then there is no text and no PDF to make. Until software itself can be downloaded, its release sheet is the download.",
        v.optional(
          v.pipe(
            href(),
            v.startsWith(
              "https://",
              "expected an address on another site, which starts with https://; a file of your own is named after file:",
            ),
          ),
        ),
      ),
      fileSize: described(
        "size of the file at `downloadUrl`; a document's own is measured",
        v.optional(text({ max: 12 })),
      ),
    }),
  ),
  "The resources of the Resource Hub, in the order in which they are listed. The build makes a PDF from each text. A title with a version number that only the owner knows is a sample.",
);
export type Resources = Content<typeof resources>;

export type ResourceHub = (Omit<Resources[number], "title" | "source" | "file" | "downloadUrl"> & {
  title: string;
  isSample: boolean;
  /** target of the Download link */
  href: string;
})[];

/** The resources, with the addresses and sizes of their downloads. */
export const downloads = customSource<ResourceHub>("downloads");
