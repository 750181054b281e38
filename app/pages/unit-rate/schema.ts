import { described } from "content-model/field-metadata";
import { group, list, listOf, oneOfEach, pattern, text } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import {
  claim,
  closingCall,
  heroHead,
  link,
  metric,
  moduleId,
  pageHead,
  sectionHead,
  titled,
} from "../../fields/page-fields.ts";

const unitRateModules = [
  "timemanagement",
  "invoicing",
  "planning",
  "sourcing",
  "scaffolding",
] as const;
/** content/pages/unit-rate.yaml: billing by measured unit. */
export const unitRatePage = contentFile(
  "pages/unit-rate.yaml",
  group({
    ...pageHead,
    sheet: pattern("number"),
    hero: group({
      ...heroHead,
      sum: described(
        "the calculation next to it: measured quantity times agreed rate",
        group({
          caption: text({ max: 60 }),
          tag: text({ max: 20 }),
          item: text({ max: 60 }),
          quantity: metric(),
          rate: metric(),
          amount: metric(),
          note: text({ max: 120 }),
        }),
      ),
    }),
    differentiators: group({
      ...sectionHead,
      items: list(titled(50, 200), { min: 1, max: 8 }),
    }),
    outcomes: group({
      ...sectionHead,
      items: list(group({ figure: claim(), text: text({ max: 160 }) }), 3),
    }),
    modules: group({
      ...sectionHead,
      items: oneOfEach(group({ id: moduleId, benefit: text({ max: 160 }) }), "id", unitRateModules),
    }),
    catalog: group({
      ...sectionHead,
      caption: text({ max: 80 }),
      columns: group({
        item: text({ max: 12 }),
        service: text({ max: 20 }),
        unit: text({ max: 12 }),
        rate: text({ max: 12 }),
        contract: text({ max: 14 }),
      }),
      rows: described(
        "one of them is the line that the next section follows",
        listOf(4, 10, {
          item: text({ max: 12 }),
          service: text({ max: 70 }),
          unit: text({ max: 8 }),
          rate: text({ max: 12 }),
          contract: text({ max: 14 }),
        }),
      ),
      note: text({ max: 200 }),
      hours: described(
        "where to read how work that is paid by the hour is worked out",
        group({ text: text({ max: 160 }), link: link() }),
      ),
    }),
    trace: group({
      ...sectionHead,
      caption: text({ max: 80 }),
      item: described("number of the catalog line that the section follows", text({ max: 12 })),
      stations: listOf(4, 5, {
        module: moduleId,
        step: text({ max: 30 }),
        record: text({ max: 24 }),
        text: text({ max: 140 }),
        value: text({ max: 20 }),
        amount: text({ max: 20 }),
      }),
      note: text({ max: 200 }),
    }),
    closing: closingCall(),
  }),
  "Unit Rate Billing, from top to bottom. All sample figures on this page belong to one job of plant/.",
);
export type UnitRatePage = Content<typeof unitRatePage>;
