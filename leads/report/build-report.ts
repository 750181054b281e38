import type { LeadsEnv } from "../env/env.ts";
import { type Channel, endWithSlash, stages } from "../lead.ts";
import { cleanAddress } from "../mail-address.ts";
import type { LeadStore } from "../store/lead-store.ts";
import {
  type LeadGroup,
  type LeadTimes,
  type LeadTotals,
  nameLabel,
  namePath,
  otherLabel,
  type VisitCount,
} from "../store/report.ts";
import {
  addDays,
  addMonths,
  businessDay,
  getDayStart,
  getOpenTime,
  readWallClock,
} from "../time/clock.ts";
import { channelLabels, stageLabels } from "../words.ts";

interface Days {
  first: string;
  last: string;
}

/** What a report is about: whole days in a time zone. */
export interface ReportPeriod extends Days {
  /** For people, such as `November 2026` or `Nov 2-29, 2026`. */
  name: string;
  /** Such as `2026-11`, if it is a calendar month. */
  month?: string;
  /** Weeks from Monday on, the first and last one cut to the period. */
  weeks: readonly Days[];
}

/** Weeks of a report that names no month. */
const recentWeeks = 4;

export function getRecentPeriod(now: Date, timeZone: string): ReportPeriod {
  const last = addDays(getMonday(readWallClock(now, timeZone).day), -1);
  return buildPeriod({ first: addDays(last, 1 - 7 * recentWeeks), last });
}

/** A month such as `2026-11`, as far as it has passed; undefined if it is none that has begun. */
export function getMonthPeriod(
  month: string,
  now: Date,
  timeZone: string,
): ReportPeriod | undefined {
  const { day: today } = readWallClock(now, timeZone);
  const first = `${month}-01`;
  if (!/^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) || first > today) return;
  const [last = today] = [today, addDays(`${addMonths(month, 1)}-01`, -1)].sort();
  const name = formatDay(first, { month: "long", year: "numeric" });
  return { ...buildPeriod({ first, last }), name, month };
}

function getPeriodBefore({ first, month, weeks }: ReportPeriod): Days {
  const start = month ? `${addMonths(month, -1)}-01` : addDays(first, -7 * weeks.length);
  return { first: start, last: addDays(first, -1) };
}

function getTimes({ first, last }: Days, timeZone: string): { from: Date; to: Date } {
  return { from: getDayStart(first, timeZone), to: getDayStart(addDays(last, 1), timeZone) };
}

export function getMonday(day: string): string {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

/** Days for people, such as `Nov 2-8` or `Nov 30-Dec 6`. */
function nameDays({ first, last }: Days): string {
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7);
  const end = formatDay(last, { day: "numeric", ...(!isOneMonth && { month: "short" }) });
  const start = formatDay(first, { month: "short", day: "numeric" });
  return first === last ? start : `${start}-${end}`;
}

function buildPeriod({ first, last }: Days): ReportPeriod {
  const weeks: Days[] = [];
  for (let start = first; start <= last; ) {
    const end = addDays(getMonday(start), 6);
    weeks.push({ first: start, last: end < last ? end : last });
    start = addDays(end, 1);
  }
  return { first, last, weeks, name: `${nameDays({ first, last })}, ${last.slice(0, 4)}` };
}

function formatDay(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(day).toLocaleDateString("en-US", { timeZone: "UTC", ...options });
}

export type ReportLine = ReturnType<typeof countLine> & {
  /** Where the server counted any. */
  visits?: number | undefined;
};

export interface ReportTable {
  id: string;
  title: string;
  /** What a line is. */
  column: string;
  lines: readonly ReportLine[];
}

interface Grouping extends Omit<ReportTable, "lines"> {
  getName(group: LeadGroup): string;
  /** The kind of visits that have the same names, and what none of them is called. */
  visits?: { kind: VisitCount["kind"]; none: string };
  /** Whether people write the names, and so the same one in several ways. */
  isWritten?: boolean;
  /** Lines that are there without a lead, too, in their order. */
  fixed?: readonly string[];
}

