import { createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import { hashBlock, type SubmissionCounter } from "../../spam/submission-counter.ts";
import type { Queries } from "./connection.ts";

/** An hour is kept for one more: the clock of another server may be behind. */
const deleteOldCounts =
  "delete from submission_counts where hour < $1::timestamptz - interval '1 hour'";

/** Counts in the database, so that all servers on it share the limits. */
export function createPostgresCounter({ query }: Queries): SubmissionCounter {
  let present: { day: string; salt: Promise<KeyObject> } | undefined;
  let cleanedHour = "";

  return {
    async countSubmission(block, now) {
      const day = now.toISOString().slice(0, 10);
      if (present?.day !== day) {
        present = { day, salt: getSalt(query, day) };
        present.salt.catch(() => {
          present = undefined;
        });
      }
      const hour = `${now.toISOString().slice(0, 13)}:00:00Z`;
      if (cleanedHour !== hour) {
        cleanedHour = hour;
        await query(deleteOldCounts, [hour]);
      }
      const key = hashBlock(block, await present.salt);
      const { rows } = await query<{ key: string; count: number }>(
        `insert into submission_counts (hour, key, count) values ($1, $2, 1), ($1, '', 1)
         on conflict (hour, key) do update set count = submission_counts.count + 1
         returning key, count`,
        [hour, key],
      );
      const getCount = (wanted: string) => rows.find((row) => row.key === wanted)?.count ?? 0;
      return { fromAddress: getCount(key), total: getCount("") };
    },
  };
}

/** The day's salt, made by whoever comes first; those of earlier days go. */
async function getSalt(query: Queries["query"], day: string): Promise<KeyObject> {
  await query(
    "insert into submission_salt (day, salt) values ($1, $2) on conflict (day) do nothing",
    [day, randomBytes(32)],
  );
  const { rows } = await query<{ salt: Buffer }>(
    "select salt from submission_salt where day = $1",
    [day],
  );
  const [row] = rows;
  if (!row) throw new Error("No salt");
  await query("delete from submission_salt where day < $1", [day]);
  return createSecretKey(row.salt);
}
