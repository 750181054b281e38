import {
  type Mode,
  modes,
  type System,
  systems,
  type Turnaround,
} from "../../../../calculators/countdown.ts";
import type { Values } from "../../../../calculators/fragment.ts";
import { type FieldFault, parseNumber } from "../../../../calculators/numbers.ts";
import { addDays } from "../../../../plant/days.ts";

/** The numbers of the sheet, and the most each of them can be. */
export const limits = { days: 366, people: 20_000, perDay: 5000, contracts: 500, lines: 20_000 };
export type NumberName = keyof typeof limits;
export const numberNames = Object.keys(limits) as NumberName[];

/** The fields of the sheet, by their names in the address. */
export type FieldName =
  | NumberName
  | "feedOut"
  | System
  | "country"
  | "state"
  /** Names of the holidays that are days off. */
  | "off"
  | "separator"
  /** The turnaround's own id, from the first calendar on. */
  | "plan";
export type CountdownValues = Values<FieldName>;

/** The turnaround, or which numbers are faulty. */
export function solveTurnaround(values: CountdownValues) {
  const faults: Partial<Record<FieldName, FieldFault>> = {};
  const numbers = numberNames.map((name) => {
    const value = readWhole(values[name]);
    if (!(value >= 1 && value <= limits[name])) faults[name] = "notNumber";
    return [name, value] as const;
  });
  if (Object.keys(faults).length > 0) return { faults };
  const connected = systems.map((system) => [system, readMode(values[system])]);
  const solved = Object.fromEntries([...numbers, ...connected]) as Turnaround;
  return { faults, solved };
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
