import type { Channel, Stage } from "../lead.ts";
import type { Database } from "./database.ts";
import { foldMailbox } from "./normalize-address.ts";

/** What a report needs of a lead: nothing that says whose it is. Times in ISO 8601, UTC. */
export interface ReportRow {
  received_at: string;
  answered_at: string | null;
  stage: Stage;
  /** Whole dollars. */
  value: number | null;
  /** Of a lead that was entered by hand. */
  channel: Channel | null;
  landing_page: string | null;
  source_page: string;
  persona: string | null;
  referrer_host: string | null;
  utm_source: string | null;
  utm_campaign: string | null;
}

/** Leads that a report leaves out: in quarantine, and sent by the team itself. */
export type LeftOut = Record<"suspects" | "tests", number>;

/** Leads from a time on, up to another one; `own`: addresses of the team. */
export interface ReportRequest {
  from: Date;
  to: Date;
  own: readonly string[];
}

export interface ReportStore {
  /** Leads that count, in no order. */
  getReportRows(request: ReportRequest): Promise<ReportRow[]>;

  /** How many leads count, and how many do not. */
  countForReport(request: ReportRequest): Promise<LeftOut & { leads: number }>;
}

const columns =
  "received_at, answered_at, stage, value, channel, landing_page, source_page, persona, referrer_host, utm_source, utm_campaign";

export function createReportStore({ dialect, query }: Database): ReportStore {
  const isOwn = dialect.isIn("mailbox", "$3");
  const inPeriod = "received_at >= $1 and received_at < $2";
  const getValues = ({ from, own, to }: ReportRequest) => [
    from.toISOString(),
    to.toISOString(),
    JSON.stringify(own.map(foldMailbox)),
  ];

  return {
    getReportRows: (request) =>
      query<ReportRow>(
        `select ${columns} from leads where status = 'new' and ${inPeriod} and not (${isOwn})`,
        getValues(request),
      ),

    async countForReport(request) {
      const count = (condition: string) =>
        `cast(count(*) filter (where ${condition}) as integer)`;
      const [counts] = await query<LeftOut & { leads: number }>(
        `select ${count(`status = 'new' and not (${isOwn})`)} as leads,
           ${count("status = 'suspect'")} as suspects,
           ${count(`status = 'new' and ${isOwn}`)} as tests
         from leads where ${inPeriod}`,
        getValues(request),
      );
      return counts as LeftOut & { leads: number };
    },
  };
}
