import type { Settlement } from "../../../plant/settle.ts";
import { none, type ShiftFormats } from "./shift-formats.ts";

/** What content may show of it, by name. */
export const sumIds = [
  "paid",
  "held",
  "avoidable",
  "overpaid",
  "exceptions",
  "waiting",
  "late",
  "floatLeft",
  "lineClaimed",
  "linePayable",
  "linePaid",
  "lineHeld",
] as const;
export type SumId = (typeof sumIds)[number];

/** The columns of the result: what was decided, and the costliest way. */
export const columnIds = ["yours", "unseen"] as const;
export type Columns<Value> = Record<(typeof columnIds)[number], Value>;

/** What a settled shift adds up to, as a screen prints it. */
export function formatSums(
  settlement: Settlement,
  { money, wholeMoney, hours, count }: ShiftFormats,
): Record<SumId, string> {
  const { certificate, scaffold, line, total, kpis } = settlement;
  return {
    paid: money(total.paid),
    held: money(total.held),
    avoidable: wholeMoney(total.avoidable),
    overpaid: money(total.overpaid),
    exceptions: count(kpis.openExceptions),
    waiting: scaffold.until ? money(scaffold.waitingCost) : none,
    late: scaffold.until ? count(kpis.late) : none,
    floatLeft: hours(certificate.floatLeft),
    lineClaimed: money(line.claimed),
    linePayable: money(line.payable),
    linePaid: money(line.paid),
    lineHeld: money(line.held),
  };
}

export function formatColumns(
  { yours, unseen }: Columns<Settlement>,
  formats: ShiftFormats,
): Columns<Record<SumId, string>> {
  return { yours: formatSums(yours, formats), unseen: formatSums(unseen, formats) };
}
