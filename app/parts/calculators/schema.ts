import { described } from "content-model/field-metadata";
import { alike, group, list, pattern, text, texts } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import type * as v from "valibot";
import { href } from "../../fields/link-fields.ts";
import {
  closingCall,
  datedHead,
  labeledHead,
  link,
  sheetLabel,
  titled,
} from "../../fields/page-fields.ts";

const word = () => text({ max: 40 });

/** A sheet, as the register lists it. */
const calculatorEntry = group({
  ...texts({ number: 12, name: 40 }),
  href: href(),
  ...texts({ question: 90, text: 240, needs: 160 }),
});
export type CalculatorEntryWords = v.InferOutput<typeof calculatorEntry>;

/** content/pages/calculators.yaml: the register of the sheets, and the words that they share. */
export const calculatorsPage = contentFile(
  "pages/calculators.yaml",
  group({
    ...datedHead,
    hero: group({ label: sheetLabel(), ...texts({ headline: 60, lead: 260 }) }),
    register: group({
      ...labeledHead,
      open: word(),
      items: list(calculatorEntry, { min: 1, max: 6 }),
    }),
    rules: group({ ...labeledHead, items: list(titled(50, 260), { min: 3, max: 6 }) }),
    cases: group({ ...labeledHead, text: text({ max: 300 }), link: link() }),
    closing: described("the last band of the register and of every sheet", closingCall()),
    sheet: group({
      ...texts({ kind: 40, inputs: 40, results: 40, example: 160, noScripts: 160 }),
      actions: group({
        ...alike(word(), "undo", "startOver", "copyLink", "copied"),
        ...texts({ notCopied: 60, print: 40, take: 40, takeNote: 160, privacy: 200 }),
      }),
      units: group(texts({ label: 40, metric: 40, us: 40, note: 120 })),
      currency: word(),
      faults: group({
        empty: text({ max: 60 }),
        notNumber: pattern("text"),
        several: pattern("text"),
        twoReadings: pattern("text", "whole", "decimal"),
        ...texts({ notTime: 60, notZero: 60, notDay: 60, tooMany: 60 }),
      }),
      link: described(
        "a link whose end was cut off, or that was changed on its way",
        group({ missing: pattern("lines"), changed: text({ max: 160 }) }),
      ),
      printed: pattern("date", "address"),
      message: described("the first line of the message to the team", pattern("name")),
      range: pattern("from", "to"),
      unanswered: described(
        "in place of the results, if a visitor’s link has lines that can’t be read",
        pattern("lines"),
      ),
      stale: described("above the last results, while lines can’t be read", pattern("lines")),
    }),
  }),
  "The calculators at /tools: their register, and the words that all of them share. Each sheet has an entry of its own in pages/; its example is in plant/. Words in {braces} are filled in by the page.",
);
export type SheetWords = Content<typeof calculatorsPage>["sheet"];
