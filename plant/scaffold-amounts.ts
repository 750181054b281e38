import { type Cents, price } from "./money.ts";

/** Volumes in cubic meters, or areas in square meters: the unit that the rates are for. */
export type ScaffoldUse = {
  requested: number;
  built: number;
  /** periods charged for as long as it stands: days, or whatever the rate for use is per */
  charged: number;
  /** of those, the periods on which nobody needs it */
  idle: number;
};

/** What the contract pays for a unit: once for erecting and dismantling, and for each period of use. */
export type ScaffoldRates = { erection: Cents; use: Cents };

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
