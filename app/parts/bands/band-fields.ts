import { described, withMetadata } from "content-model/field-metadata";
import { fact, group, list, listOf, oneOf, text, texts, yesOrNo } from "content-model/fields";
import { figure } from "content-model/figure";
import { slug } from "content-model/formatted-text";
import * as v from "valibot";
import { claim, link, moduleId, titled } from "../../fields/page-fields.ts";
import { quoteFields } from "../stories/quote-schema.ts";

/** The fields of the bands that are made of words and figures alone. */

/** The line above a band's title, and the way to the band. */
export const labelFields = {
  anchor: withMetadata(
    { label: "End of its address" },
    described(
      "the end of an address that leads to the band, such as “building” for /careers#building",
      v.optional(slug()),
    ),
  ),
  tag: described(
    "before `eyebrow`, such as GA-01; if missing, what the page has for all bands",
    v.optional(text({ max: 20 })),
  ),
  eyebrow: text({ max: 40 }),
};

/** What a band begins with. */
export const bandHead = {
  ...labelFields,
  title: text({ max: 70 }),
  text: v.optional(text({ max: 260 })),
};

export const points = {
  ...bandHead,
  as: described(
    "`columns`: three next to each other. `rows`: one below the other. `notes`: numbered, next to each other, each with where to read on",
    oneOf(["columns", "rows", "notes"], "an arrangement"),
  ),
  numbered: described("in `rows`", v.optional(yesOrNo())),
  items: listOf(1, 8, {
    ...texts({ title: 60, text: 280 }),
    link: described("in `notes`", v.optional(link())),
  }),
  quote: described(
    "next to `rows`; a sample, or left out, until the person quoted has agreed",
    v.optional(
      group({ quote: quoteFields.quote, role: quoteFields.role, company: quoteFields.company }),
    ),
  ),
};

export const metrics = {
  ...bandHead,
  items: described(
    "three with a text each, or up to five without",
    listOf(3, 5, { figure: claim(), text: v.optional(text({ max: 160 })) }),
  ),
};

const onOneLine = {
  ...bandHead,
  header: described("on the line that all of them branch from", v.optional(text({ max: 40 }))),
};

export const branches = {
  ...onOneLine,
  items: listOf(3, 5, {
    tag: described("two letters and a loop number, as on an instrument bubble", text({ max: 5 })),
    title: text({ max: 40 }),
    note: described("small, after the title", v.optional(fact({ max: 20 }))),
    text: text({ max: 260 }),
    link: v.optional(link()),
  }),
};

export const modules = {
  ...onOneLine,
  items: listOf(3, 5, { id: moduleId, text: text({ max: 160 }) }),
  link: v.optional(link()),
};

export const steps = {
  ...bandHead,
  label: described("before each text, such as “Stop if”", v.optional(text({ max: 20 }))),
  items: listOf(2, 4, {
    ...texts({ when: 24, title: 50, text: 220 }),
  }),
  remark: described("in a box below", v.optional(titled(40, 300))),
};

export const table = {
  ...bandHead,
  room: described("dark, as a control room", v.optional(yesOrNo())),
  unfold: described(
    "opens the table on a phone, where it is closed",
    v.optional(text({ max: 40 })),
  ),
  caption: v.optional(text({ max: 80 })),
  columns: listOf(2, 5, {
    head: text({ max: 30 }),
    kind: described(
      "`code`: numbers and units. `amount`: aligned to the right. `answer`: the column to look at",
      v.optional(oneOf(["code", "amount", "answer"], "a kind of column")),
    ),
  }),
  rows: listOf(2, 12, {
    cells: described("one for each column; the first is the row’s name", list(text({ max: 180 }))),
    link: described("below the row’s name", v.optional(link())),
    marked: described("the row to look at", v.optional(yesOrNo())),
  }),
  notes: described(
    "below the table, next to each other",
    listOf(0, 3, {
      title: v.optional(text({ max: 30 })),
      text: text({ max: 260 }),
      link: v.optional(link()),
    }),
  ),
};

export const trace = {
  ...bandHead,
  caption: text({ max: 80 }),
  stations: listOf(4, 5, {
    module: moduleId,
    ...texts({ step: 30, record: 24, text: 140 }),
    value: figure({ max: 20 }),
    amount: figure({ max: 20 }),
  }),
  note: text({ max: 200 }),
};

const statement = group(texts({ label: 20, text: 200 }));

export const purpose = {
  title: described("for screen readers alone", text({ max: 60 })),
  mission: statement,
  vision: statement,
  valuesLabel: text({ max: 20 }),
  values: list(titled(40, 160), { min: 1, max: 8 }),
};
