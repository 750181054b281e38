import type { Cents } from "../../../plant/money.ts";
import type { Settlement } from "../../../plant/settle.ts";
import type { TryPage } from "./schema.ts";
import { none, type ShiftFormats } from "./shift-formats.ts";

/**
 * What is paid, part by part as they add up, then their total, then what is held; a value for each
 * settlement.
 */
export function listParts(
  words: TryPage["result"]["parts"],
  settlements: readonly Settlement[],
  { money }: ShiftFormats,
): { label: string; values: string[]; isTotal?: boolean }[] {
  const row = (label: string, get: (each: Settlement) => Cents | undefined) => ({
    label,
    values: settlements.map((each) => {
      const amount = get(each);
      return amount === undefined ? none : money(amount);
    }),
  });
  const count = (part: "line" | "others") =>
    words[part].replace("{workers}", `${settlements[0]?.parts[part].workers ?? 0}`);
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