const unknownNames = {
  byHand: "Entered by hand",
  withoutScripts: "Not known",
  noLabel: "No campaign label",
  direct: "Direct, or not said",
  noPersona: "None chosen",
} as const;

const personaLabels: Record<string, string> = {
  maintenance: "Maintenance",
  turnaround: "Turnaround",
  operations: "Operations",
  procurement: "Procurement",
};

const isAttributed = (group: LeadGroup) => !group.channel && group.landing_page !== null;

/** A path without what differs from link to link. */
const getPath = (path: string) => namePath(endWithSlash(path));

const nameChannel = (channel: Channel) => `${channelLabels[channel]} (by hand)`;

const nameGroup = (group: LeadGroup, name: string) => {
  if (name) return name;
  return group.channel ? unknownNames.byHand : unknownNames.withoutScripts;
};

const groupings: readonly Grouping[] = [
  {
    id: "campaigns",
    title: "Campaigns",
    column: "Campaign label",
    getName: (group) =>
      nameGroup(
        group,
        nameLabel(group.utm_campaign) || (isAttributed(group) ? unknownNames.noLabel : ""),
      ),
    visits: { kind: "campaign", none: unknownNames.noLabel },
    isWritten: true,
  },
  {
    id: "sources",
    title: "Sources",
    column: "Source label or linking site",
    getName: (group) =>
      group.channel
        ? nameChannel(group.channel)
        : nameLabel(group.utm_source ?? group.referrer_host) ||
          (isAttributed(group) ? unknownNames.direct : unknownNames.withoutScripts),
    visits: { kind: "source", none: unknownNames.direct },
    isWritten: true,
  },
  {
    id: "landing-pages",
    title: "Landing pages",
    column: "First page of the visit",
    getName: (group) => nameGroup(group, group.landing_page ? getPath(group.landing_page) : ""),
    visits: { kind: "page", none: unknownNames.withoutScripts },
  },
  {
    id: "form-pages",
    title: "Form’s pages",
    column: "Page with the form",
    getName: (group) => (group.channel ? unknownNames.byHand : getPath(group.source_page)),
  },
  {
    id: "personas",
    title: "Personas",
    column: "Chosen persona",
    getName: (group) =>
      nameGroup(
        group,
        personaLabels[group.persona ?? ""] ?? (isAttributed(group) ? unknownNames.noPersona : ""),
      ),
  },
  {
    id: "stages",
    title: "Stages",
    column: "Stage today",
    getName: (group) => stageLabels[group.stage],
    fixed: stages.map((stage) => stageLabels[stage]),
  },
];

const countLeads = (groups: readonly LeadGroup[]) =>
  groups.reduce((sum, { leads }) => sum + leads, 0);

function countLine(name: string, groups: readonly LeadGroup[]) {
  const won = groups.filter(({ stage }) => stage === "won");
  return {
    name,
    leads: countLeads(groups),
    won: countLeads(won),
    /** Of those that were won, in whole dollars. */
    value: won.reduce((sum, { value }) => sum + (value ?? 0), 0),
  };
}

/** Leads by a property, the most first, with the visits that had it. */
function groupLeads(
  { column, fixed = [], getName, id, isWritten, title, visits }: Grouping,
  all: readonly LeadGroup[],
  counted: readonly VisitCount[] | undefined,
): ReportTable {
  const own = (counted ?? [])
    .filter(({ kind }) => kind === visits?.kind)
    .map(({ count, name }) => ({ count, name: name || (visits?.none ?? "") }));
  const written = [...all.map((group) => ({ count: group.leads, name: getName(group) })), ...own];
  const choose = isWritten ? chooseSpellings(written) : (name: string) => name;
  const groups = Map.groupBy(all, (group) => choose(getName(group)));
  const sums = new Map<string, number>();
  for (const { count, name } of own) sums.set(choose(name), (sums.get(choose(name)) ?? 0) + count);
  const names = new Set([...fixed, ...groups.keys(), ...sums.keys()]);
  const lines = [...names].map((name) => ({
    ...countLine(name, groups.get(name) ?? []),
    ...(sums.has(name) && { visits: sums.get(name) }),
  }));
  if (fixed.length === 0) lines.sort(compareLines);
  return { id, title, column, lines };
}

