import { findRecord } from "./find.ts";
import { type Cents, price, roundQuantity, sum } from "./money.ts";
import { measureScaffold } from "./scaffolds.ts";
import type { Plant } from "./schema.ts";
import { getContract } from "./shift.ts";

/** A line of an invoice; `rate` and `amount` in cents. A quantity in % is that share of the rate. */
export type InvoiceLine = {
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
