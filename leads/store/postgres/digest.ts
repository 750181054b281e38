import { buildDigestLists, type DigestRow, selectDigest } from "../digest-query.ts";
import type { DigestStore } from "../lead-store.ts";
import type { Postgres } from "./connection.ts";

/** The part of the store that the daily digest uses. */
export function createPostgresDigest({ query, transact }: Postgres): DigestStore {
  return {
    async sendDaily(day, send) {
      // The lock ends with its holder, so that another server can send when this one dies.
      return transact(async ({ query }) => {
        const { rowCount } = await query(
          `select from daily_digest where day < $1 or day > $1::date + 1
           for update skip locked`,
          [day],
        );
        if (rowCount === 0) return false;
        await send();
        await query("update daily_digest set day = $1", [day]);
        return true;
      });
    },

    async getDigest(lateSince, undeliveredSince) {
      const { rows } = await query<DigestRow>(selectDigest, [
        lateSince.toISOString(),
        undeliveredSince.toISOString(),
      ]);
      return buildDigestLists(rows);
    },
  };
}
