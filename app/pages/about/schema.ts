import * as v from "valibot";
import { group, list, pattern, pictureName, text } from "../../content/fields.ts";
import {
  claim,
  closingCall,
  labeledHead,
  labeledHeroHead,
  link,
  pageHead,
  titled,
} from "../../content/page-fields.ts";
import { type Content, contentFile } from "../../content/source.ts";
import { callout } from "../../parts/figures/callout-schema.ts";

const statement = group({ label: text({ max: 20 }), text: text({ max: 200 }) });

/** content/pages/about.yaml: the page about the company. */
export const aboutPage = contentFile(
  "pages/about.yaml",
  group({
    ...pageHead,
    hero: group(labeledHeroHead),
    /** the picture in which the three pillars are notes */
    scene: group({ picture: pictureName(), alt: text({ max: 400 }), callouts: list(callout, 3) }),
    pillars: group({
      ...labeledHead,
      items: list(
        group({
          title: text({ max: 30 }),
          text: text({ max: 280 }),
          evidence: text({ max: 90 }),
          link: link(),
        }),
        3,
      ),
    }),
    metrics: group({
      ...labeledHead,
      /** the dimension over all, and the chain below it */
      overall: claim(),
      chain: list(claim(), 4),
    }),
    purpose: group({
      ...labeledHead,
      mission: statement,
      vision: statement,
      valuesLabel: text({ max: 20 }),
      values: list(titled(40, 160), 4),
    }),
    team: group({
      ...labeledHead,
      text: text({ max: 200 }),
      /** label of the line at the top of the diagram */
      header: text({ max: 30 }),
      disciplines: list(
        group({
          /** two letters and a loop number, as on an instrument bubble */
          tag: text({ max: 5 }),
          name: text({ max: 30 }),
          text: text({ max: 120 }),
          people: text({ max: 20 }),
        }),
        5,
      ),
      /** the title block below; company and location come from content/site.yaml */
      facts: group({
        company: text({ max: 20 }),
        seat: text({ max: 20 }),
        places: group({ label: text({ max: 20 }), value: text({ max: 60 }) }),
        people: group({ label: text({ max: 20 }), value: text({ max: 60 }) }),
      }),
      /** says that head counts are samples; the owner deletes it with them */
      sample: v.optional(text({ max: 120 })),
      careers: link(),
    }),
    lastUpdated: pattern("date"),
    closing: closingCall(),
  }),
);
export type AboutPage = Content<typeof aboutPage>;
