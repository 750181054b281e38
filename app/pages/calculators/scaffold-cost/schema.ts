import { described } from "content-model/field-metadata";
import { alike, amount, count, group, pattern, text } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import { rateNames, scaffoldNames, toleranceNames } from "../../../../calculators/scaffold-cost.ts";
import {
  calculatorPage,
  inputLine,
  nounForms,
  type OwnWords,
  resultLine,
  word,
  words,
} from "../schema.ts";

export const page = contentFile(
  "pages/calculator-scaffold-cost.yaml",
  calculatorPage({
    name: word(),
    example: described(
      "a scaffold of the sample plant; days that a basic rental period includes, days of each further one, and meters between decks",
      group({ tag: word(), included: count(), period: count(), deckHeight: amount() }),
    ),
    form: group({ label: word(), options: words("day", "period", "deck") }),
    mode: group({ label: word(), options: words("one", "list") }),
    groups: words("scaffold", "list", "contract", "tolerance", "units"),
    inputs: group(alike(inputLine(), ...scaffoldNames, ...rateNames, ...toleranceNames, "list")),
    units: group({
      perUnit: pattern("currency", "unit"),
      perUse: pattern("currency", "unit", "days"),
      days: nounForms(),
      percent: word(),
    }),
    listWords: group({
      fillIn: word(),
      faults: pattern("count"),
      tooMany: pattern("row"),
      cells: pattern("row", "cells"),
      cell: pattern("row", "column", "problem"),
      columns: words("tag", "requested", "built", "needed", "standing"),
      table: group({
        ...alike(word(), "caption", "tag", "invoiced", "overbuild", "idle", "range"),
        total: pattern("count"),
        rules: text({ max: 260 }),
      }),
      more: pattern("count"),
    }),
    results: group({
      ...alike(word(), "range", "low", "high"),
      share: pattern("total", "from", "to"),
      summary: pattern("from", "to", "total"),
      nothing: text({ max: 120 }),
      ...alike(word(), "invoiced", "avoidable"),
      columns: words("line", "amount", "low", "high"),
      lines: group({
        ...alike(resultLine(), "charged", "erection", "use", "total", "counted", "chargedNeeded"),
        ...alike(resultLine(), "overbuiltErection", "overbuiltUse", "idle", "overlap", "avoidable"),
      }),
      note: text({ max: 160 }),
    }),
    drawing: group({
      alt: pattern("requested", "built", "needed", "standing"),
      listAlt: text({ max: 200 }),
      ...alike(word(), "needed", "overbuild", "idle", "both"),
    }),
  }),
  "The calculator at /tools/scaffold-cost. Its example is scaffold S-04217 of the sample plant, which the article “Who Still Needs This Scaffold?” works through. Letters are those of the formulas.",
);
export type ScaffoldCostPage = Content<typeof page>;

export type ScaffoldWords = OwnWords<ScaffoldCostPage>;
