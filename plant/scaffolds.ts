import { countDays } from "./days.ts";
import { findRecord } from "./find.ts";
import { type Cents, price, roundQuantity } from "./money.ts";
import type { Plant } from "./schema.ts";

/** Volumes in cubic meters, or areas in square meters: the unit that the rates are for. */
type ScaffoldUse = {
  requested: number;
  built: number;
  /** periods charged for as long as it stands: days, or whatever the rate for use is per */
  charged: number;
  /** of those, the periods on which nobody needs it */
  idle: number;
};

/** What the contract pays for a unit: once for erecting and dismantling, and for each period of use. */
type ScaffoldRates = { erection: Cents; use: Cents };

/** What a scaffold costs, and what of that is overbuild and idle time. In cents. */
export type ScaffoldAmounts = {
  erectionCost: Cents;
  useCost: Cents;
  total: Cents;
  /** use on idle days, of all that stands */
  idleCost: Cents;
  /** erection of what was built beyond the request */
  overbuiltErection: Cents;
  /** use of what was built beyond the request, idle days included */
  overbuiltUse: Cents;
  /** use on idle days of what was requested */
  idleRequested: Cents;
  /** the rest of `idleCost`; it is in `overbuiltUse` as well */
  idleOverbuilt: Cents;
  /** `overbuiltErection`, `overbuiltUse` and `idleRequested`: what is both overbuilt and idle counts once */
  avoidable: Cents;
};

/** The arithmetic of docs/plant.md, "Scaffolds". Each amount is rounded to the cent, then they are added. */
export function costUse(
  { requested, built, charged, idle }: ScaffoldUse,
  rates: ScaffoldRates,
): ScaffoldAmounts {
  const overbuilt = Math.max(0, built - requested);
  const erectionCost = price(built, rates.erection);
  const useCost = price(built * charged, rates.use);
  const overbuiltErection = price(overbuilt, rates.erection);
  const overbuiltUse = price(overbuilt * charged, rates.use);
  const idleCost = price(built * idle, rates.use);
  const idleOverbuilt = price(overbuilt * idle, rates.use);
  const idleRequested = idleCost - idleOverbuilt;
  return {
    erectionCost,
    useCost,
    total: erectionCost + useCost,
    idleCost,
    overbuiltErection,
    overbuiltUse,
    idleRequested,
    idleOverbuilt,
    avoidable: overbuiltErection + overbuiltUse + idleRequested,
  };
}

type ScaffoldState = "idle" | "overbuilt" | "inUse";

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
