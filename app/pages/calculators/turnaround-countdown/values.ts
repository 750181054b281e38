import { type Mode, modes, type Turnaround } from "../../../../calculators/countdown.ts";
import type { Values } from "../../../../calculators/fragment.ts";
import { parseNumber } from "../../../../calculators/numbers.ts";
import { addDays } from "../../../../plant/days.ts";

/** The numbers of the sheet, and the most each of them can be. */
const limits = { days: 366, people: 20_000, perDay: 5000, contracts: 500, lines: 20_000 };
export type NumberName = keyof typeof limits;
export const numberNames = Object.keys(limits) as NumberName[];

/** The fields of the sheet, by their names in the address. */
export type FieldName =
  | NumberName
  | "feedOut"
  | "gate"
  | "erp"
  | "scheduling"
  | "country"
  | "state"
  /** Names of the holidays that are days off. */
  | "off"
  | "separator"
  /** The turnaround's own id, from the first calendar on. */
  | "plan";
export type CountdownValues = Values<FieldName>;

/** The values that the sheet begins with, of the example in the content. */
export const buildExample = (
  given: Readonly<Record<NumberName, number> & Record<"gate" | "erp" | "scheduling", Mode>>,
): CountdownValues => {
  const texts = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, `${value}`]),
  );
  const unset = { feedOut: "", country: "", state: "", off: "", separator: ",", plan: "" };
  return { ...(texts as Record<keyof typeof given, string>), ...unset };
};

/** What the fields that are choices can be, apart from countries. */
export const choices = { gate: modes, erp: modes, scheduling: modes, separator: [",", ";"] };

/** The turnaround, or the numbers that are faulty with the most that they can be. */
export function readTurnaround(values: CountdownValues): {
  turnaround?: Turnaround;
  faults: Partial<Record<NumberName, number>>;
} {
  const numbers: Partial<Record<NumberName, number>> = {};
  const faults: Partial<Record<NumberName, number>> = {};
  for (const name of numberNames) {
    const value = readWhole(values[name]);
    if (value >= 1 && value <= limits[name]) numbers[name] = value;
    else faults[name] = limits[name];
  }
  if (Object.keys(faults).length > 0) return { faults };
  const { gate, erp, scheduling } = values;
  return {
    faults,
    turnaround: {
      ...(numbers as Record<NumberName, number>),
      gate: readMode(gate),
      erp: readMode(erp),
      scheduling: readMode(scheduling),
    },
  };
}

/** A whole number; NaN if it is none. Of two readings, as in "1,500", the whole one is meant. */
function readWhole(text: string): number {
  const readings = ([undefined, ".", ","] as const).map((mark) => parseNumber(text, mark));
  const values = readings.map((read) => (read.fault ? Number.NaN : read.value));
  return values.find(Number.isInteger) ?? Number.NaN;
}

/** An address may name a mode that there is not. */
const readMode = (text: string): Mode => modes.find((mode) => mode === text) ?? "none";

/** The day of feed-out, ISO 8601; undefined while there is none, or a year that is half typed. */
export function readFeedOut({ feedOut }: CountdownValues): string | undefined {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(feedOut) || Number.isNaN(Date.parse(feedOut))) return;
  return addDays(feedOut, 0) === feedOut ? feedOut : undefined;
}
