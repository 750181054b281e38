import { fillPattern } from "content-model/fill-pattern";
import type { Values } from "../../../calculators/fragment.ts";
import { type NumberFault, parseNumber, parseSigned } from "../../../calculators/numbers.ts";
import type { SheetWords } from "../../parts/calculators/schema.ts";

/** The numbers of a sheet: all of them, or what is wrong with which field, in the visitor's words. */
export type ReadNumbers<Name extends string> = {
  numbers?: Record<Name, number>;
  faults: Partial<Record<Name, string>>;
};

/** Characters of a faulty text that a fault repeats. */
const longest = 24;

/** Reads the fields that are numbers; those in `signed` may be below 0. */
export function readNumbers<Name extends string>(
  values: Values<Name>,
  names: readonly Name[],
  words: SheetWords["faults"],
  signed: readonly Name[] = [],
): ReadNumbers<Name> {
  const numbers: Partial<Record<Name, number>> = {};
  const faults: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const parse = signed.includes(name) ? parseSigned : parseNumber;
    const parsed = parse(values[name]);
    if (parsed.fault) faults[name] = explainFault(parsed.fault, values[name], words);
    else numbers[name] = parsed.value;
  }
  const isWhole = Object.keys(faults).length === 0;
  return { faults, ...(isWhole && { numbers: numbers as Record<Name, number> }) };
}

/** What is wrong with a number, and what to write instead. */
export function explainFault(
  fault: NumberFault,
  text: string,
  words: SheetWords["faults"],
): string {
  const plain = text.replaceAll(/[\s\p{Cf}]/gu, "");
  const read = text
    .replaceAll(/\p{Cf}/gu, "")
    .trim()
    .split(/\s*[\t\r\n]\s*/)
    .join(" | ");
  return fillPattern(words[fault], {
    // Isolated: what was typed may be written from right to left.
    text: `\u2068${read.length > longest ? `${read.slice(0, longest)}…` : read}\u2069`,
    whole: plain.replace(/[.,]/, ""),
    decimal: plain.replace(/[.,]/, ".").replace(/0+$/, "").replace(/\.$/, ".0"),
  });
}
