import type { CampaignCosts } from "../contact-page.ts";
import { formatAmount } from "../currency.ts";
import type { LeadsEnv } from "../env/env.ts";
import { endWithSlash } from "../lead.ts";
import { cleanAddress } from "../mail-address.ts";
import type { LeadStore, LeadsContext } from "../store/lead-store.ts";
import {
  type LeadGroup,
  type LeadTimes,
  nameLabel,
  namePath,
  otherLabel,
  type VisitCount,
} from "../store/report.ts";
import {
  addDays,
  addMonths,
  businessDay,
  businessTimeWords,
  formatSpan,
  getDayStart,
  getLateTime,
  getOpenTime,
  readWallClock,
} from "../time/clock.ts";
import { channelLabels, describeWaiting, formatCount, formatDay, stageLabels } from "../words.ts";

export function describeFigures(report: Report) {
  const { before, currency, period, sent, total, waiting } = report;
  const { answered, inTime, longest, median } = report.answers;
  const earlier = period.month ? "the month before" : `the ${period.weeks.length} weeks before`;
  const figures = [
    {
      label: "Leads",
      figure: formatCount(total.leads),
      note: `${formatCount(before)} in ${earlier}`,
    },
    { label: "Won", figure: formatCount(total.won), note: formatAmount(total.value, currency) },
    {
      label: "Median time to answer",
      figure: formatWait(median),
      note: `${formatCount(inTime)} of ${formatCount(answered)} within one business day`,
    },
    {
      label: "Longest wait in this period",
      figure: formatWait(longest),
      note: describeWaiting(waiting),
    },
  ];
  if (total.visits === undefined) return figures;
  // Leads of visits that were not counted, such as a program's, can outnumber those that were.
  const isShare = total.visits > 0 && sent <= total.visits;
  const share = isShare ? `${((sent / total.visits) * 100).toFixed(1)}% led to a lead` : "";
  return [...figures, { label: "Visits", figure: formatCount(total.visits), note: share }];
}

const formatWait = (time: number | undefined) => (time === undefined ? "–" : formatSpan(time));

export function getColumns(lines: readonly ReportLine[], currency: string) {
  // A dash for nothing, among which a figure is seen.
  const count = (number: number | undefined) => (number ? formatCount(number) : "–");
  const value = (number: number | undefined) => (number ? formatAmount(number, currency) : "–");
  const columns = [
    { label: "Visits", getText: ({ visits }: ReportLine) => count(visits) },
    { label: "Leads", getText: ({ leads }: ReportLine) => formatCount(leads) },
    { label: "Won", getText: ({ won }: ReportLine) => count(won) },
    { label: "Value", getText: (line: ReportLine) => value(line.value) },
    { label: "Cost", getText: ({ cost }: ReportLine) => value(cost) },
    { label: "Per lead", getText: ({ cost, leads }: ReportLine) => value(shareCost(cost, leads)) },
    { label: "Per sale", getText: ({ cost, won }: ReportLine) => value(shareCost(cost, won)) },
  ];
  const has = (name: "cost" | "visits") => lines.some((line) => line[name] !== undefined);
  return columns.slice(has("visits") ? 0 : 1, has("cost") ? 7 : 4);
}

export const shareCost = (cost = 0, count: number) =>
  count ? Math.round(cost / count) : undefined;

/** What is not in a report, how its times are meant, and where there is more. */
export function describeLimits({ analyticsHref, notes, timeZone }: Report): string[] {
  const more = `Pages read, downloads and begun forms of visitors who agreed: ${analyticsHref}`;
  return [
    ...notes,
    `Days are those of ${timeZone}. A lead counts in the period in which it came, and as won in the one in which it was won. Time to answer is ${businessTimeWords}; whoever is waiting counts in the longest wait alone, and whoever was lost or not for us without an answer in none.`,
    ...(analyticsHref ? [more] : []),
  ];
}

const mostLines = 7;

