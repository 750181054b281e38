import type { Channel, Stage } from "../lead.ts";
import { foldMailbox } from "../mail-address.ts";
import type { Database } from "./database.ts";
import { views } from "./lead-query.ts";

/** Leads that have all of this in common: nothing that says whose they are. */
export interface LeadGroup {
  /** Of the request, from 0. */
  week: number;
  stage: Stage;
  /** Of leads that were entered by hand. */
  channel: Channel | null;
  landing_page: string | null;
  source_page: string;
  persona: string | null;
  referrer_host: string | null;
  utm_source: string | null;
  utm_campaign: string | null;
  /** How many leads there are, and how many of them have a value. */
  leads: number;
  valued: number;
  /** The sum of their values in whole dollars. */
  value: number | null;
}

/** When a lead came and was answered (ISO 8601, UTC). */
export interface LeadTimes {
  received_at: string;
  answered_at: string | null;
}

/** How many leads count, and how many do not: in quarantine, or sent by the team itself. */
export type LeadTotals = Record<"leads" | "suspects" | "tests", number>;

/** Leads from one time to another, the end excluded. */
export interface ReportRequest {
  from: Date;
  to: Date;
  /** Addresses of the team: what they sent is a test. */
  own: readonly string[];
}

/** The values of {@link LeadGroup} that leads are grouped by, but for their week. */
const groupedBy =
  "stage, channel, landing_page, source_page, persona, referrer_host, utm_source, utm_campaign";

export type ReportStore = ReturnType<typeof createReportStore>;

export function createReportStore({ dialect, query }: Database) {
  const isOwn = dialect.isIn("mailbox", "$3");
  const inPeriod = "received_at >= $1 and received_at < $2";
  const counts = `status = 'new' and ${inPeriod} and not (${isOwn})`;
  const getValues = ({ from, own, to }: ReportRequest) => [
    from.toISOString(),
    to.toISOString(),
    JSON.stringify(own.map(foldMailbox)),
  ];

  return {
    /** Leads that count; `weekStarts`: when each week but the first begins. */
    getLeadGroups(request: ReportRequest, weekStarts: readonly Date[]) {
      const cases = weekStarts.map((_, week) => `when received_at < $${week + 4} then ${week}`);
      const week = cases.length > 0 ? `case ${cases.join(" ")} else ${cases.length} end` : "0";
      return query<LeadGroup>(
        `select ${groupedBy}, ${week} as week, cast(count(*) as integer) as leads,
           cast(count(value) as integer) as valued, cast(sum(value) as double precision) as value
         from leads where ${counts} group by ${groupedBy}, week`,
        [...getValues(request), ...weekStarts.map((start) => start.toISOString())],
      );
    },

    /** The times of each lead that counts and was answered or is open, in no order. */
    getLeadTimes: (request: ReportRequest) =>
      query<LeadTimes>(
        `select received_at, answered_at from leads
         where ${counts} and (answered_at is not null or ${views.open})`,
        getValues(request),
      ),

    async countForReport(request: ReportRequest) {
      const count = (condition: string) => `cast(count(*) filter (where ${condition}) as integer)`;
      const [totals] = await query<LeadTotals>(
        `select ${count(`status = 'new' and not (${isOwn})`)} as leads,
           ${count("status = 'suspect'")} as suspects,
           ${count(`status = 'new' and ${isOwn}`)} as tests
         from leads where ${inPeriod}`,
        getValues(request),
      );
      return totals as LeadTotals;
    },
  };
}
