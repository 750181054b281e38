import { isIP } from "node:net";
import * as v from "valibot";
import { type Channel, lineSchema, type Stage } from "../lead.ts";
import { foldMailbox } from "../mail-address.ts";
import type { Database } from "./database.ts";
import { countEach, views } from "./lead-reader.ts";

/** Stands for labels that are not named. */
export const otherLabel = "(other)";

/** Letters, digits and the marks of labels; no sign that an address or markup needs. */
const labelPattern = /^[\p{L}\p{N} ._+&/-]{0,100}$/u;

/** Longer numbers may be somebody's: a customer, a telephone, a mailing. A year and a month have six. */
const [maxDigitsInRow, maxDigits] = [4, 6];

const uuidPattern = /[\da-f]{8}-[\da-f]{4}-/i;

/** A path as reports name it; anyone can write anything into an address, and markup is not named. */
export function namePath(path: string): string {
  return labelPattern.test(path) ? path.trim() : otherLabel;
}

/**
 * A campaign label or a host name as reports name it. They are to say nothing about anybody: what may
 * stand for a person, such as an address or a long number, is not named.
 */
export function nameLabel(label: string | null | undefined): string {
  const name = namePath(label ?? "");
  const numbers = name.match(/\p{N}+/gu) ?? [];
  const isLong = numbers.some((digits) => digits.length > maxDigitsInRow);
  const isNumber = isLong || numbers.join("").length > maxDigits;
  return isNumber || isIP(name) || uuidPattern.test(name) ? otherLabel : name;
}

/** What is counted of a visit: the page it began on, where it came from, its campaign. */
export const visitKinds = ["page", "source", "campaign"] as const;

/** How many visits of a day, such as `2026-11-20`, had a value; an empty one stands for none. */
export const visitSchema = v.strictObject({
  day: v.pipe(v.string(), v.isoDate()),
  kind: v.picklist(visitKinds),
  name: lineSchema,
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});
export type VisitCount = v.InferOutput<typeof visitSchema>;

export interface NewVisits extends VisitCount {
  /** Whether too few brought a source or campaign for it to be a name. */
  isRare?: boolean;
}

/** Sources and campaigns that are told apart on a day: anyone can make up names. */
export const namesOfDay = 50;

/** `$1` to `$5`: day, kind, name, count, 1 if rare. Pages are those of the site: they need no limit. */
const addCount = `
  insert into visits (day, kind, name, count)
  select $1, $2, case
    when $2 = 'page' or $3 = '' or exists (select 1 from visits where kind = $2 and name = $3)
      or (cast($5 as integer) = 0
        and (select count(*) from visits where day = $1 and kind = $2) < ${namesOfDay})
    then $3 else '${otherLabel}' end, cast($4 as integer)
  where true
  on conflict (day, kind, name) do update set count = visits.count + excluded.count`;

/** A sum of none, which says that nobody came from then on. */
const beginCount = `
  insert into visits (day, kind, name, count)
  select $1, 'source', '', 0 where not exists (select 1 from visits)
  on conflict (day, kind, name) do nothing`;

const keepLarger = `
  insert into visits (day, kind, name, count) values ($1, $2, $3, $4)
  on conflict (day, kind, name) do update set count = excluded.count
    where excluded.count > visits.count`;

/** Leads that have all of this in common: nothing that says whose they are. */
export interface LeadGroup {
  /** Of the request, from 0. */
  week: number;
  stage: Stage;
  channel: Channel | null;
  landing_page: string | null;
  source_page: string;
  persona: string | null;
  referrer_host: string | null;
  utm_source: string | null;
  utm_campaign: string | null;
  /** How many came, or how many were won, whenever they came; and how many of those have a value. */
  leads: number;
  won: number;
  valued: number;
  value: number | null;
}

export type LeadTimes = { received_at: string; answered_at: string | null };

interface ReportRequest {
  from: Date;
  to: Date;
  /** Addresses of the team: what they sent is a test. */
  own: readonly string[];
}

