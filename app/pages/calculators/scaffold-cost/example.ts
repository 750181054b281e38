import type { ScaffoldValues } from "../../../../calculators/scaffold-cost.ts";
import { toDollars } from "../../../../plant/money.ts";
import { costScaffold } from "../../../../plant/scaffolds.ts";
import type { Plant } from "../../../../plant/schema.ts";
import type { ScaffoldCostPage } from "./schema.ts";

const print = (dollars: number) => dollars.toFixed(2);

/** The example: a scaffold of the sample plant, and the rates of each contract form that pay the same. */
export function buildProps({ example: given }: ScaffoldCostPage, plant: Plant) {
  const { tag, included, period, deckHeight } = given;
  const find = (id: string) =>
    toDollars(plant.catalog.items.find((item) => item.id === id)?.rate ?? 0);
  const [erection, use] = [find(plant.scaffolds.erection), find(plant.scaffolds.use)];
  const rates = {
    day: { erection: print(erection), use: print(use), included: "0", period: "1" },
    period: {
      erection: print(erection + included * use),
      use: print(period * use),
      included: String(included),
      period: String(period),
    },
    deck: {
      erection: print(erection * deckHeight),
      use: (use * deckHeight).toFixed(4),
      included: "0",
      period: "1",
    },
  };
  const { requested, built, days, idleDays } = costScaffold(plant, tag);
  const example: ScaffoldValues = {
    form: "day",
    mode: "one",
    units: "metric",
    currency: plant.site.currency,
    requested: String(requested),
    built: String(built),
    needed: String(days - idleDays),
    standing: String(days),
    ...rates.day,
    overbuild: String(plant.scaffolds.overbuiltFrom),
    lead: String(plant.scaffolds.idleAfter),
    list: "",
  };
  const sampleList = plant.scaffolds.standing
    .map((each) => costScaffold(plant, each.tag))
    .map((each) => [each.tag, each.requested, each.built, each.days - each.idleDays, each.days])
    .map((cells) => cells.join("\t"))
    .join("\n");
  return { example, rates, sampleList };
}
