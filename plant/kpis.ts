import { roundQuantity } from "./money.ts";
import type { ScaffoldCost } from "./scaffolds.ts";
import type { Plant } from "./schema.ts";
import type { SettledLine } from "./shift.ts";
import { totalLines } from "./shift.ts";

type Kpis = Plant["commerce"]["kpis"];

/** Whether a site is compared, and whether its ratio is outside the band. */
export function judgeSite(site: Kpis["sites"][number], { band, period }: Kpis) {
  const isCompared = site.days >= period;
  const isOutside = isCompared && (site.ratio < band.low || site.ratio > band.high);
  return { ...site, isCompared, isOutside };
}

/** The KPIs of one shift and the scaffolds beside it, by the definitions of the Analytics page. */
export function measureShift(lines: readonly SettledLine[], scaffolds: readonly ScaffoldCost[]) {
  const { claimed, payable, exceptions, workers } = totalLines(lines);
  const idle = scaffolds.filter(({ state }) => state === "idle");
  return {
    /** claimed divided by payable hours */
    ratio: claimed / payable,
    /** lines with a difference, percent of all */
    disputed: (exceptions / workers) * 100,
    idleDays: roundQuantity(idle.reduce((days, each) => days + each.idleDays, 0)),
  };
}