/** A report as paragraphs of plain text, for a terminal and a mail. */
export function renderReportText(report: Report): string {
  const { currency, period, tables, weeks } = report;
  const figures = describeFigures(report).map(
    ({ figure, label, note }) => `${label}: ${figure}${note && ` (${note})`}`,
  );
  const limits = describeLimits(report).map((note) => `- ${note}`);
  return [
    [`Leads, ${period.name}`, ...figures].join("\n"),
    ...[weeks, ...tables].map((table) => renderTextTable(table, currency)),
    ["What is not in here, and why", ...limits].join("\n"),
  ].join("\n\n");
}

function renderTextTable({ column, lines, title }: ReportTable, currency: string): string {
  const shown = lines.slice(0, mostLines);
  const columns = getColumns(lines, currency);
  const rows = [
    [column, ...columns.map(({ label }) => label)],
    ...shown.map((line) => [line.name, ...columns.map(({ getText }) => getText(line))]),
  ];
  const rest = lines.length - shown.length;
  return [
    title,
    ...alignColumns(rows, true).map((row) => `  ${row}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ].join("\n");
}

/** Rows whose cells are below one another, two spaces apart; numbers, after the first column, to the right. */
export function alignColumns(rows: readonly (readonly string[])[], hasNumbers = false): string[] {
  const getLength = (text = "") => [...text].length;
  return rows.map((row) =>
    row
      .map((cell, at) => {
        const width = Math.max(...rows.map((other) => getLength(other[at])));
        const space = " ".repeat(width - getLength(cell));
        return hasNumbers && at > 0 ? space + cell : cell + space;
      })
      .join("  "),
  );
}

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

const recentWeeks = 4;

export function getRecentPeriod(now: Date, timeZone: string): ReportPeriod {
  const last = addDays(getMonday(readWallClock(now, timeZone).day), -1);
  return buildPeriod({ first: addDays(last, 1 - 7 * recentWeeks), last });
}

/** A month such as `2026-11`, as far as it has passed; undefined if it is none that has begun. */
export function getMonthPeriod(month: string, now: Date, timeZone: string) {
  const { day: today } = readWallClock(now, timeZone);
  const first = `${month}-01`;
  if (!/^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) || first > today) return;
  const [last = today] = [today, addDays(`${addMonths(month, 1)}-01`, -1)].sort();
  const options = { timeZone: "UTC", month: "long", year: "numeric" } as const;
  const name = new Date(first).toLocaleDateString("en-US", options);
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
  const end = isOneMonth ? Number(last.slice(8)) : formatDay(last, last);
  return formatDay(first, first) + (first === last ? "" : `-${end}`);
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

export type ReportLine = ReturnType<typeof countLine> & {
  /** Of a campaign. */
  cost?: number;
  /** Where the server counted any. */
  visits?: number | undefined;
};

export interface ReportTable {
  id: string;
  title: string;
  column: string;
  lines: readonly ReportLine[];
}

interface Grouping extends Omit<ReportTable, "lines"> {
  getName(group: LeadGroup): string;
  /** The kind of visits that have the same names, and what none of them is called. */
  visits?: { kind: VisitCount["kind"]; none: string };
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

/** What a lead without a name of its own is counted as; `attributed`: one whose visit is known. */
function nameUnknown({ channel, landing_page }: LeadGroup, attributed: string): string {
  if (channel) return unknownNames.byHand;
  return landing_page === null ? unknownNames.withoutScripts : attributed;
}

/** A path without what differs from link to link. */
const getPath = (path: string) => namePath(endWithSlash(path));

const groupings: readonly Grouping[] = [
  {
    id: "campaigns",
    title: "Campaigns",
    column: "Campaign label",
    getName: (group) => nameLabel(group.utm_campaign) || nameUnknown(group, unknownNames.noLabel),
    visits: { kind: "campaign", none: unknownNames.noLabel },
  },
  {
    id: "sources",
    title: "Sources",
    column: "Source label or linking site",
    getName: (group) =>
      group.channel
        ? `${channelLabels[group.channel]} (by hand)`
        : nameLabel(group.utm_source ?? group.referrer_host) ||
          nameUnknown(group, unknownNames.direct),
    visits: { kind: "source", none: unknownNames.direct },
  },
  {
    id: "landing-pages",
    title: "Landing pages",
    column: "First page of the visit",
    getName: (group) =>
      group.landing_page
        ? getPath(group.landing_page)
        : nameUnknown(group, unknownNames.withoutScripts),
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
      group.persona?.replace(/^./, (first) => first.toUpperCase()) ||
      nameUnknown(group, unknownNames.noPersona),
  },
  {
    id: "stages",
    title: "Stages",
    column: "Stage today",
    getName: (group) => stageLabels[group.stage],
    fixed: Object.values(stageLabels),
  },
];

const sum = <Item>(items: readonly Item[], get: (item: Item) => number | null) =>
  items.reduce((total, item) => total + (get(item) ?? 0), 0);

const countLeads = (groups: readonly LeadGroup[]) => sum(groups, ({ leads }) => leads);

const countLine = (name: string, groups: readonly LeadGroup[]) => ({
  name,
  leads: countLeads(groups),
  /** Whenever they came. */
  won: sum(groups, ({ won }) => won),
  /** Of those that were won. */
  value: sum(groups, ({ value }) => value),
});

/**
 * Leads by a property, the most first, with the visits that had it. Capitals do not count: a name is
 * written as where there is the most of it.
 */
function groupLeads(
  { column, fixed = [], getName, id, title, visits }: Grouping,
  all: readonly LeadGroup[],
  counted: readonly VisitCount[] = [],
): ReportTable {
  const named: { name: string; count: number; group?: LeadGroup; visits?: number }[] = [
    ...fixed.map((name) => ({ name, count: 0 })),
    ...all.map((group) => ({ name: getName(group), count: group.leads, group })),
    ...counted
      .filter(({ kind }) => kind === visits?.kind)
      .map(({ count, name }) => ({ name: name || (visits?.none ?? ""), count, visits: count })),
  ];
  const lines = [...Map.groupBy(named, ({ name }) => name.toLowerCase())].map(([key, own]) => {
    const groups = own.flatMap(({ group }) => group ?? []);
    const [most] = own.toSorted((a, b) => b.count - a.count);
    return {
      ...countLine(most?.name ?? key, groups),
      ...(own.some((each) => each.visits) && { visits: sum(own, (each) => each.visits ?? 0) }),
    };
  });
  if (fixed.length === 0) lines.sort(compareLines);
  return { id, title, column, lines };
}

/** What campaigns cost, with all their leads: many come, and most are won, after the days that it was for. */
function countCosts(costs: CampaignCosts, all: readonly LeadGroup[]): ReportTable {
  const lines = costs.map(({ cost, label }) => {
    const own = all.filter(({ utm_campaign }) => utm_campaign?.trim().toLowerCase() === label);
    return { ...countLine(label, own), cost };
  });
  return {
    id: "costs",
    title: "Cost of campaigns, with all their leads to date",
    column: "Campaign label",
    lines: lines.sort(compareLines),
  };
}

/** What is other or not known comes last. */
const lastNames: readonly string[] = [otherLabel, ...Object.values(unknownNames)];

function compareLines(a: ReportLine, b: ReportLine): number {
  const last = Number(lastNames.includes(a.name)) - Number(lastNames.includes(b.name));
  const visits = (b.visits ?? 0) - (a.visits ?? 0);
  return last || b.leads - a.leads || b.value - a.value || visits || (a.name < b.name ? -1 : 1);
}

function noteUnknown(groups: readonly LeadGroup[]): string[] {
  const notes: [leads: number, text: string][] = [
    [
      countLeads(groups.filter(({ channel }) => channel)),
      "entered by hand (telephone, fair): no page belongs to these leads, and a campaign only if one was named.",
    ],
    [
      countLeads(groups.filter(({ channel, landing_page }) => !channel && landing_page === null)),
      "sent without scripts or by a program: the form could not say where the visit began.",
    ],
    [
      sum(groups, ({ valued, won }) => won - valued),
      "won without a value: the sum is too low by these.",
    ],
  ];
  return [
    ...notes.filter(([leads]) => leads > 0).map(([leads, text]) => `${formatCount(leads)} ${text}`),
    "Which ad was clicked is known only with consent to ads, which the site’s own banner does not ask for.",
  ];
}

function noteVisits(
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
    `${since}${visits.length === 0 ? ": none in this period yet" : ""}.`,
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
  return {
    answered: answers.length,
    inTime: answers.filter((time) => time <= businessDay).length,
    median: getMedian(answers),
    /** Of those that are answered and those that still wait. */
    longest: [...answers, ...waits].sort((a, b) => a - b).at(-1),
  };
}

function getMedian(sorted: readonly number[]): number | undefined {
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}

function countVisits({ first, last }: Days, visits: readonly VisitCount[] | undefined) {
  const own = visits?.filter(({ day, kind }) => kind === "page" && day >= first && day <= last);
  return own && { visits: sum(own, ({ count }) => count) };
}

export type ReportSettings = Pick<
  LeadsEnv,
  "analyticsHref" | "currency" | "desk" | "mail" | "retention" | "timeZone"
> &
  Pick<LeadsContext, "getCampaignCosts">;

/** What came of a period: numbers, and names of pages and campaigns. Nothing that says who wrote. */
export type Report = Awaited<ReturnType<typeof readReport>>;

export async function readReport(
  store: LeadStore,
  period: ReportPeriod,
  now: Date,
  { analyticsHref, currency, desk, getCampaignCosts, mail, retention, timeZone }: ReportSettings,
) {
  const own = [...desk.users, ...mail.to.map(cleanAddress)];
  const request = { ...getTimes(period, timeZone), own };
  const getStart = (first: string) => getDayStart(first, timeZone).toISOString();
  const days = period.weeks.map(({ first }) => ({ first, from: getStart(first) }));
  const groups = await store.getLeadGroups(request, { ...period, weeks: days });
  const { suspects, tests } = await store.countForReport(request);
  const earlier = { ...getTimes(getPeriodBefore(period), timeZone), own };
  const firstVisitDay = await store.getFirstVisitDay();
  const isCounted = firstVisitDay !== undefined && firstVisitDay <= period.last;
  const visits = isCounted ? await store.getVisits(period.first, period.last) : undefined;
  const oldest = addMonths(now.toISOString().slice(0, 10), -retention.leadMonths);
  const costs = getCampaignCosts?.().filter(({ until = oldest }) => until >= oldest) ?? [];
  const toDate = { first: "2000-01-01", last: readWallClock(now, timeZone).day, weeks: [] };
  const getAll = () => store.getLeadGroups({ from: new Date(0), to: now, own }, toDate);
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
    currency,
    before: (await store.countForReport(earlier)).leads,
    answers: measureAnswers(await store.getLeadTimes(request), now, timeZone),
    /** Today, whatever the period: as at the inbox. */
    waiting: await store.countWaiting(getLateTime(now, timeZone)),
    /** Leads that came by the form; the others were entered by hand. */
    sent: countLeads(groups.filter(({ channel }) => channel === null)),
    total: { ...countLine("Total", groups), ...countVisits(period, visits) },
    weeks,
    tables: [
      ...groupings.map((grouping) => groupLeads(grouping, groups, visits)),
      ...(costs.length > 0 ? [countCosts(costs, await getAll())] : []),
    ],
    /** What is left out, what is not known, and why; a sentence each. */
    notes: [
      `Not counted: messages in quarantine or rejected as spam (${formatCount(suspects)}), and leads that the team sent from its own addresses as a test (${formatCount(tests)}). Erased leads are gone from every count.`,
      ...(period.first < oldest
        ? [
            `Leads are removed after ${retention.leadMonths} months, so some of this period may be gone.`,
          ]
        : []),
      ...noteUnknown(groups),
      ...noteVisits(firstVisitDay, visits),
    ],
    analyticsHref,
  };
}
