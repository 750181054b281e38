import { fillPattern } from "content-model/fill-pattern";
import {
  type Conflict,
  type DatedStep,
  type Holiday,
  hourKinds,
  most,
  type PlannedStep,
  type StepId,
  stepRules,
  systems,
  type Terms,
  type Turnaround,
  writeRule,
  writeWorked,
} from "../../../../calculators/countdown.ts";
import type { CountdownWords } from "./schema.ts";

/** Holidays that are named before "and 2 more". */
const named = 3;

/**
 * A conflict as a sentence.
 *
 * @param print a day, ISO 8601, in the visitor's language
 * @param years whose holidays are known
 */
export function describeConflict(
  conflict: Conflict,
  words: CountdownWords["conflicts"],
  print: (day: string) => string,
  years: readonly [number, number] = [0, 0],
): string {
  const list = (holidays: readonly Holiday[]) => {
    // A holiday of several days is named once.
    const firsts = holidays.filter(
      ({ name }, place) => holidays.findIndex((other) => other.name === name) === place,
    );
    const texts = firsts.slice(0, named).map(({ name, day }) => `${name} (${print(day)})`);
    const rest = firsts.length - named;
    return [...texts, ...(rest > 0 ? [fillPattern(words.more, { count: rest })] : [])].join(", ");
  };
  switch (conflict.kind) {
    case "late":
      return conflict.days === 1
        ? words.yesterday
        : fillPattern(words.late, { days: conflict.days });
    case "begun":
      return fillPattern(words.begun, { left: conflict.left, total: conflict.total });
    case "moved":
      return conflict.holiday
        ? fillPattern(words.holiday, { from: print(conflict.from), holiday: conflict.holiday })
        : fillPattern(words.weekend, { from: print(conflict.from) });
    case "holidays":
      return fillPattern(words.holidays, {
        left: conflict.left,
        total: conflict.total,
        holidays: list(conflict.holidays),
      });
    case "capacity":
      return fillPattern(words.capacity, { left: conflict.left, people: conflict.people });
    case "worked":
      return fillPattern(words.worked, { holidays: list(conflict.holidays) });
    case "unknown":
      return fillPattern(words.unknown, { first: years[0], last: years[1] });
  }
}

/** A step as it is printed. */
export interface Row {
  id: StepId;
  number: number;
  name: string;
  owner: string;
  /** What can be checked on the day it is ready. */
  ready: string;
  /** Weeks from the turnaround, such as "T-26". */
  fromWeek: string;
  readyWeek: string;
  /** Days, ISO 8601 and as they are printed; undefined as long as feed-out has no date. */
  begin: Day | undefined;
  due: Day | undefined;
  kind: (typeof hourKinds)[number];
  hours: Range;
  /** Formula, with numbers, and what it comes to. */
  weeksRule: string | undefined;
  hoursRule: string;
  conflicts: readonly { kind: Conflict["kind"]; text: string; isUrgent: boolean }[];
}

export interface Day {
  iso: string;
  text: string;
}

/** At least and at most. */
type Range = readonly [number, number];

interface Context {
  turnaround: Turnaround;
  words: CountdownWords;
  locale: string;
  years?: readonly [number, number] | undefined;
}

/** The steps in words and dates, numbered. */
export function listRows(steps: readonly (PlannedStep | DatedStep)[], context: Context): Row[] {
  const { words, locale, turnaround } = context;
  const short = { month: "short", day: "numeric", timeZone: "UTC" } as const;
  const days = new Intl.DateTimeFormat(locale, { ...short, weekday: "short", year: "numeric" });
  const shortDays = new Intl.DateTimeFormat(locale, short);
  const print = (iso: string) => days.format(new Date(iso));
  const printShort = (iso: string) => shortDays.format(new Date(iso));
  const printNumber = (value: number) => new Intl.NumberFormat(locale).format(value);
  const letters = getTerms((name) => words.inputs[name].letter, words.connectedSystems);
  const connected = systems.filter((system) => turnaround[system] !== "none").length;
  const numbers = getTerms((name) => printNumber(turnaround[name]), String(connected));

  return steps.map((step, place): Row => {
    const { name, owner, hours: kind, ready } = words.steps[step.id];
    const isDated = "due" in step;
    const write = (kind: "weeks" | "hours") => {
      const rule = stepRules.get(step.id)?.[kind] ?? {};
      const formula = writeRule({ rule, id: step.id }, turnaround, letters, words.shortModes);
      const worked = writeWorked(rule, numbers);
      return worked ? `${formula} = ${worked} = ${printNumber(step[kind])}` : formula;
    };
    return {
      id: step.id,
      number: place + 1,
      name,
      owner: words.owners[owner],
      ready,
      fromWeek: nameWeek(step.from, step, "begin", words.results),
      readyWeek: nameWeek(step.ready, step, "ready", words.results),
      begin: isDated ? { iso: step.start, text: print(step.start) } : undefined,
      due: isDated ? { iso: step.due, text: print(step.due) } : undefined,
      kind,
      hours: [step.hours, Math.ceil(step.hours * most)],
      weeksRule: step.phase === "during" ? undefined : write("weeks"),
      hoursRule: write("hours"),
      conflicts: isDated
        ? step.conflicts.map((conflict) => ({
            kind: conflict.kind,
            text: describeConflict(conflict, words.conflicts, printShort, context.years),
            isUrgent: isUrgent(conflict),
          }))
        : [],
    };
  });
}

const isUrgent = ({ kind }: Conflict) => ["late", "begun", "capacity"].includes(kind);

/** A week as it is called: before feed-out, on it, or after the last day. */
function nameWeek(
  week: number,
  { phase }: PlannedStep,
  end: "begin" | "ready",
  words: CountdownWords["results"],
): string {
  if (week < 0) return fillPattern(words.before, { weeks: -week });
  if (week > 0) return fillPattern(words.after, { weeks: week });
  return phase === "after" || (phase === "during" && end === "ready")
    ? words.lastDay
    : words.feedOut;
}

type TermName = Exclude<keyof Terms, "systems">;

function getTerms(get: (name: TermName) => string, connected: string): Terms {
  return {
    people: get("people"),
    perDay: get("perDay"),
    contracts: get("contracts"),
    lines: get("lines"),
    days: get("days"),
    systems: connected,
  };
}

type Sums = Record<Row["kind"], Range>;

/** Hours of each owner, those with the most hours first, and of all. */
export function sumByOwner(rows: readonly Row[]): {
  owners: (Sums & { owner: string })[];
  total: Sums;
} {
  const add = (some: readonly Row[], end: 0 | 1) =>
    some.reduce((total, { hours }) => total + hours[end], 0);
  const sum = (some: readonly Row[]) => {
    const [anyway, added] = hourKinds.map((kind): Range => {
      const ofKind = some.filter((row) => row.kind === kind);
      return [add(ofKind, 0), add(ofKind, 1)];
    });
    return { anyway, added } as Sums;
  };
  const owners = Map.groupBy(rows, ({ owner }) => owner);
  return {
    owners: [...owners]
      .sort(([, a], [, b]) => add(b, 0) - add(a, 0))
      .map(([owner, some]) => ({ owner, ...sum(some) })),
    total: sum(rows),
  };
}

/** Hours as they are printed: "288-432 h". */
export const printHours = ([from, to]: Range, pattern: string, locale: string) => {
  if (to === 0) return "–";
  const { format } = new Intl.NumberFormat(locale);
  return fillPattern(pattern, { from: format(from), to: format(to) });
};
