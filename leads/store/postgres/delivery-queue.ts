import {
  buildOutcomeValues,
  type DueRow,
  getLatestDue,
  isUndelivered,
  parseDueRow,
} from "../delivery-rows.ts";
import type { DeliveryQueue } from "../lead-store.ts";
import type { Postgres } from "./connection.ts";

/** The first free one on a side of a time; one query for both sides would scan everything that waits. */
const selectFirst = (comparison: "<=" | ">") => `
  select outbox.id as delivery_id, kind, message_id, attempts, leads.*
  from outbox join leads on leads.id = lead_id
  where state = 'pending' and kind = any($1) and next_attempt_at ${comparison} $2
  order by next_attempt_at, outbox.seq limit 1
  for update of outbox skip locked`;

/** The part of the store that the outbox worker uses. */
export function createPostgresQueue(database: Postgres): DeliveryQueue {
  return {
    async deliverNextDue(kinds, now, deliver) {
      return database.transact(async ({ query }) => {
        const find = async (comparison: "<=" | ">", time: Date) =>
          (await query<DueRow>(selectFirst(comparison), [kinds, time.toISOString()])).rows[0];
        const row = (await find("<=", now)) ?? (await find(">", getLatestDue(now)));
        if (!row) return false;
        const due = parseDueRow(row);
        const { error, nextAttemptAt, sentAt, state } = buildOutcomeValues(await deliver(due));
        await query(
          `update outbox set state = $2, attempts = attempts + 1, last_error = $3, sent_at = $4,
             next_attempt_at = coalesce($5, next_attempt_at)
           where id = $1`,
          [due.id, state, error, sentAt, nextAttemptAt],
        );
        return true;
      });
    },

    async getNextDueTime(kinds) {
      const { rows } = await database.query<{ due: string | null }>(
        `select min(next_attempt_at) as due from outbox
         where state = 'pending' and kind = any($1)`,
        [kinds],
      );
      const due = rows[0]?.due;
      return due ? new Date(due) : undefined;
    },

    async getBacklog() {
      const { rows } = await database.query<{ count: number; oldest: string | null }>(
        `select count(*)::integer as count, min(owed_since) as oldest from outbox
         where ${isUndelivered}`,
      );
      const { count = 0, oldest } = rows[0] ?? {};
      return { count, ...(oldest && { oldest: new Date(oldest) }) };
    },
  };
}
