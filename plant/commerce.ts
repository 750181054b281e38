import { findRecord } from "./find.ts";
import { getContract, getRate } from "./hours.ts";
import { type Cents, price, roundHalf, roundQuantity, sum } from "./money.ts";
import { measureScaffold } from "./scaffolds.ts";
import type { Plant } from "./schema.ts";

/** Hours with two decimals and cost in cents: quantity × norm × factor, then × rate. */
export function estimateLine(line: Record<"quantity" | "norm" | "factor" | "rate", number>) {
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

/** A request for quotation with its bids compared. @throws if the bid that has the award is none of them */
export function compareBids({ commerce }: Plant, id: string) {
  const rfq = findRecord(commerce.rfqs, "id", id);
  const bids = rfq.bids.map((bid) => ({ ...bid, ...compareBid(bid, rfq.estimate) }));
  const awarded = findRecord(bids, "name", rfq.awarded).name;
  return { ...rfq, received: bids.length, bids, awarded };
}

/** An amount of an invoice. A quantity in % is that share of the rate. `held` is why it is not paid. */
function makeLine(line: {
  order: string;
  quantity: number;
  unit: string;
  rate: Cents;
  held?: "claimed > payable" | undefined;
}) {
  const quantity = line.unit === "%" ? line.quantity / 100 : line.quantity;
  return { ...line, amount: price(quantity, line.rate) };
}

/**
 * An invoice from verified work: lines, total and what is held. Retention is a share of the lump-sum
 * lines that are paid.
 */
export function buildInvoice(plant: Plant, number: string) {
  const invoice = findRecord(plant.commerce.invoices, "number", number);
  const unitRate = invoice.unitRate.map(({ order, scaffold, item }) => {
    const { rate, unit } = findRecord(plant.catalog.items, "id", item);
    return makeLine({ order, quantity: measureScaffold(plant, scaffold).builtVolume, unit, rate });
  });
  const byTheHour = invoice.timeAndMaterial.map(({ order, claimed, payable, class: of }) => {
    const held = claimed > payable ? "claimed > payable" : undefined;
    return makeLine({ order, quantity: claimed, unit: "h", rate: getRate(plant, of), held });
  });
  const lumpSum = invoice.lumpSum.map(({ order, amount: rate, milestones }) => {
    const accepted = milestones.filter((each) => each.accepted !== undefined);
    const quantity = sum(accepted, ({ share }) => share);
    return makeLine({ order, quantity, unit: "%", rate });
  });
  const total = (lines: typeof lumpSum) => sum(lines, ({ amount }) => amount);
  const lines = [...unitRate, ...byTheHour, ...lumpSum];
  const approved = total(lines.filter(({ held }) => !held));
  const retentionAmount = price(invoice.retention / 100, total(lumpSum));
  return {
    ...invoice,
    timeAndMaterial: invoice.timeAndMaterial.map((line) => ({
      ...line,
      contract: getContract(plant, line.class).id,
      hoursPerShift: roundQuantity(line.claimed / line.manShifts),
    })),
    lines,
    retentionAmount,
    approved,
    held: total(lines) - approved,
    due: approved - retentionAmount,
  };
}
