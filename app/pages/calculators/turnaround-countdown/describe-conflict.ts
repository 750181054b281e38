import { fillPattern } from "content-model/fill-pattern";
import type { Conflict, Holiday } from "../../../../calculators/countdown-dates.ts";
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
