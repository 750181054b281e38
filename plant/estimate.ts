import { findRecord } from "./find.ts";
import { price, roundHalf, roundQuantity, sum } from "./money.ts";
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
