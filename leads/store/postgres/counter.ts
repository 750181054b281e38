import { createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import { type HourlyCounter, hashKey } from "../../spam/hourly-counter.ts";
import type { Queries } from "../database.ts";

/** Counts in the database, so that all servers on it share the limits. */
export function createPostgresCounter({ query }: Queries): HourlyCounter {
  let present: { day: string; salt: Promise<KeyObject> } | undefined;
  let cleanedHour = "";

  async function forgetEarlier(now: Date): Promise<void> {
    const day = getDay(now);
    if (present?.day !== day) present = undefined;
    await query("delete from submission_salt where day < $1", [day]);
    // An hour is kept for one more: the clock of another server may be behind.
    await query("delete from submission_counts where hour < $1::timestamptz - interval '1 hour'", [
      getHour(now),
    ]);
  }

  async function hashToday(key: string, now: Date): Promise<string> {
    const day = getDay(now);
    if (present?.day !== day) {
      present = { day, salt: getSalt(query, day) };
      present.salt.catch(() => {
        present = undefined;
      });
    }
    return hashKey(key, await present.salt);
  }

  return {
    async addCount(key, now) {
      const hour = getHour(now);
      if (cleanedHour !== hour) {
        cleanedHour = hour;
        await forgetEarlier(now);
      }
      const [row] = await query<{ count: number }>(
        `insert into submission_counts (hour, key, count) values ($1, $2, 1)
         on conflict (hour, key) do update set count = submission_counts.count + 1
         returning count`,
        [hour, await hashToday(key, now)],
      );
      return row?.count ?? 0;
    },

    async getCount(key, now) {
      const [row] = await query<{ count: number }>(
        "select count from submission_counts where hour = $1 and key = $2",
        [getHour(now), await hashToday(key, now)],
      );
      return row?.count ?? 0;
    },

    forgetEarlier,
  };
}

function getDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

function getHour(now: Date): string {
  return `${now.toISOString().slice(0, 13)}:00:00Z`;
}

/** The day's salt, made by the first caller. */
async function getSalt(query: Queries["query"], day: string): Promise<KeyObject> {
  const [row] = await query<{ salt: Buffer }>(
    `insert into submission_salt (day, salt) values ($1, $2)
     on conflict (day) do update set day = excluded.day returning salt`,
    [day, randomBytes(32)],
  );
  if (!row) throw new Error("No salt");
  return createSecretKey(row.salt);
}
