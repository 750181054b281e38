import { basename } from "node:path";
import { isGroup } from "../schema/fields.ts";
import { getLatestToday } from "../schema/formatted-text.ts";
import type { Entry } from "../schema/source.ts";
import { type ContentFile, type Fault, type FieldPath, makeFault } from "./content-file.ts";

/** The days of an article or of an entry of an open folder, ISO 8601. */
export interface Dates {
  /** that it bears itself */
  date?: string;
  draft?: boolean | undefined;
  publish?: string | undefined;
  until?: { day: string; to: string } | undefined;
}

/** Today, UTC, as content writes a day. */
export const getToday = () => new Date().toISOString().slice(0, 10);

/** The dates as a file has them, whatever today is. @param fitting its value; missing if it does not fit */
export const getDates = (file: ContentFile, fitting: Dates | undefined): Dates => ({
  ...fitting,
  draft: isDraft(file),
});

/** Whether a file says that visitors do not see it, be the rest of it as it may. */
export const isDraft = ({ value }: ContentFile): boolean => isGroup(value) && value.draft === true;

/** Whether its last day is over (UTC), so that its address redirects. */
export function hasLeft({ until }: Dates, day = getToday()): boolean {
  return until !== undefined && until.day < day;
}

/** Whether visitors see it on a day, today unless another is given. */
export function isOnline(dates: Dates, day = getToday()): boolean {
  const { draft, publish = "" } = dates;
  return !draft && publish <= day && !hasLeft(dates, day);
}

/**
 * The entries that pages are made from.
 *
 * @param hasDrafts whether for the team, which sees what is not online yet, too; nobody sees what has
 *   left: its address leads on
 */
export const listShown = <E extends Dates>(entries: readonly E[], hasDrafts: boolean): E[] =>
  entries.filter((entry) => (hasDrafts ? !hasLeft(entry) : !entry.draft));

export type DayView = ReturnType<typeof viewDay>;

/** What visitors see on a day. @param dates of the files that have some, by their names; they always see the others */
const viewDay = (dates: ReadonlyMap<string, Dates>, day: string) => ({
  day,
  /** Whether they see a field of a file, or the file as a whole. */
  isShown(file: string, [field]: FieldPath = []) {
    const own = dates.get(file) ?? {};
    return field === "until" ? !own.draft && hasLeft(own, day) : isOnline(own, day);
  },
});

/**
 * Checks today, and each later day on which something goes online or offline: a fault must not wait
 * for the nightly build of that day, which would publish nothing.
 */
export function checkEachDay(
  dates: ReadonlyMap<string, Dates>,
  check: (view: DayView) => Fault[],
): Fault[] {
  const today = getToday();
  const days = [...dates.values()].flatMap(({ draft, publish = "", until }) =>
    draft ? [] : [publish, until ? getNextDay(until.day) : ""],
  );
  const known = new Set<string>();
  return [...new Set([today, ...days])]
    .filter((day) => day >= today)
    .sort()
    .flatMap((day) =>
      check(viewDay(dates, day)).flatMap((fault) => {
        const key = JSON.stringify(fault);
        if (known.has(key)) return [];
        known.add(key);
        return day === today ? fault : { ...fault, message: `from ${day} on, ${fault.message}` };
      }),
    );
}

const getNextDay = (day: string) =>
  new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** Whether a first day is after the last; what is closed on its first day has its last day just before. */
const isAfter = (first: string, last: string): boolean =>
  last < first && (first > getLatestToday() || getNextDay(last) < first);

/** What is wrong with the dates, or undefined. */
export function findDateFault(dates: Dates): { path: FieldPath; message: string } | undefined {
  const { date, draft, publish, until } = dates;
  if (draft && publish && publish > getLatestToday()) {
    const message = `has no effect on a draft, which stays offline on ${publish}, too; set “Draft” to No to put it online on that day, or empty this field`;
    return { path: ["publish"], message };
  }
  if (publish && until && isAfter(publish, until.day)) {
    return { path: ["until", "day"], message: `"${until.day}" is before publish, ${publish}` };
  }
  if (date && until && isAfter(date, until.day)) {
    return { path: ["date"], message: `"${date}" is after its last day, ${until.day}` };
  }
  if (!draft && date && date > (publish ?? getLatestToday())) {
    const message = publish
      ? `"${date}" is after publish, ${publish}; it would be online before its own date`
      : `"${date}" is in the future; set “Publish on” to ${date} to put it online on that day, or “Draft” to Yes`;
    return { path: ["date"], message };
  }
  return undefined;
}

/** An entry of an open folder: its slug and dates; the rest of its fields are its folder's own. */
export type DatedEntry = Dates & Entry;

/** Adds to the value of an open folder's file what every entry has. */
export function makeEntry({ file }: ContentFile, value: Dates): DatedEntry {
  return { ...value, slug: getSlug(file), draft: !isOnline(value) };
}

/** Checks what every entry of an open folder has in common: its name and its dates. */
export function checkEntry(file: ContentFile, value: Dates): Fault[] {
  const faults: Fault[] = [];
  const slug = getSlug(file.file);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
    const message = `"${slug}" is part of an address, expected a file name of lowercase letters, digits and hyphens, such as site-engineer.yaml`;
    faults.push(makeFault(file, [], message));
  }
  const dates = findDateFault(value);
  if (dates) {
    // A job's last day is in another field.
    const isWritten = isGroup(file.value) && Object.hasOwn(file.value, String(dates.path[0]));
    faults.push(makeFault(file, isWritten ? dates.path : ["validUntil"], dates.message));
  }
  return faults;
}

/** The slug of an open folder's file. */
export const getSlug = (file: string) => basename(file, ".yaml");
