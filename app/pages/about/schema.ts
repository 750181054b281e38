import { described } from "content-model/field-metadata";
import { count, fact, group, list, listOf, pattern, text, texts } from "content-model/fields";
import { ownPicture } from "content-model/media-fields";
import { contentFile, type WithPictures } from "content-model/source";
import * as v from "valibot";
import { link } from "../../fields/page-fields.ts";
import { bandHead, bandPageFields, branches } from "../../parts/bands/schema.ts";

const cell = () => group({ label: text({ max: 20 }), value: fact({ max: 60 }) });

/** The people whom a plant meets on the first call. */
const leads = group({
  title: text({ max: 40 }),
  years: pattern("years"),
  people: listOf(1, 8, {
    name: fact({ max: 60 }),
    role: text({ max: 60 }),
    plants: described("where they worked before", list(text({ max: 60 }), { min: 1, max: 4 })),
    years: described("of industrial work", count()),
    portrait: v.optional(ownPicture(320)),
  }),
});
export type FieldLeadsWords = WithPictures<v.InferOutput<typeof leads>>;

export const aboutPage = contentFile(
  "pages/about.yaml",
  group(
    bandPageFields({
      team: {
        ...bandHead,
        header: branches.header,
        items: branches.items,
        facts: described(
          "the title block below; company and location come from site.yaml",
          group({
            ...texts({ company: 20, seat: 20 }),
            places: cell(),
            people: v.optional(cell()),
          }),
        ),
        leads: described(
          "people who have agreed to be named, between the disciplines and the title block",
          v.optional(leads),
        ),
        careers: link(),
      },
      updated: { text: described("the day itself is in site.yaml", pattern("date")) },
    }),
  ),
  "The page about the company: what it’s built on, what it measures, what it wants, who works on it. A person is named only with written consent. Company, town and country come from site.yaml.",
);
