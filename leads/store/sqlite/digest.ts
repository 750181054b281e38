import type { DatabaseSync } from "node:sqlite";
import { buildDigestLists, type DigestRow, selectDigest } from "../digest-query.ts";
import type { DigestStore } from "../lead-store.ts";

/** The part of the store that the daily digest uses. */
export function createSqliteDigest(database: DatabaseSync): DigestStore {
  const select = database.prepare(selectDigest);
  // A day far ahead was recorded while the clock was wrong.
  const selectEarlier = database.prepare(
    "SELECT day FROM daily_digest WHERE day < $1 OR day > date($1, '+1 day')",
  );
  const setDay = database.prepare("UPDATE daily_digest SET day = $1");
  let isSending = false;
  return {
    async sendDaily(day, send) {
      if (isSending || !selectEarlier.get({ $1: day })) return false;
      isSending = true;
      try {
        await send();
        setDay.run({ $1: day });
      } finally {
        isSending = false;
      }
      return true;
    },

    async getDigest(lateSince, undeliveredSince) {
      const rows = select.all({
        $1: lateSince.toISOString(),
        $2: undeliveredSince.toISOString(),
      });
      return buildDigestLists(rows as unknown as DigestRow[]);
    },
  };
}
