import { businessDay, getOpenTime } from "../answer-clock.ts";
import type { LeftOut, ReportRow } from "../store/report.ts";
import type { VisitCount } from "../store/visits.ts";
import { buildNotes } from "./build-notes.ts";
import { countLine, groupings, groupLeads, type ReportLine, type ReportTable } from "./group-leads.ts";
import { type Days, getTimes, nameDays, type ReportPeriod } from "./report-period.ts";

/** How long visitors waited for an answer, in milliseconds of Monday to Friday. */
export interface AnswerTimes {
  answered: number;
  /** Answered within one business day. */
  inTime: number;
  median: number | undefined;
  /** Of those that are answered and those that still wait. */
  longest: number | undefined;
  waiting: number;
  /** Of those that still wait. */
  late: number;
}

/** What came of a period: numbers, and names of pages and campaigns. Nothing that says who wrote. */
export interface Report {
  period: ReportPeriod;
  timeZone: string;
  total: ReportLine;
  /** Leads of the period before. */
  before: number;
  answers: AnswerTimes;
  weeks: ReportTable;
  tables: readonly ReportTable[];
  /** What is left out, what is not known, and why. */
  notes: readonly string[];
  /** Where an analytics service has more. */
  analyticsHref?: string | undefined;
}

/** What a report is made from. */
export interface ReportInput {
  period: ReportPeriod;
  timeZone: string;
  now: Date;
  rows: readonly ReportRow[];
  leftOut: LeftOut;
  before: number;
  /** Of the period; undefined if the server has never counted any before its end. */
  visits: readonly VisitCount[] | undefined;
  firstVisitDay: string | undefined;
  keptMonths: number;
  analyticsHref?: string | undefined;
}

export function buildReport(input: ReportInput): Report {
  const { analyticsHref, before, period, rows, timeZone, visits } = input;
  const answers = measureAnswers(input);
  return {
    period,
    timeZone,
    before,
    answers,
    total: countDays("Total", period, input),
    weeks: {
      id: "weeks",
      title: "Weeks",
      column: "Week",
      lines: period.weeks.map((week) => countDays(nameDays(week), week, input)),
    },
    tables: groupings.map((grouping) => groupLeads(grouping, rows, visits)),
    notes: buildNotes(input),
    analyticsHref,
  };
}

function countDays(name: string, days: Days, { rows, timeZone, visits }: ReportInput): ReportLine {
  const { from, to } = getTimes(days, timeZone);
  const [start, end] = [from.toISOString(), to.toISOString()];
  const own = rows.filter(({ received_at }) => received_at >= start && received_at < end);
  const counted = visits?.filter(
    ({ day, kind }) => kind === "page" && day >= days.first && day <= days.last,
  );
  return {
    ...countLine(name, own),
    ...(counted && { visits: counted.reduce((sum, { count }) => sum + count, 0) }),
  };
}

function measureAnswers({ now, rows, timeZone }: ReportInput): AnswerTimes {
  const getTime = ({ answered_at, received_at }: ReportRow) =>
    getOpenTime(new Date(received_at), answered_at ? new Date(answered_at) : now, timeZone);
  const times = rows.filter((row) => row.answered_at).map(getTime).sort((a, b) => a - b);
  const waits = rows.filter((row) => !row.answered_at).map(getTime);
  const all = [...times, ...waits];
  return {
    answered: times.length,
    inTime: times.filter((time) => time <= businessDay).length,
    median: getMedian(times),
    longest: all.length > 0 ? all.reduce((a, b) => Math.max(a, b)) : undefined,
    waiting: waits.length,
    late: waits.filter((time) => time > businessDay).length,
  };
}

/** The middle of sorted numbers. */
function getMedian(sorted: readonly number[]): number | undefined {
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}