/** Days such as `2026-11-20`, and weeks of them with the time at which each begins, in ISO 8601. */
interface ReportDays {
  first: string;
  last: string;
  weeks: readonly { first: string; from: string }[];
}

/** The values of {@link LeadGroup} that leads are grouped by, but for their week. */
const groupedBy =
  "stage, channel, landing_page, source_page, persona, referrer_host, utm_source, utm_campaign";

export function createReportStore({ dialect, query, transact }: Database) {
  const isOwn = dialect.isIn("mailbox", "$3");
  const inPeriod = "received_at >= $1 and received_at < $2";
  const counts = `status = 'new' and ${inPeriod} and not (${isOwn})`;
  const getValues = ({ from, own, to }: ReportRequest) => [
    from.toISOString(),
    to.toISOString(),
    JSON.stringify(own.map(foldMailbox)),
  ];

  return {
    /** Leads that count, by when they came and, once more, by the day on which they were won. */
    getLeadGroups(request: ReportRequest, { first, last, weeks }: ReportDays) {
      const values = [...getValues(request), first, last];
      const findWeek = (column: string, start: "first" | "from") => {
        const cases = weeks
          .slice(1)
          .map((each, week) => `when ${column} < $${values.push(each[start])} then ${week}`);
        return `case when false then 0 ${cases.join(" ")} else ${cases.length} end`;
      };
      const count = "cast(count(*) as integer)";
      return query<LeadGroup>(
        `select ${groupedBy}, ${findWeek("received_at", "from")} as week, ${count} as leads, 0 as won, 0 as valued,
           cast(null as double precision) as value
         from leads where ${counts} group by ${groupedBy}, week
         union all
         select ${groupedBy}, ${findWeek("won_on", "first")} as week, 0, ${count}, cast(count(value) as integer),
           cast(sum(value) as double precision)
         from leads where status = 'new' and won_on >= $4 and won_on <= $5 and not (${isOwn})
         group by ${groupedBy}, week`,
        values,
      );
    },

    /** The times of each lead that counts and was answered or is open, in no order. */
    getLeadTimes: (request: ReportRequest) =>
      query<LeadTimes>(
        `select received_at, answered_at from leads
         where ${counts} and (answered_at is not null or ${views.open})`,
        getValues(request),
      ),

    /** How many leads count, and how many do not: in quarantine, or sent by the team itself. */
    countForReport(request: ReportRequest) {
      const suspects = `${inPeriod} and status = 'suspect'`;
      const tests = `${inPeriod} and status = 'new' and ${isOwn}`;
      return countEach({ query }, { leads: counts, suspects, tests }, getValues(request));
    },

    /**
     * Adds to the sums. A name that was counted before is counted; a new one is unless it is rare, up to
     * {@link namesOfDay} of a kind on a day. The others are counted as one.
     */
    addVisits: (counts: readonly NewVisits[]) =>
      transact(async ({ query }) => {
        for (const { count, day, isRare, kind, name } of counts) {
          await query(addCount, [day, kind, name, count, isRare ? 1 : 0]);
        }
      }),

    /** Keeps sums of another store: the larger of two, so that repeating it adds nothing. */
    importVisits: (counts: readonly VisitCount[]) =>
      transact(async ({ query }) => {
        for (const { count, day, kind, name } of counts) {
          await query(keepLarger, [day, kind, name, count]);
        }
      }),

    /** Keeps the day from which on visits are counted, if there is none yet. */
    async beginVisits(day: string) {
      await query(beginCount, [day]);
    },

    getVisits: (first: string, last: string) =>
      query<VisitCount>(
        `select day, kind, name, count from visits
         where day >= $1 and day <= $2 and count > 0 order by day`,
        [first, last],
      ),

    /** The day from which on visits are counted; undefined if no server has ever begun to. */
    async getFirstVisitDay() {
      const [row] = await query<{ day: string | null }>("select min(day) as day from visits");
      return row?.day ?? undefined;
    },
  };
}
