import type { DatabaseSync } from "node:sqlite";
import {
  buildOutcomeValues,
  type DueRow,
  getLatestDue,
  isUndelivered,
  parseDueRow,
} from "../delivery-rows.ts";
import type { DeliveryQueue } from "../lead-store.ts";

/** The part of the store that the outbox worker uses. */
export function createSqliteQueue(database: DatabaseSync): DeliveryQueue {
  const ofKinds = "kind IN (SELECT value FROM json_each(?))";
  /** The first free one on a side of a time; one query for both sides would scan everything that waits. */
  const prepareFirst = (comparison: "<=" | ">") =>
    database.prepare(
      `SELECT outbox.id AS delivery_id, kind, message_id, attempts, leads.*
       FROM outbox JOIN leads ON leads.id = lead_id
       WHERE state = 'pending' AND ${ofKinds} AND next_attempt_at ${comparison} ?
         AND outbox.id NOT IN (SELECT value FROM json_each(?))
       ORDER BY next_attempt_at, outbox.rowid LIMIT 1`,
    );
  const selectDue = prepareFirst("<=");
  const selectFarAhead = prepareFirst(">");
  const recordOutcome = database.prepare(
    `UPDATE outbox SET state = :state, attempts = attempts + 1, last_error = :error,
       sent_at = :sentAt, next_attempt_at = coalesce(:nextAttemptAt, next_attempt_at)
     WHERE id = :id`,
  );
  const selectNextDue = database.prepare(
    `SELECT min(next_attempt_at) AS due FROM outbox WHERE state = 'pending' AND ${ofKinds}`,
  );
  const selectBacklog = database.prepare(
    `SELECT count(*) AS count, min(owed_since) AS oldest FROM outbox
     WHERE ${isUndelivered}`,
  );
  /** Deliveries that are under way right now. */
  const active = new Set<string>();

  return {
    async deliverNextDue(kinds, now, deliver) {
      const wanted = JSON.stringify(kinds);
      const taken = JSON.stringify([...active]);
      const row =
        selectDue.get(wanted, now.toISOString(), taken) ??
        selectFarAhead.get(wanted, getLatestDue(now).toISOString(), taken);
      if (!row) return false;
      const due = parseDueRow(row as unknown as DueRow);
      active.add(due.id);
      try {
        const outcome = await deliver(due);
        recordOutcome.run({ id: due.id, ...buildOutcomeValues(outcome) });
      } finally {
        active.delete(due.id);
      }
      return true;
    },

    async getNextDueTime(kinds) {
      const due = selectNextDue.get(JSON.stringify(kinds))?.due;
      return typeof due === "string" ? new Date(due) : undefined;
    },

    async getBacklog() {
      const { count, oldest } = selectBacklog.get() ?? {};
      return {
        count: Number(count),
        ...(typeof oldest === "string" && { oldest: new Date(oldest) }),
      };
    },
  };
}
