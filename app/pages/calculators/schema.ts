import { alike, group, list, listOf, text, texts } from "content-model/fields";
import * as v from "valibot";
import { href } from "../../fields/link-fields.ts";
import { datedHead, link, sheetLabel } from "../../fields/page-fields.ts";

export const word = () => text({ max: 40 });

export const words = <const Name extends string>(...names: Name[]) =>
  group(alike(word(), ...names));

/** A noun after a number: 1 day, 35 days. */
export const nounForms = () => words("one", "other");

/** What a field asks for: its letter in the formulas, its label, and where its example comes from. */
export const inputLine = () =>
  group({ ...texts({ letter: 2, label: 50 }), note: v.optional(text({ max: 140 })) });
export type InputWords = { letter?: string; label: string; note?: string | undefined };

/** What a line of the result says: its letter, its label, and its formula in letters. */
export const resultLine = () => group(texts({ letter: 2, label: 60, formula: 90 }));
export type ResultWords = v.InferOutput<ReturnType<typeof resultLine>>;

/** The words of a sheet's page that every sheet has; `entries` are its own. */
export const calculatorPage = <const T extends Record<string, v.GenericSchema>>(entries: T) =>
  group({
    ...datedHead,
    hero: group({ label: sheetLabel(), ...texts({ headline: 60, lead: 260 }) }),
    limits: group({ ...texts({ title: 60 }), items: list(text({ max: 300 }), { min: 2, max: 8 }) }),
    origins: group({
      ...texts({ title: 60 }),
      items: listOf(1, 8, { text: text({ max: 300 }), link: v.optional(link()) }),
    }),
    related: group({
      ...texts({ title: 60 }),
      links: listOf(1, 5, { label: text({ max: 60 }), href: href(), text: text({ max: 140 }) }),
    }),
    ...entries,
  });

export type CalculatorPageWords = v.InferOutput<
  ReturnType<typeof calculatorPage<Record<never, never>>>
>;

/** What the sheet itself says; the rest is around it. */
export type OwnWords<Page> = Omit<Page, keyof CalculatorPageWords | "example">;
