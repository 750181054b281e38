import type { Values } from "../../../../calculators/fragment.ts";
import type { ClaimedShift, HourRules, WorkedShift } from "../../../../calculators/hours-gap.ts";
import { workShift } from "../../../../calculators/hours-gap.ts";
import { parseTime } from "../../../../calculators/numbers.ts";
import type { Effort, Sample } from "../../../../plant/gap.ts";
import type { SheetWords } from "../../../parts/calculators/schema.ts";
import { readNumbers } from "../read-numbers.ts";

/**
 * The fields in the order of their letters: the group of each, and its unit if it has one. Those that
 * the answer is made of come first; the contract's rules move it only by what an hour costs.
 */
export const lines = {
  people: ["site", "people"],
  shifts: ["site"],
  length: ["site", "days"],
  rate: ["site", "perHour"],
  checked: ["sample", "lines"],
  differing: ["sample", "lines"],
  average: ["sample", "hours"],
  minutes: ["effort", "minutes"],
  cost: ["effort", "perHour"],
  setup: ["effort", "hours"],
  windowStart: ["contract"],
  windowEnd: ["contract"],
  break: ["contract", "hours"],
  breakFrom: ["contract", "hours"],
  minimumCall: ["contract", "hours"],
  overtimeFrom: ["contract", "hours"],
  dayFrom: ["contract", "hours"],
  firstDay: ["contract"],
  overtimeFactor: ["contract", "none"],
  weekHours: ["shift", "hours"],
  in: ["shift"],
  out: ["shift"],
  claimed: ["shift", "hours"],
} as const;
/** Groups in their order, and whether they are folded. */
export const groups = { site: false, sample: false, effort: false, contract: true, shift: true };
export type LineName = keyof typeof lines;
export const lineNames = Object.keys(lines) as LineName[];
const timeNames = ["windowStart", "windowEnd", "in", "out"] as const;
type TimeName = (typeof timeNames)[number];
export const isTime = (name: LineName): name is TimeName => timeNames.some((each) => each === name);

type NumberName = Exclude<LineName, TimeName>;
export type FieldName = LineName | "currency";
export type HoursValues = Values<FieldName>;

/** The numbers of a sheet without faults. */
export interface HoursSheet {
  rules: HourRules;
  shift: ClaimedShift;
  worked: WorkedShift;
  sample: Sample;
  effort: Effort;
  /** of one person: a shift of the site, a week, the turnaround */
  manShifts: { shift: number; week: number; turnaround: number };
  numbers: Record<NumberName, number>;
}

/** What the sheet says; nothing if a field is faulty. Faults by field. */
export function readSheet(
  values: HoursValues,
  words: SheetWords["faults"],
): { sheet?: HoursSheet; faults: Partial<Record<FieldName, string>> } {
  const numberNames = lineNames.filter((name): name is NumberName => !isTime(name));
  const { numbers, faults: numberFaults } = readNumbers(values, numberNames, words, ["average"]);
  const faults: Partial<Record<FieldName, string>> = { ...numberFaults };
  const times = Object.fromEntries(timeNames.map((name) => [name, parseTime(values[name])]));
  for (const name of timeNames) if (!times[name]) faults[name] = words.notTime;
  if (numbers?.checked === 0) faults.checked = words.notZero;
  if (numbers && numbers.differing > numbers.checked) faults.differing = words.tooMany;
  if (numbers && ![1, 2, 3, 4, 5, 6, 7].includes(numbers.firstDay)) faults.firstDay = words.notDay;
  if (!numbers || Object.keys(faults).length > 0) return { faults };

  const { windowStart, windowEnd, in: start, out } = times as Record<string, string>;
  const rules: HourRules = {
    ...numbers,
    windowStart: windowStart ?? "",
    windowEnd: windowEnd ?? "",
    rate: numbers.rate * 100,
  };
  const { people, shifts, length, claimed, weekHours, firstDay } = numbers;
  const shift = { in: start ?? "", out: out ?? "", claimed, weekHours };
  const worked = workShift(shift, rules, { days: length, first: firstDay - 1 });
  return {
    faults,
    sheet: {
      rules,
      shift,
      worked,
      numbers,
      sample: { ...numbers, hourRate: worked.more.hourRate },
      effort: {
        minutes: numbers.minutes,
        hourlyCost: numbers.cost * 100,
        setupHours: numbers.setup,
      },
      manShifts: {
        shift: people,
        week: people * shifts * 7,
        turnaround: people * shifts * length,
      },
    },
  };
}
