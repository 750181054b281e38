import type { DatabaseSync } from "node:sqlite";
import { buildOutcomeValues, getLatestDue, parseDueRow } from "./delivery-rows.ts";
import type { DueRow } from "./lead-rows.ts";
import type { SiteStore } from "./site-store.ts";

type Outbox = Pick<SiteStore, "deliverNextDue" | "getNextDueTime" | "getBacklog">;

/** The part of the store that the outbox worker uses. */
export function createSqliteOutbox(database: DatabaseSync): Outbox {
  const ofKinds = "kind IN (SELECT value FROM json_each(?))";
  /** The first free one on a side of a time; one query for both sides would walk over all that waits. */
  const prepareFirst = (comparison: "<=" | ">") =>
    database.prepare(
      `SELECT outbox.id AS delivery_id, kind, message_id, attempts, leads.*
       FROM outbox JOIN leads ON leads.id = lead_id
       WHERE state = 'pending' AND ${ofKinds} AND next_attempt_at ${comparison} ?
         AND outbox.id NOT IN (SELECT value FROM json_each(?))
       ORDER BY next_attempt_at, outbox.rowid LIMIT 1`,
    );
  const selectDue = prepareFirst("<=");
  const selectMisdated = prepareFirst(">");
  const noteOutcome = database.prepare(
    `UPDATE outbox SET state = :state, attempts = attempts + 1, last_error = :error,
       sent_at = :sentAt, next_attempt_at = coalesce(:nextAttemptAt, next_attempt_at)
     WHERE id = :id`,
  );
  const selectNextDue = database.prepare(
    `SELECT min(next_attempt_at) AS due FROM outbox WHERE state = 'pending' AND ${ofKinds}`,
  );
  const selectBacklog = database.prepare(
    `SELECT count(*) AS count, min(owed_since) AS oldest FROM outbox
     WHERE state <> 'sent' AND NOT (state = 'failed' AND kind = 'visitor')`,
  );
  /** Deliveries that a `deliver` holds right now. */
  const held = new Set<string>();

  return {
    async deliverNextDue(kinds, now, deliver) {
      const wanted = JSON.stringify(kinds);
      const taken = JSON.stringify([...held]);
      const row =
        selectDue.get(wanted, now.toISOString(), taken) ??
        selectMisdated.get(wanted, getLatestDue(now).toISOString(), taken);
      if (!row) return false;
      const due = parseDueRow(row as unknown as DueRow);
      held.add(due.id);
      try {
        const outcome = await deliver(due);
        noteOutcome.run({ id: due.id, ...buildOutcomeValues(outcome) });
      } finally {
        held.delete(due.id);
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
