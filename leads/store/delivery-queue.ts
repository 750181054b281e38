import type { DeliveryOutcome } from "../lead.ts";
import { type Database, insertRow } from "./database.ts";
import {
  buildPendingRows,
  type DeliveryRow,
  isUndelivered,
  parseDeliveryRow,
} from "./delivery-rows.ts";
import { type LeadRow, parseLeadRow } from "./lead-rows.ts";
import type { DeliveryQueue } from "./lead-store.ts";

/** Days for which a reminder is made up for: a server can be down on a weekend. */
const lateDays = 3;

export function createDeliveryQueue({ dialect, hold, query, transact }: Database): DeliveryQueue {
  const ofKinds = `state = 'pending' and ${dialect.isIn("kind", "$1")}`;
  /** The first free one on a side of a time; one query for both sides would scan everything that waits. */
  const selectFirst = (comparison: "<=" | ">") => `
    select * from outbox
    where ${ofKinds} and next_attempt_at ${comparison} $2 and not (${dialect.isIn("id", "$3")})
    order by next_attempt_at, ${dialect.arrival} limit 1 ${dialect.skipLocked}`;

  return {
    async deliverNextDue(kinds, now, deliver) {
      return hold(
        async ({ query }, held) => {
          const find = async (comparison: "<=" | ">", time: Date) => {
            const values = [JSON.stringify(kinds), time.toISOString(), JSON.stringify(held)];
            return (await query<DeliveryRow>(selectFirst(comparison), values))[0];
          };
          const row = (await find("<=", now)) ?? (await find(">", getLatestDue(now)));
          if (!row) return;
          const [lead] = await query<LeadRow>("select * from leads where id = $1", [row.lead_id]);
          return lead && { ...parseDeliveryRow(row), lead: parseLeadRow(lead) };
        },
        async ({ query }, due) => {
          const outcome = await deliver(due);
          await query(
            `update outbox set state = $2, attempts = attempts + 1, last_error = $3, sent_at = $4,
               next_attempt_at = coalesce($5, next_attempt_at)
             where id = $1`,
            [due.id, ...getOutcomeValues(outcome)],
          );
        },
      );
    },

    async queueReminders(day, now, build) {
      const from = new Date(Date.parse(day) - lateDays * 86_400_000).toISOString().slice(0, 10);
      return transact(async (queries) => {
        const due = await queries.query<{ id: string; owner: string | null; remind_on: string }>(
          `select id, owner, remind_on from leads
           where status = 'new' and remind_on between $1 and $2`,
          [from, day],
        );
        for (const { id, owner, remind_on } of due) {
          const reminder = { ...build(id, remind_on), ...(owner !== null && { recipient: owner }) };
          for (const row of buildPendingRows(id, [reminder], now.toISOString())) {
            await insertRow(queries, "outbox", row, "on conflict do nothing");
          }
        }
      });
    },

    async getNextDueTime(kinds) {
      const [row] = await query<{ due: string | null }>(
        `select min(next_attempt_at) as due from outbox where ${ofKinds}`,
        [JSON.stringify(kinds)],
      );
      return row?.due ? new Date(row.due) : undefined;
    },

    async getBacklog() {
      const [row] = await query<{ count: number; oldest: string | null }>(
        `select cast(count(*) as integer) as count, min(pending_since) as oldest from outbox
         where ${isUndelivered}`,
      );
      const { count = 0, oldest } = row ?? {};
      return { count, ...(oldest && { oldest: new Date(oldest) }) };
    },
  };
}

/**
 * The latest time that a retry can be due, since retries wait an hour at most. What is due later
 * was recorded while the clock was wrong, and is due now.
 */
function getLatestDue(now: Date): Date {
  return new Date(now.getTime() + 2 * 3_600_000);
}

/** State, error, time of sending and of the next attempt; null where there is nothing. */
function getOutcomeValues(outcome: DeliveryOutcome) {
  return [
    outcome.state,
    outcome.error ?? null,
    "sentAt" in outcome ? outcome.sentAt.toISOString() : null,
    "nextAttemptAt" in outcome ? outcome.nextAttemptAt.toISOString() : null,
  ];
}
