import { described } from "content-model/field-metadata";
import { alike, amount, group, list, listOf, pattern, text, yesOrNo } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import * as v from "valibot";
import { frame, note, plantAmount, trace, word, words } from "./figure-fields.ts";

/** content/figures/estimate.yaml: hours and cost are computed from the lines. */
export const estimate = contentFile(
  "figures/estimate.yaml",
  group({
    ...frame,
    currency: text({ max: 3 }),
    columns: group(
      alike(word(), "item", "text", "quantity", "norm", "factor", "hours", "rate", "cost"),
    ),
    days: described("the schedule's days, each of `hoursPerDay`", list(word(), { min: 2, max: 4 })),
    hoursPerDay: amount(),
    lines: listOf(4, 8, {
      item: word(),
      text: words(),
      quantity: plantAmount(),
      unit: text({ max: 4 }),
      norm: plantAmount(),
      factor: plantAmount(),
      rate: plantAmount(),
      start: described("hours from the start of the window", plantAmount()),
      duration: plantAmount(),
      added: v.optional(yesOrNo()),
      /** its item of the catalog */
      trace,
      note,
    }),
    part: described(
      "in the close-up, which has only the first lines, above the totals of all",
      pattern("shown", "total"),
    ),
    frozen: words(),
    added: words(),
    total: words(),
  }),
  "The product picture of Planning. Sample data of the plant. Hours (quantity × norm × factor), cost and totals are worked out by the site; start and duration are in hours of the window.",
);
export type EstimateData = Content<typeof estimate>;
