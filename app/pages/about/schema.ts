import { described } from "content-model/field-metadata";
import { group, list, listOf, pattern, text } from "content-model/fields";
import { pictureName } from "content-model/formatted-text";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";
import {
  claim,
  closingCall,
  labeledHead,
  labeledHeroHead,
  link,
  pageHead,
  titled,
} from "../../fields/page-fields.ts";
import { callout } from "../../parts/figures/callout-schema.ts";

const statement = group({ label: text({ max: 20 }), text: text({ max: 200 }) });

/** content/pages/about.yaml: the page about the company. */
export const aboutPage = contentFile(
  "pages/about.yaml",
  group({
    ...pageHead,
    hero: group(labeledHeroHead),
    scene: described(
      "the rendered scene next to it: the notes point at places in it, and the modules’ tags are on its sections",
      group({ picture: pictureName(), alt: text({ max: 400 }), callouts: list(callout, 3) }),
    ),
    pillars: group({
      ...labeledHead,
      items: listOf(3, 3, {
        title: text({ max: 30 }),
        text: text({ max: 280 }),
        evidence: text({ max: 90 }),
        link: link(),
      }),
    }),
    metrics: group({
      ...labeledHead,
      overall: described("the overall dimension, and the chain below it", claim()),
      chain: list(claim(), 4),
    }),
    purpose: group({
      title: text({ max: 60 }),
      mission: statement,
      vision: statement,
      valuesLabel: text({ max: 20 }),
      values: list(titled(40, 160), { min: 1, max: 8 }),
    }),
    team: group({
      ...labeledHead,
      text: text({ max: 200 }),
      header: described("label of the line at the top of the diagram", text({ max: 30 })),
      disciplines: listOf(5, 5, {
        tag: described(
          "two letters and a loop number, as on an instrument bubble",
          text({ max: 5 }),
        ),
        name: text({ max: 30 }),
        text: text({ max: 120 }),
        people: text({ max: 20 }),
      }),
      facts: described(
        "the title block below; company and location come from site.yaml",
        group({
          company: text({ max: 20 }),
          seat: text({ max: 20 }),
          places: group({ label: text({ max: 20 }), value: text({ max: 60 }) }),
          people: group({ label: text({ max: 20 }), value: text({ max: 60 }) }),
        }),
      ),
      sample: described(
        "says that headcounts are samples; delete it when they no longer are",
        v.optional(text({ max: 120 })),
      ),
      careers: link(),
    }),
    lastUpdated: described("the day itself is in site.yaml", pattern("date")),
    closing: closingCall(),
  }),
  "The page about the company: what it’s built on, what it measures, what it wants, who works on it. No person is named here and no portrait shown. Where a figure about the company is marked as a sample, only the owner can supply it. Company, town and country come from site.yaml.",
);
export type AboutPage = Content<typeof aboutPage>;
