import type { LeadGroup, LeadTimes, LeadTotals } from "../store/report.ts";
import type { VisitCount } from "../store/visits.ts";
import { businessDay, getOpenTime } from "../time/answer-clock.ts";
import { buildNotes } from "./build-notes.ts";
import {
  countLeads,
  countLine,
  groupings,
  groupLeads,
  type ReportLine,
  type ReportTable,
} from "./group-leads.ts";
import { type Days, nameDays, type ReportPeriod } from "./report-period.ts";

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
  /** Leads that came by the form; the others were entered by hand. */
  sent: number;
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
  groups: readonly LeadGroup[];
  times: readonly LeadTimes[];
  totals: LeadTotals;
  before: number;
  /** Of the period; undefined if the server has not counted any before its end. */
  visits: readonly VisitCount[] | undefined;
  firstVisitDay: string | undefined;
  keptMonths: number;
  analyticsHref?: string | undefined;
}

export function buildReport(input: ReportInput): Report {
  const { analyticsHref, before, firstVisitDay, groups, period, timeZone, visits } = input;
  const answers = measureAnswers(input);
  return {
    period,
    timeZone,
    before,
    answers,
    sent: countLeads(groups.filter(({ channel }) => channel === null)),
    total: { ...countLine("Total", groups), ...countVisits(period, visits) },
    weeks: {
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
    },
    tables: groupings.map((grouping) => groupLeads(grouping, groups, visits)),
    notes: buildNotes(input),
    analyticsHref,
  };
}

function countVisits({ first, last }: Days, visits: ReportInput["visits"]) {
  const own = visits?.filter(({ day, kind }) => kind === "page" && day >= first && day <= last);
  return own && { visits: own.reduce((sum, { count }) => sum + count, 0) };
}

function measureAnswers({ now, times, timeZone }: ReportInput): AnswerTimes {
  const getTime = ({ answered_at, received_at }: LeadTimes) =>
    getOpenTime(new Date(received_at), answered_at ? new Date(answered_at) : now, timeZone);
  const listTimes = (isAnswered: boolean) =>
    times
      .filter(({ answered_at }) => (answered_at !== null) === isAnswered)
      .map(getTime)
      .sort((a, b) => a - b);
  const [answers, waits] = [listTimes(true), listTimes(false)];
  const ends = [answers.at(-1), waits.at(-1)].filter((time) => time !== undefined);
  return {
    answered: answers.length,
    inTime: answers.filter((time) => time <= businessDay).length,
    median: getMedian(answers),
    longest: ends.length > 0 ? Math.max(...ends) : undefined,
    waiting: waits.length,
    late: waits.filter((time) => time > businessDay).length,
  };
}

function getMedian(sorted: readonly number[]): number | undefined {
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}
