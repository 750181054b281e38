import { findRecord } from "./find.ts";
import { getContract, isByTheHour, type SettledLine, totalLines } from "./hours.ts";
import { type Cents, price, roundHalf, roundQuantity, sum } from "./money.ts";
import { measureScaffold, type ScaffoldCost } from "./scaffolds.ts";
import type { Plant } from "./schema.ts";

type Line = Plant["catalog"]["packages"][number]["lines"][number];

/** Hours with two decimals and cost in cents: quantity × norm × factor, then × rate. */
export function estimateLine(line: Pick<Line, "quantity" | "norm" | "factor" | "rate">) {
  const hours = roundQuantity(line.quantity * line.norm * line.factor);
  return { hours, cost: price(hours, line.rate) };
}

/** A work package's lines and totals: frozen, added after freeze, and both. */
export function estimatePackage({ catalog }: Plant, id: string) {
  const { lines: written, frozen: frozenOn } = findRecord(catalog.packages, "id", id);
  const lines = written.map((line) => ({ ...line, ...estimateLine(line) }));
  const total = (chosen: typeof lines) => ({
    lines: chosen.length,
    hours: sum(chosen, ({ hours }) => hours),
    cost: sum(chosen, ({ cost }) => cost),
  });
  const frozen = total(lines.filter(({ added }) => !added));
  const added = total(lines.filter((line) => line.added));
  const addedPercent = (added.hours / frozen.hours) * 100;
  /** cents that a frozen hour costs on average */
  const frozenRate = roundHalf(frozen.cost / frozen.hours);
  return { id, frozenOn, lines, frozen, added, forecast: total(lines), addedPercent, frozenRate };
}

type Rfq = Plant["commerce"]["rfqs"][number];

/**
 * A bid with its exclusions priced, in cents. Its difference from the own estimate is in percent; `below` is
 * the same the other way round, for a sentence that says "below".
 */
export function compareBid(bid: { asBid: Cents; exclusions: readonly Cents[] }, estimate: Cents) {
  const excluded = sum(bid.exclusions, (amount) => amount);
  const total = bid.asBid + excluded;
  const difference = (total / estimate - 1) * 100;
  return { excluded, total, difference, below: -difference };
}

/** A request for quotation with its bids compared, and the bid that has the award. */
export function compareBids({ commerce }: Plant, id: string) {
  const rfq: Rfq = findRecord(commerce.rfqs, "id", id);
  const bids = rfq.bids.map((bid) => ({ ...bid, ...compareBid(bid, rfq.estimate) }));
  return { ...rfq, received: bids.length, bids, winner: findRecord(bids, "name", rfq.awarded) };
}

/** A line of an invoice; `rate` and `amount` in cents. A quantity in % is that share of the rate. */
type InvoiceLine = {
  basis: "unitRate" | "timeAndMaterial" | "lumpSum";
  order: string;
  quantity: number;
  unit: string;
  rate: Cents;
  amount: Cents;
  /** why it is not paid; undefined if it is */
  held: "claimed > payable" | undefined;
};

/**
 * An invoice from verified work: lines, total and what is held. Retention is a share of the lump-sum
 * lines that are paid.
 */
export function buildInvoice(plant: Plant, number: string) {
  const invoice = findRecord(plant.commerce.invoices, "number", number);
  const unitRate = invoice.unitRate.map(({ order, scaffold, item }): InvoiceLine => {
    const { rate, unit } = findRecord(plant.catalog.items, "id", item);
    const quantity = measureScaffold(plant, scaffold).builtVolume;
    const amount = price(quantity, rate);
    return { basis: "unitRate", order, quantity, unit, rate, amount, held: undefined };
  });
  const timeAndMaterialLines = invoice.timeAndMaterial.map((line): InvoiceLine => {
    const rate = getContract(plant, line.class).rates[line.class] ?? 0;
    const held = line.claimed > line.payable ? "claimed > payable" : undefined;
    const { order, claimed: quantity } = line;
    const amount = price(quantity, rate);
    return { basis: "timeAndMaterial", order, quantity, unit: "h", rate, amount, held };
  });
  const lumpSum = invoice.lumpSum.map(({ order, amount: rate, milestones }): InvoiceLine => {
    const accepted = milestones.filter((each) => each.accepted !== undefined);
    const quantity = sum(accepted, ({ share }) => share);
    const amount = price(quantity / 100, rate);
    return { basis: "lumpSum", order, quantity, unit: "%", rate, amount, held: undefined };
  });
  const timeAndMaterial = invoice.timeAndMaterial.map((line) => ({
    ...line,
    contract: getContract(plant, line.class).id,
    hoursPerShift: roundQuantity(line.claimed / line.manShifts),
  }));
  const lines = [...unitRate, ...timeAndMaterialLines, ...lumpSum];
  const retention = price(
    invoice.retention / 100,
    sum(lumpSum, ({ amount }) => amount),
  );
  return { ...invoice, timeAndMaterial, lines, ...totalInvoice(lines, retention) };
}

/** Totals of an invoice, in cents. */
export function totalInvoice(
  lines: readonly Pick<InvoiceLine, "amount" | "held">[],
  retention: Cents,
) {
  const paid = sum(
    lines.filter(({ held }) => !held),
    ({ amount }) => amount,
  );
  const all = sum(lines, ({ amount }) => amount);
  return { retentionAmount: retention, approved: paid, held: all - paid, due: paid - retention };
}

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
