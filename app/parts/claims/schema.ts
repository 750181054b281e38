import { described } from "content-model/field-metadata";
import { group, list, listOf, oneOf, text, texts } from "content-model/fields";
import { figure, slug } from "content-model/formatted-text";
import { type Content, contentFile, customSource } from "content-model/source";
import * as v from "valibot";
import { link } from "../../fields/page-fields.ts";

export const owners = [
  "legal",
  "management",
  "sales",
  "product",
  "security",
  "people",
  "editorial",
] as const;
export type Owner = (typeof owners)[number];

const claim = v.pipe(
  group({
    id: described("what the `basis` of a metric in pages/ and references name", slug()),
    name: text({ max: 40 }),
    value: described("as pages print it", v.optional(figure({ max: 20 }))),
    values: described(
      "in place of `value`: several, such as one for each industry",
      v.optional(list(group({ id: slug(), value: figure({ max: 20 }) }), { min: 1 })),
    ),
    ...texts({ unit: 40, period: 40 }),
    base: described("what it is a share of, or compared with", text({ max: 80 })),
    counts: described("what is counted, and per what or as a share of what", text({ max: 240 })),
    source: described(
      "who says so, and as of when; it has to fit on one line of the note on the narrowest phone",
      text({ max: 38 }),
    ),
    owner: oneOf(owners, "an owner"),
  }),
  v.partialCheck(
    [["value"], ["values"]],
    ({ value, values }) => (value === undefined) !== (values === undefined),
    "has to have either value or values",
  ),
);

export const claims = contentFile(
  "claims.yaml",
  list(claim),
  "Every figure that the site claims about itself, once. Pages take it from here: {{claims.facilities}}, or {{claims.industry-sites.mining}} where a claim has several values. A metric names its claim (`basis`), and its label opens the note: the source in the first line, then what it counts. What each one counts is our reading: correct it where you know better. A figure that begins with (sample) is not confirmed yet: put in the real one, and delete the mark.",
);
export type Claims = Content<typeof claims>;
export type Claim = Claims[number];

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
