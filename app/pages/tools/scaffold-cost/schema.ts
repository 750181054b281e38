import { group, pattern, text } from "../../../content/fields.ts";
import { type Content, contentFile } from "../../../content/source.ts";
import { inputLine, nounForms, resultLine, type ToolPageWords, toolPage } from "../schema.ts";

const word = () => text({ max: 40 });

/** content/pages/tools-scaffold-cost.yaml */
export const scaffoldCostPage = contentFile(
  "pages/tools-scaffold-cost.yaml",
  toolPage({
    name: word(),
    form: group({ label: word(), options: group({ day: word(), period: word(), deck: word() }) }),
    mode: group({ label: word(), options: group({ one: word(), list: word() }) }),
    groups: group({ scaffold: word(), list: word(), contract: word(), tolerance: word() }),
    inputs: group({
      requested: inputLine(),
      built: inputLine(),
      needed: inputLine(),
      standing: inputLine(),
      erection: inputLine(),
      use: inputLine(),
      included: inputLine(),
      period: inputLine(),
      overbuild: inputLine(),
      lead: inputLine(),
      list: inputLine(),
    }),
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
      columns: group({
        tag: word(),
        requested: word(),
        built: word(),
        needed: word(),
        standing: word(),
      }),
      table: group({
        caption: word(),
        tag: word(),
        invoiced: word(),
        overbuild: word(),
        idle: word(),
        range: word(),
        total: pattern("count"),
        rules: text({ max: 260 }),
      }),
      more: pattern("count"),
    }),
    results: group({
      range: word(),
      low: word(),
      high: word(),
      share: pattern("total", "from", "to"),
      summary: pattern("from", "to", "total"),
      nothing: text({ max: 120 }),
      invoiced: word(),
      avoidable: word(),
      columns: group({ line: word(), amount: word(), low: word(), high: word() }),
      lines: group({
        charged: resultLine(),
        erection: resultLine(),
        use: resultLine(),
        total: resultLine(),
        counted: resultLine(),
        chargedNeeded: resultLine(),
        overbuiltErection: resultLine(),
        overbuiltUse: resultLine(),
        idle: resultLine(),
        overlap: resultLine(),
        avoidable: resultLine(),
      }),
      note: text({ max: 160 }),
    }),
    drawing: group({
      alt: pattern("requested", "built", "needed", "standing"),
      listAlt: text({ max: 200 }),
      needed: word(),
      overbuild: word(),
      idle: word(),
      both: word(),
    }),
  }),
  "The calculation sheet at /tools/scaffold-cost. Its example is scaffold S-04217 of the sample plant, which the article “Who Still Needs This Scaffold?” works through. Letters are those of the formulas.",
);
export type ScaffoldCostPage = Content<typeof scaffoldCostPage>;

/** What the sheet itself says; the rest is around it. */
export type ScaffoldWords = Omit<ScaffoldCostPage, keyof ToolPageWords>;
