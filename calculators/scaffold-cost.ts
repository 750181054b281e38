import type { Cents } from "../plant/money.ts";
import { costUse, type ScaffoldAmounts } from "../plant/scaffolds.ts";

/** One scaffold: volumes in the unit of the rates, times in days. */
export type Scaffold = {
  requested: number;
  built: number;
  /** from erection until the last work that used it was done */
  needed: number;
  /** from erection to dismantling */
  standing: number;
};

/** How the contract pays. Rates per unit: cubic meters, or square meters of deck. */
export type Terms = {
  erection: Cents;
  /** for each period begun */
  use: Cents;
  /** days of use that `erection` includes */
  included: number;
  /** days that `use` is for: 1, or 7 where every week begun is charged */
  period: number;
};

/** What is let pass before anything counts as avoidable. */
export type Tolerance = {
  /** built beyond the request, in percent of it */
  overbuild: number;
  /** days between the last use and the dismantling */
  days: number;
};

/** One way of counting, with what it counts as requested and needed. */
export interface ScaffoldCase extends ScaffoldAmounts {
  requested: number;
  needed: number;
  /** periods that are charged for `needed` days */
  chargedNeeded: number;
}

export type ScaffoldResult = {
  /** periods that are charged */
  charged: number;
  /** beyond the tolerance */
  low: ScaffoldCase;
  /** everything beyond the request and the need */
  high: ScaffoldCase;
};

/** Periods that are charged: those begun after the included days. */
export function countPeriods(days: number, { included, period }: Terms): number {
  return Math.max(0, Math.ceil((days - included) / period));
}

/**
 * What one scaffold costs and what of it could have been avoided, counted strictly and with a tolerance.
 * Building less than requested, or dismantling before the need ends, avoids nothing: it counts as 0.
 */
export function costOne(scaffold: Scaffold, terms: Terms, tolerance: Tolerance): ScaffoldResult {
  const { requested, built, needed, standing } = scaffold;
  const charged = countPeriods(standing, terms);
  const cost = (allowed: Tolerance): ScaffoldCase => {
    const asRequested = Math.min(built, requested * (1 + allowed.overbuild / 100));
    const asNeeded = Math.min(standing, needed + allowed.days);
    const chargedNeeded = countPeriods(asNeeded, terms);
    const use = { requested: asRequested, built, charged, idle: charged - chargedNeeded };
    return {
      ...costUse(use, terms),
      requested: asRequested,
      needed: asNeeded,
      chargedNeeded,
    };
  };
  return { charged, low: cost(tolerance), high: cost({ overbuild: 0, days: 0 }) };
}

/** The amounts of several scaffolds, added up. */
export function addAmounts(amounts: readonly ScaffoldAmounts[]): ScaffoldAmounts {
  const none = {
    erectionCost: 0,
    useCost: 0,
    total: 0,
    idleCost: 0,
    overbuiltErection: 0,
    overbuiltUse: 0,
    idleRequested: 0,
    idleOverbuilt: 0,
    avoidable: 0,
  };
  const names = Object.keys(none) as (keyof ScaffoldAmounts)[];
  return amounts.reduce<ScaffoldAmounts>((sum, each) => {
    const added = names.map((name) => [name, sum[name] + each[name]]);
    return Object.fromEntries(added) as ScaffoldAmounts;
  }, none);
}