/** How each name is written most often, whatever its capitals. */
function chooseSpellings(written: readonly { count: number; name: string }[]) {
  const counts = new Map<string, number>();
  for (const { count, name } of written) counts.set(name, (counts.get(name) ?? 0) + count);
  const spellings = new Map<string, string>();
  for (const [name, count] of counts) {
    const best = spellings.get(name.toLowerCase());
    const most = best === undefined ? 0 : (counts.get(best) ?? 0);
    const isBetter = best === undefined || count > most || (count === most && name < best);
    if (isBetter) spellings.set(name.toLowerCase(), name);
  }
  return (name: string) => spellings.get(name.toLowerCase()) ?? name;
}

/** What is other or not known comes last. */
const lastNames: readonly string[] = [otherLabel, ...Object.values(unknownNames)];

function compareLines(a: ReportLine, b: ReportLine): number {
  const last = Number(lastNames.includes(a.name)) - Number(lastNames.includes(b.name));
  const visits = (b.visits ?? 0) - (a.visits ?? 0);
  return last || b.leads - a.leads || b.value - a.value || visits || (a.name < b.name ? -1 : 1);
}

const describeCount = (number: number, one: string, many: string) =>
  `${number.toLocaleString("en-US")} ${number === 1 ? one : many}`;

function noteLeftOut(totals: LeadTotals): string {
  const suspects = describeCount(totals.suspects, "message", "messages");
  const tests = describeCount(totals.tests, "lead", "leads");
  return `Not counted: ${suspects} in quarantine, and ${tests} sent from the team’s own addresses as a test. Erased leads are gone from every count.`;
}

function noteUnknown(groups: readonly LeadGroup[]): string[] {
  const countOf = (isWanted: (group: LeadGroup) => boolean) => countLeads(groups.filter(isWanted));
  const byHand = countOf(({ channel }) => channel !== null);
  const withoutScripts = countOf((group) => !group.channel && !isAttributed(group));
  const valueless = groups
    .filter(({ stage }) => stage === "won")
    .reduce((sum, { leads, valued }) => sum + leads - valued, 0);
  const notes = [
    {
      leads: byHand,
      text: "entered by hand (telephone, fair): no page belongs to these leads, and a campaign only if one was named.",
    },
    {
      leads: withoutScripts,
      text: "sent without scripts or by a program: the form could not say where the visit began.",
    },
    { leads: valueless, text: "won without a value: the sum is too low by these." },
  ];
  const own = notes
    .filter(({ leads }) => leads > 0)
    .map(({ leads, text }) => `${leads.toLocaleString("en-US")} ${text}`);
  return [
    ...own,
    "Which ad was clicked is known only with consent to ads, which the site’s own banner does not ask for.",
  ];
}

function noteVisits(
  period: ReportPeriod,
  firstVisitDay: string | undefined,
  visits: readonly VisitCount[] | undefined,
): string[] {
  if (!firstVisitDay) {
    return [
      "Visits were not counted: the pages are served by another host, or this server has not run with these leads.",
    ];
  }
  const since = `Visits have been counted since ${firstVisitDay}`;
  if (!visits) return [`${since}, and this period was over by then.`];
  return [
    ...(visits.length === 0 ? [`${since}: none in this period yet.`] : []),
    ...(visits.length > 0 && firstVisitDay > period.first ? [`${since}.`] : []),
    "A visit is a page opened from elsewhere, counted by the server as sums of a day, without consent, because nothing says who it was. A source or campaign is named once three networks brought it on a day. Reloads count again, and known bots do not; a bot that passes for a browser does.",
  ];
}

