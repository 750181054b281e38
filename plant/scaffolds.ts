import { countDays } from "./days.ts";
import { findRecord } from "./find.ts";
import { type Cents, price, roundQuantity } from "./money.ts";
import type { Plant } from "./schema.ts";

/**
 * What a scaffold costs, and what of that is overbuild and idle time (docs/plant.md, "Scaffolds"). Each
 * amount is rounded to the cent, then they are added.
 *
 * @param use volumes in cubic meters, or areas in square meters, and the periods that are charged for as long
 *   as it stands: days, or whatever the rate for use is per; of those, the idle ones nobody needs
 * @param rates what the contract pays for a unit: once for erecting and dismantling, and for each period
 * @returns cents
 */
export function costUse(
  { requested, built, charged, idle }: Record<"requested" | "built" | "charged" | "idle", number>,
  rates: { erection: Cents; use: Cents },
) {
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
    /** use on idle days, of all that stands */
    idleCost,
    overbuiltErection,
    /** use of what was built beyond the request, idle days included */
    overbuiltUse,
    /** use on idle days of what was requested */
    idleRequested,
    /** the rest of `idleCost`; it is in `overbuiltUse` as well */
    idleOverbuilt,
    /** what is both overbuilt and idle counts once */
    avoidable: overbuiltErection + overbuiltUse + idleRequested,
  };
}
export type ScaffoldAmounts = ReturnType<typeof costUse>;

/** What a scaffold costs by now, and how much of that could have been avoided. Volumes in cubic meters. */
export function costScaffold({ scaffolds, catalog }: Plant, tag: string) {
  const { asOf, idleAfter, overbuiltFrom } = scaffolds;
  const scaffold = findRecord(scaffolds.standing, "tag", tag);
  const { requested, built, erected, lastUsed } = scaffold;
  const rates = {
    erection: findRecord(catalog.items, "id", scaffolds.erection).rate,
    use: findRecord(catalog.items, "id", scaffolds.use).rate,
  };
  const overbuiltPercent = (built / requested - 1) * 100;
  const days = countDays(erected, asOf) + 1;
  const idleDays = lastUsed === undefined ? 0 : Math.max(0, countDays(lastUsed, asOf));
  const amounts = costUse({ requested, built, charged: days, idle: idleDays }, rates);
  const getState = () => {
    if (idleDays > idleAfter) return "idle";
    return overbuiltPercent >= overbuiltFrom ? "overbuilt" : "inUse";
  };
  return {
    ...scaffold,
    ...amounts,
    state: getState(),
    /** built beyond the request */
    overbuilt: roundQuantity(Math.max(0, built - requested)),
    overbuiltPercent,
    /** since it was erected, the first and the last day counted */
    days,
    idleDays,
    perDay: price(built, rates.use),
    avoidablePercent: (amounts.avoidable / amounts.total) * 100,
  };
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
