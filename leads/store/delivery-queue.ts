import type { DeliveryKind, DeliveryOutcome, DueDelivery, NewDelivery } from "../lead.ts";
import { addDays } from "../time/clock.ts";
import type { Database } from "./database.ts";
import { buildLate, views } from "./lead-reader.ts";
import {
  addDeliveries,
  isUndelivered,
  type LeadRow,
  parseDeliveryRow,
  parseLeadRow,
  rowColumns,
} from "./rows.ts";

/**
 * What a daily digest reports: leads that were not answered in time, those in quarantine, and those
 * with a delivery that has not arrived.
 */
export const digestTopics = ["late", "quarantine", "undelivered"] as const;
type Topic = (typeof digestTopics)[number];

/** A digest names this many leads of each topic at most. */
export const digestLength = 20;

export type DigestLists = Record<Topic, { count: number; leads: { id: string; since: Date }[] }>;

/**
 * What a digest lists: the oldest of each topic, with the number of all. `$1`: open leads that
 * arrived before are late; `$2`: what became pending before then, and is still
 * undelivered, is old. The conditions are those of the indexes.
 */
const selectDigest = `
  with found as (
    select 'late' as topic, id, received_at as since from leads where ${buildLate("$1")}
    union all
    select 'quarantine', id, received_at from leads where ${views.quarantine}
    union all
    select 'undelivered', lead_id, min(pending_since) from outbox
    where ${isUndelivered} and pending_since < $2
    group by lead_id
  ), numbered as (
    select topic, id, since, count(*) over (partition by topic) as count,
      row_number() over (partition by topic order by since, id) as place
    from found
  )
  select topic, id, since, cast(count as integer) as count from numbered
  where place <= ${digestLength} order by topic, place`;

/** `$1` is the day on which a time begins, `$2` its end: what is recorded beyond was by a wrong clock. */
const isDue = "(day < $1 or day > $2)";

export interface DueReminder {
  id: string;
  day: string;
  owner: string | null;
}

/** Days for which a reminder is made up for: a server can be down on a weekend. */
const lateDays = 3;

