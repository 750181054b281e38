import type { Values } from "../../../tools/fragment.ts";
import { parseNumber, parseSigned } from "../../../tools/numbers.ts";
import type { SheetWords } from "../../parts/tools/schema.ts";

/** The numbers of a sheet: all of them, or what is wrong with which field, in the visitor's words. */
export type ReadNumbers<Name extends string> = {
  numbers?: Record<Name, number>;
  faults: Partial<Record<Name, string>>;
};

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
  fault: "empty" | "notNumber" | "twoReadings",
  text: string,
  words: SheetWords["faults"],
): string {
  const plain = text.replaceAll(/\s/g, "");
  return words[fault]
    .replace("{text}", plain)
    .replace("{whole}", plain.replace(/[.,]/, ""))
    .replace("{decimal}", plain.replace(/[.,]/, ".").replace(/0+$/, "").replace(/\.$/, ".0"));
}
