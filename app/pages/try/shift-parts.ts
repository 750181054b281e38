import { fillPattern } from "content-model/fill-pattern";
import type { Cents } from "../../../plant/money.ts";
import type { Settlement } from "../../../plant/settle.ts";
import type { TryPage } from "./schema.ts";
import { none, type ShiftFormats } from "./shift-formats.ts";
import type { Columns } from "./shift-sums.ts";

/**
 * What is paid, part by part as they add up, then their total, then what is held.
 */
export function listParts(
  words: TryPage["result"]["parts"],
  settlements: Columns<Settlement>,
  { money }: ShiftFormats,
): { label: string; values: Columns<string>; isTotal?: boolean }[] {
  const print = (amount: Cents | undefined) => (amount === undefined ? none : money(amount));
  const row = (label: string, get: (each: Settlement) => Cents | undefined) => ({
    label,
    values: { yours: print(get(settlements.yours)), unseen: print(get(settlements.unseen)) },
  });
  const count = (part: "line" | "others") =>
    fillPattern(words[part], { workers: settlements.yours.parts[part].workers });
  return [
    row(count("line"), ({ parts, line }) => (line.isDecided ? parts.line.paid : undefined)),
    row(count("others"), ({ parts }) => parts.others.paid),
    row(words.added, ({ parts, certificate }) => certificate.line && parts.added.paid),
    row(words.waiting, ({ parts, scaffold }) =>
      scaffold.startsAt ? parts.waiting.paid : undefined,
    ),
    row(words.scaffold, ({ parts, scaffold }) =>
      scaffold.until ? parts.scaffold.paid : undefined,
    ),
    { ...row(words.paid, ({ total }) => total.paid), isTotal: true },
    row(words.held, ({ total }) => total.held),
  ];
}
