import { described } from "content-model/field-metadata";
import { alike, amount, count, group, pattern, text } from "content-model/fields";
import { type Content, contentFile } from "content-model/source";
import {
  rateNames,
  type ScaffoldValues,
  scaffoldNames,
  toleranceNames,
} from "../../../../calculators/scaffold-cost.ts";
import { toDollars } from "../../../../plant/money.ts";
import { costScaffold } from "../../../../plant/scaffolds.ts";
import type { Plant } from "../../../../plant/schema.ts";
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
      ...alike(word(), "needed", "overbuild", "idle", "both"),
    }),
  }),
  "The calculator at /tools/scaffold-cost. Its example is scaffold S-04217 of the sample plant, which the article “Who Still Needs This Scaffold?” works through. Letters are those of the formulas.",
);
type ScaffoldCostPage = Content<typeof page>;
export type ScaffoldWords = OwnWords<ScaffoldCostPage>;

const print = (dollars: number) => dollars.toFixed(2);

/** The example: a scaffold of the sample plant, and what each contract form measures and pays for it. */
export function buildProps({ example: given }: ScaffoldCostPage, plant: Plant) {
  const { tag, included, period, deckHeight } = given;
  const find = (id: string) =>
    toDollars(plant.catalog.items.find((item) => item.id === id)?.rate ?? 0);
  const [erection, use] = [find(plant.scaffolds.erection), find(plant.scaffolds.use)];
  const { requested, built, days, idleDays } = costScaffold(plant, tag);
  const scaffold = {
    requested: String(requested),
    built: String(built),
    needed: String(days - idleDays),
    standing: String(days),
  };
  const examples = {
    day: {
      ...scaffold,
      ...{ erection: print(erection), use: print(use), included: "0", period: "1" },
    },
    period: {
      ...scaffold,
      erection: print(erection + included * use),
      use: print(period * use),
      included: String(included),
      period: String(period),
    },
    deck: {
      ...scaffold,
      requested: String(requested / deckHeight),
      built: String(built / deckHeight),
      erection: print(erection * deckHeight),
      use: (use * deckHeight).toFixed(4),
      included: "0",
      period: "1",
    },
  };
  const example: ScaffoldValues = {
    form: "day",
    mode: "one",
    units: "metric",
    currency: plant.site.currency,
    ...examples.day,
    overbuild: String(plant.scaffolds.overbuiltFrom),
    lead: String(plant.scaffolds.idleAfter),
    list: "",
  };
  const sampleList = plant.scaffolds.standing
    .map((each) => costScaffold(plant, each.tag))
    .map((each) => [each.tag, each.requested, each.built, each.days - each.idleDays, each.days])
    .map((cells) => cells.join("\t"))
    .join("\n");
  return { example, examples, sampleList };
}
