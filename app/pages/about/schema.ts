import { described } from "content-model/field-metadata";
import { fact, group, pattern, text, texts } from "content-model/fields";
import { contentFile } from "content-model/source";
import * as v from "valibot";
import { link } from "../../fields/page-fields.ts";
import { bandHead, bandPageFields, branches } from "../../parts/bands/schema.ts";

const cell = () => group({ label: text({ max: 20 }), value: fact({ max: 60 }) });

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
        careers: link(),
      },
      updated: { text: described("the day itself is in site.yaml", pattern("date")) },
    }),
  ),
  "The page about the company: what it’s built on, what it measures, what it wants, who works on it. A person is named only with written consent. Company, town and country come from site.yaml.",
);