export function createDeliveryQueue({ dialect, hold, query, transact }: Database) {
  /** A delivery that waits and is of one of the kinds in `$1`. */
  const isPending = `state = 'pending' and ${dialect.isIn("kind", "$1")}`;

  /** The first free one on a side of a time; one query for both sides would scan everything that waits. */
  const selectFirst = (comparison: "<=" | ">") => `
    select * from outbox
    where ${isPending} and next_attempt_at ${comparison} $2 and not (${dialect.isIn("id", "$3")})
    order by next_attempt_at, ${dialect.arrival} limit 1 ${dialect.skipLocked}`;

  /** Runs `send` once in a time of so many days, by the day on which that begins. */
  const sendOnce =
    (table: "daily_digest" | "weekly_report", days: number) =>
    (day: string, send: () => Promise<void>) =>
      hold(
        async ({ query }) => {
          const [row] = await query<{ id: string }>(
            `select '${table} ' || day as id from ${table} where ${isDue}
             ${dialect.skipLocked}`,
            [day, addDays(day, days)],
          );
          return row;
        },
        async ({ query }) => {
          await send();
          await query(`update ${table} set day = $1`, [day]);
        },
      );

  return {
    /**
     * Hands the delivery of one of `kinds` that has been due longest to `deliver` and records the
     * outcome; false when none is due. One caller at a time has a delivery, over all servers on a
     * store, until it is done or dies. When `deliver` rejects, nothing is recorded.
     */
    deliverNextDue: (
      kinds: readonly DeliveryKind[],
      now: Date,
      deliver: (due: DueDelivery) => Promise<DeliveryOutcome>,
    ) =>
      hold(
        async ({ query }, held) => {
          const find = async (comparison: "<=" | ">", time: Date) => {
            const values = [JSON.stringify(kinds), time.toISOString(), JSON.stringify(held)];
            return (await query<{ lead_id: string }>(selectFirst(comparison), values))[0];
          };
          // A retry waits an hour at most: what is due later was recorded while the clock was wrong.
          const latest = new Date(now.getTime() + 2 * 3_600_000);
          const row = (await find("<=", now)) ?? (await find(">", latest));
          if (!row) return;
          const [lead] = await query<LeadRow>(`select ${rowColumns} from leads where id = $1`, [
            row.lead_id,
          ]);
          return lead && { ...parseDeliveryRow(row), lead: parseLeadRow(lead) };
        },
        async ({ query }, due) => {
          const outcome = await deliver(due);
          await query(
            `update outbox set state = $2, attempts = attempts + 1, last_error = $3, sent_at = $4,
               next_attempt_at = coalesce($5, next_attempt_at), sent_to = $6
             where id = $1`,
            [
              due.id,
              outcome.state,
              outcome.error ?? null,
              "sentAt" in outcome ? outcome.sentAt.toISOString() : null,
              "nextAttemptAt" in outcome ? outcome.nextAttemptAt.toISOString() : null,
              "sentTo" in outcome ? (outcome.sentTo ?? null) : null,
            ],
          );
        },
      ),

    /**
     * Makes a mail pending for each reminder on a day, such as `2026-11-20`, or shortly before. `build`
     * gives a delivery of the same id for the same lead and day, which is made once.
     */
    queueReminders: (day: string, now: Date, build: (reminder: DueReminder) => NewDelivery) =>
      transact(async (queries) => {
        const due = await queries.query<DueReminder>(
          `select id, owner, remind_on as day from leads
           where status = 'new' and remind_on between $1 and $2`,
          [addDays(day, -lateDays), day],
        );
        const at = now.toISOString();
        for (const reminder of due) {
          const mails = [build(reminder)];
          await addDeliveries(queries, reminder.id, mails, at, "on conflict do nothing");
        }
      }),

    async getNextDueTime(kinds: readonly DeliveryKind[]) {
      const [row] = await query<{ due: string | null }>(
        `select min(next_attempt_at) as due from outbox where ${isPending}`,
        [JSON.stringify(kinds)],
      );
      return row?.due ? new Date(row.due) : undefined;
    },

    /**
     * How many deliveries wait or have failed, and since when the oldest. A confirmation that a
     * visitor's mail server refused is left out: nobody can fix that.
     */
    async getBacklog(): Promise<{ count: number; oldest?: Date }> {
      const [row] = await query<{ count: number; oldest: string | null }>(
        `select cast(count(*) as integer) as count, min(pending_since) as oldest from outbox
         where ${isUndelivered}`,
      );
      const { count = 0, oldest } = row ?? {};
      return { count, ...(oldest && { oldest: new Date(oldest) }) };
    },

    /**
     * Runs `send` once on a day such as `2026-11-20`; false when it has run on that day or another
     * server is about to. When `send` rejects, so does this, and that day's run is still due.
     */
    sendDaily: sendOnce("daily_digest", 1),

    /** The same once in a week, which is named by its Monday. */
    sendWeekly: sendOnce("weekly_report", 7),

    /** Leads that arrived before `lateSince` unanswered, or are undelivered since `undeliveredSince`. */
    async getDigest(lateSince: Date, undeliveredSince: Date) {
      const rows = await query<{ topic: Topic; id: string; since: string; count: number }>(
        selectDigest,
        [lateSince.toISOString(), undeliveredSince.toISOString()],
      );
      const build = (wanted: Topic) => {
        const own = rows.filter(({ topic }) => topic === wanted);
        const leads = own.map(({ id, since }) => ({ id, since: new Date(since) }));
        return { count: own[0]?.count ?? 0, leads };
      };
      return Object.fromEntries(digestTopics.map((topic) => [topic, build(topic)])) as DigestLists;
    },
  };
}
