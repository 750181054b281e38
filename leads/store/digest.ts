import { addDays } from "../time/clock.ts";
import type { Database } from "./database.ts";
import { buildLate, views } from "./lead-reader.ts";
import { isUndelivered } from "./rows.ts";

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

export type DigestStore = ReturnType<typeof createDigestStore>;

export function createDigestStore({ dialect, hold, query }: Database) {
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
      return {
        late: build("late"),
        quarantine: build("quarantine"),
        undelivered: build("undelivered"),
      } satisfies DigestLists;
    },
  };
}
