import { described, writtenAsText } from "content-model/field-metadata";
import { alike, group, listOf, oneOf, pattern, text } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";
import {
  closingCall,
  datedHead,
  heroHead,
  link,
  sectionHead,
  titled,
} from "../../fields/page-fields.ts";

/** Whose hours they are: the plant's, its contractor's, ours. */
const sides = ["yours", "contractor", "ours"] as const;
export type Side = (typeof sides)[number];

/** A whole number that may be a sample. */
const hours = writtenAsText(
  v.pipe(
    v.number("expected a whole number of hours"),
    v.integer("expected a whole number of hours"),
    v.minValue(1, "expected a whole number of hours from 1"),
  ),
);

/** What the owner still has to confirm in a section. */
const sample = v.optional(text({ max: 160 }));

/** content/pages/pilot.yaml: what one module in one unit takes. */
export const pilotPage = contentFile(
  "pages/pilot.yaml",
  group({
    ...datedHead,
    sheet: pattern("number"),
    hero: group(heroHead),
    sides: described(
      "names of the three sides; `hours` is the unit of all sums",
      group(alike(text({ max: 20 }), "yours", "contractor", "ours")),
    ),
    histogram: group({
      title: text({ max: 40 }),
      alt: described(
        "{yours}, {contractor} and {ours} are the sums",
        pattern("yours", "contractor", "ours"),
      ),
      sample,
    }),
    weeks: group({
      ...sectionHead,
      weekLabel: pattern("number"),
      rows: described(
        "in their order, from week 0; `role` is one of those under `people`; `sample` below a section is a quiet line: delete it with the samples of that section",
        listOf(4, 12, {
          title: text({ max: 50 }),
          tasks: listOf(1, 6, {
            role: text({ max: 30 }),
            text: text({ max: 140 }),
            hours,
          }),
        }),
      ),
      sample,
      link: link(),
    }),
    people: group({
      ...sectionHead,
      roles: described(
        "every role in the weeks above, by name",
        listOf(3, 12, {
          name: text({ max: 30 }),
          side: oneOf(sides, "a side"),
          text: text({ max: 140 }),
        }),
      ),
      interfaces: group({
        title: text({ max: 40 }),
        items: listOf(1, 6, {
          system: text({ max: 30 }),
          mode: text({ max: 40 }),
          text: text({ max: 160 }),
        }),
        link: link(),
      }),
      sample,
    }),
    data: group({
      ...sectionHead,
      byLabel: text({ max: 20 }),
      items: listOf(3, 8, {
        name: text({ max: 40 }),
        text: text({ max: 180 }),
        source: text({ max: 40 }),
        by: text({ max: 16 }),
      }),
      note: text({ max: 200 }),
    }),
    baseline: group({
      ...sectionHead,
      unfold: described("opens the formulas on a phone", text({ max: 40 })),
      columns: group(alike(text({ max: 20 }), "measure", "formula", "source")),
      measures: listOf(3, 8, {
        name: text({ max: 50 }),
        formula: text({ max: 160 }),
        source: text({ max: 90 }),
      }),
      readings: listOf(2, 3, { when: text({ max: 30 }), text: text({ max: 160 }) }),
      link: link(),
    }),
    stops: group({
      ...sectionHead,
      stopLabel: text({ max: 20 }),
      points: listOf(2, 4, {
        when: text({ max: 24 }),
        title: text({ max: 50 }),
        text: text({ max: 220 }),
      }),
      keep: titled(40, 300),
      sample,
    }),
    price: group({
      ...sectionHead,
      columns: group({
        driver: text({ max: 20 }),
        less: text({ max: 24 }),
        more: text({ max: 24 }),
      }),
      drivers: listOf(3, 8, {
        name: text({ max: 40 }),
        less: text({ max: 90 }),
        more: text({ max: 90 }),
      }),
      quote: text({ max: 260 }),
      sample,
    }),
    closing: closingCall(),
  }),
  "The pilot, from top to bottom: what one module in one unit takes, week by week. The example is Time Management with one contractor. Weeks and steps follow the sample timeline of pages/journey.yaml; the site adds up the hours of each week’s tasks.",
);
export type PilotPage = Content<typeof pilotPage>;
