import { price, roundQuantity } from "./money.ts";
import type { ScaffoldCost } from "./scaffolds.ts";
import type { Plant } from "./schema.ts";
import type { SettledLine } from "./shift.ts";
import { isByTheHour, totalLines } from "./shift.ts";

type Kpis = Plant["commerce"]["kpis"];

/** Whether a site is compared, whether its ratio is outside the band, and what the hours above it cost. */
export function judgeSite(site: Kpis["sites"][number], { band, period }: Kpis) {
  const isCompared = site.days >= period;
  const isOutside = isCompared && (site.ratio < band.low || site.ratio > band.high);
  const beyond = roundQuantity(Math.max(0, site.ratio - band.high) * site.hours);
  return { ...site, isCompared, isOutside, beyond, beyondCost: price(beyond, site.rate) };
}

/** The KPIs of one shift and the scaffolds beside it, by the definitions of the Analytics page. */
export function measureShift(lines: readonly SettledLine[], scaffolds: readonly ScaffoldCost[]) {
  const { exceptions, workers } = totalLines(lines);
  const { claimed, payable } = totalLines(lines.filter(isByTheHour));
  const idle = scaffolds.filter(({ state }) => state === "idle");
  return {
    /** claimed divided by payable hours, of the lines that are paid by the hour */
    ratio: claimed / payable,
    /** lines with a difference, percent of all */
    disputed: (exceptions / workers) * 100,
    idleDays: roundQuantity(idle.reduce((days, each) => days + each.idleDays, 0)),
  };
}
