import { described } from "content-model/field-metadata";
import { group, list, listOf, text, texts } from "content-model/fields";
import { type Content, contentFile, customSource } from "content-model/source";
import { link } from "../../fields/page-fields.ts";

/** content/samples.yaml: the site's status while something in the content is a sample. */
export const samples = contentFile(
  "samples.yaml",
  group({
    mark: described(
      "what a screen reader says in place of the sign next to each sample",
      text({ max: 20 }),
    ),
    status: described(
      "the cell of the footer’s title block",
      group({
        ...texts({ label: 16, value: 60 }),
        list: described("leads to the list below", link()),
      }),
    ),
    title: described("the section of the disclaimer that has the list", text({ max: 60 })),
    text: text({ max: 400 }),
    kinds: described(
      "The list shows a kind as long as one of its files has a sample.",
      listOf(1, 12, {
        ...texts({ name: 40, text: 160 }),
        files: described(
          "names below content/, such as stories.yaml; one that ends in / is a folder",
          list(text({ max: 60 }), { min: 1, max: 8 }),
        ),
      }),
    ),
  }),
  "The status in the footer’s title block, and the list of what is a sample. Both are there as long as any content begins with (sample); a build for the launch has neither.",
);
export type SampleWords = Content<typeof samples>;

/** The content files in which something is a sample, by their names below content/; drafts aside. */
export const sampleFiles = customSource<readonly string[]>("sample files");
