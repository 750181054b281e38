import { countDays } from "./days.ts";
import { findRecord } from "./find.ts";
import { type Cents, price, roundQuantity } from "./money.ts";
import { costUse, type ScaffoldAmounts } from "./scaffold-amounts.ts";
import type { Plant } from "./schema.ts";

export type ScaffoldState = "idle" | "overbuilt" | "inUse";

/** Volumes in cubic meters, shares in percent, money in cents. */
export type ScaffoldCost = Plant["scaffolds"]["standing"][number] &
  ScaffoldAmounts & {
    state: ScaffoldState;
    /** built beyond the request */
    overbuilt: number;
    overbuiltPercent: number;
    /** days since it was erected, the first and the last counted */
    days: number;
    idleDays: number;
    perDay: Cents;
    avoidablePercent: number;
  };

/** What a scaffold costs by now, and how much of that could have been avoided. */
export function costScaffold(plant: Plant, tag: string): ScaffoldCost {
  const { scaffolds, catalog } = plant;
  const scaffold = findRecord(scaffolds.standing, "tag", tag);
  const { asOf } = scaffolds;
  const { requested, built, erected, lastUsed } = scaffold;
  const rates = {
    erection: findRecord(catalog.items, "id", scaffolds.erection).rate,
    use: findRecord(catalog.items, "id", scaffolds.use).rate,
  };
  const overbuiltPercent = (built / requested - 1) * 100;
  const days = countDays(erected, asOf) + 1;
  const idleDays = lastUsed === undefined ? 0 : Math.max(0, countDays(lastUsed, asOf));
  const amounts = costUse({ requested, built, charged: days, idle: idleDays }, rates);
  return {
    ...scaffold,
    ...amounts,
    state: getState(plant, idleDays, overbuiltPercent),
    overbuilt: roundQuantity(Math.max(0, built - requested)),
    overbuiltPercent,
    days,
    idleDays,
    perDay: price(built, rates.use),
    avoidablePercent: (amounts.avoidable / amounts.total) * 100,
  };
}

function getState({ scaffolds }: Plant, idleDays: number, overbuilt: number): ScaffoldState {
  if (idleDays > scaffolds.idleAfter) return "idle";
  return overbuilt >= scaffolds.overbuiltFrom ? "overbuilt" : "inUse";
}

/** A scaffold that was measured jointly: its volumes in cubic meters, and what it comes to. */
export function measureScaffold({ scaffolds, catalog }: Plant, tag: string) {
  const scaffold = findRecord(scaffolds.measured, "tag", tag);
  const { rate } = findRecord(catalog.items, "id", scaffolds.erection);
  const getVolume = (sides: readonly number[]) =>
    roundQuantity(sides.reduce((volume, side) => volume * side, 1));
  const requestedVolume = getVolume(scaffold.requested);
  const builtVolume = getVolume(scaffold.built);
  const [estimated, amount] = [price(requestedVolume, rate), price(builtVolume, rate)];
  return {
    ...scaffold,
    requestedVolume,
    builtVolume,
    volumeDifference: roundQuantity(builtVolume - requestedVolume),
    estimated,
    amount,
    amountDifference: amount - estimated,
    hoursPerUnit: roundQuantity(scaffold.hours / builtVolume),
  };
}