/** How long visitors waited for an answer, in milliseconds of Monday to Friday. */
function measureAnswers(times: readonly LeadTimes[], now: Date, timeZone: string) {
  const listTimes = (isAnswered: boolean) =>
    times
      .filter(({ answered_at }) => (answered_at !== null) === isAnswered)
      .map(({ answered_at, received_at }) =>
        getOpenTime(new Date(received_at), answered_at ? new Date(answered_at) : now, timeZone),
      )
      .sort((a, b) => a - b);
  const [answers, waits] = [listTimes(true), listTimes(false)];
  const ends = [answers.at(-1), waits.at(-1)].filter((time) => time !== undefined);
  return {
    answered: answers.length,
    inTime: answers.filter((time) => time <= businessDay).length,
    median: getMedian(answers),
    /** Of those that are answered and those that still wait. */
    longest: ends.length > 0 ? Math.max(...ends) : undefined,
    waiting: waits.length,
    /** Of those that still wait. */
    late: waits.filter((time) => time > businessDay).length,
  };
}

function getMedian(sorted: readonly number[]): number | undefined {
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}

function countVisits({ first, last }: Days, visits: readonly VisitCount[] | undefined) {
  const own = visits?.filter(({ day, kind }) => kind === "page" && day >= first && day <= last);
  return own && { visits: own.reduce((sum, { count }) => sum + count, 0) };
}

export type ReportSettings = Pick<
  LeadsEnv,
  "analyticsHref" | "desk" | "mail" | "retention" | "timeZone"
>;

/** What came of a period: numbers, and names of pages and campaigns. Nothing that says who wrote. */
export type Report = Awaited<ReturnType<typeof readReport>>;

export async function readReport(
  store: LeadStore,
  period: ReportPeriod,
  now: Date,
  { analyticsHref, desk, mail, retention, timeZone }: ReportSettings,
) {
  const own = [...desk.users, ...mail.to.map(cleanAddress)];
  const request = { ...getTimes(period, timeZone), own };
  const weekStarts = period.weeks.slice(1).map(({ first }) => getDayStart(first, timeZone));
  const groups = await store.getLeadGroups(request, weekStarts);
  const earlier = { ...getTimes(getPeriodBefore(period), timeZone), own };
  const firstVisitDay = await store.getFirstVisitDay();
  const isCounted = firstVisitDay !== undefined && firstVisitDay <= period.last;
  const visits = isCounted ? await store.getVisits(period.first, period.last) : undefined;
  const oldest = addMonths(now.toISOString().slice(0, 10), -retention.leadMonths);
  const weeks: ReportTable = {
    id: "weeks",
    title: "Weeks",
    column: "Week",
    lines: period.weeks.map((days, number) => ({
      ...countLine(
        nameDays(days),
        groups.filter(({ week }) => week === number),
      ),
      // Before the server counted, nobody knows.
      ...(firstVisitDay && firstVisitDay <= days.last && countVisits(days, visits)),
    })),
  };
  return {
    period,
    timeZone,
    before: (await store.countForReport(earlier)).leads,
    answers: measureAnswers(await store.getLeadTimes(request), now, timeZone),
    /** Leads that came by the form; the others were entered by hand. */
    sent: countLeads(groups.filter(({ channel }) => channel === null)),
    total: { ...countLine("Total", groups), ...countVisits(period, visits) },
    weeks,
    tables: groupings.map((grouping) => groupLeads(grouping, groups, visits)),
    /** What is left out, what is not known, and why; a sentence each. */
    notes: [
      noteLeftOut(await store.countForReport(request)),
      ...(period.first < oldest
        ? [
            `Leads are removed after ${retention.leadMonths} months, so some of this period may be gone.`,
          ]
        : []),
      ...noteUnknown(groups),
      ...noteVisits(period, firstVisitDay, visits),
    ],
    analyticsHref,
  };
}
