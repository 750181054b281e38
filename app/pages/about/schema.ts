import { described } from "content-model/field-metadata";
import { group, pattern, text } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";
import { link } from "../../fields/page-fields.ts";
import { bandHead, branches } from "../../parts/bands/band-fields.ts";
import { bandPageFields } from "../../parts/bands/page-fields.ts";

const fact = () => group({ label: text({ max: 20 }), value: text({ max: 60 }) });

/** content/pages/about.yaml: the page about the company. */
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
            company: text({ max: 20 }),
            seat: text({ max: 20 }),
            places: fact(),
            people: fact(),
          }),
        ),
        sample: described(
          "says that headcounts are samples; delete it when they no longer are",
          v.optional(text({ max: 120 })),
        ),
        careers: link(),
      },
      updated: { text: described("the day itself is in site.yaml", pattern("date")) },
    }),
  ),
  "The page about the company: what it’s built on, what it measures, what it wants, who works on it. No person is named here and no portrait shown. Where a figure about the company is marked as a sample, only the owner can supply it. Company, town and country come from site.yaml.",
);
export type AboutBand = Content<typeof aboutPage>["bands"][number];
