import type { DeliveryKind, DeliveryOutcome, DueDelivery, NewDelivery } from "../lead.ts";
import { addDays } from "../time/clock.ts";
import { type Database, insertRow, type Queries } from "./database.ts";
import {
  buildPendingRows,
  type DeliveryRow,
  isUndelivered,
  type LeadRow,
  parseDeliveryRow,
  parseLeadRow,
} from "./rows.ts";

/** A lead that somebody is to be reminded of on a day. */
export interface DueReminder {
  id: string;
  day: string;
  owner: string | null;
}

/** What the outbox worker needs. */
export interface DeliveryQueue {
  /**
   * Hands the delivery of one of `kinds` that has been due longest to `deliver` and records the
   * outcome; false when none is due. One caller at a time has a delivery, over all servers on a
   * store, until it is done or dies. When `deliver` rejects, nothing is recorded.
   */
  deliverNextDue(
    kinds: readonly DeliveryKind[],
    now: Date,
    deliver: (due: DueDelivery) => Promise<DeliveryOutcome>,
  ): Promise<boolean>;

  /**
   * Makes a mail pending for each reminder on a day, such as `2026-11-20`, or shortly before. `build`
   * gives a delivery of the same id for the same lead and day, which is made once.
   */
  queueReminders(
    day: string,
    now: Date,
    build: (reminder: DueReminder) => NewDelivery,
  ): Promise<void>;

  /** When the next pending delivery of one of `kinds` is due, if any is pending. */
  getNextDueTime(kinds: readonly DeliveryKind[]): Promise<Date | undefined>;

  /**
   * How many deliveries wait or have failed, and since when the oldest. A confirmation that a
   * visitor's mail server refused is left out: nobody can fix that.
   */
  getBacklog(): Promise<{ count: number; oldest?: Date }>;
}

/** Days for which a reminder is made up for: a server can be down on a weekend. */
const lateDays = 3;

export function createDeliveryQueue(database: Database): DeliveryQueue {
  const { dialect, query, transact } = database;
  return {
    deliverNextDue: (kinds, now, deliver) => deliverNextDue(database, kinds, now, deliver),

    queueReminders: (day, now, build) =>
      transact((queries) => queueReminders(queries, day, now, build)),

    async getNextDueTime(kinds) {
      const [row] = await query<{ due: string | null }>(
        `select min(next_attempt_at) as due from outbox where ${buildPending(dialect)}`,
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

/** The condition that a delivery waits and is of one of the kinds in `$1`. */
const buildPending = (dialect: Database["dialect"]) =>
  `state = 'pending' and ${dialect.isIn("kind", "$1")}`;

/** The first free one on a side of a time; one query for both sides would scan everything that waits. */
const selectFirst = (dialect: Database["dialect"], comparison: "<=" | ">") => `
  select * from outbox
  where ${buildPending(dialect)} and next_attempt_at ${comparison} $2
    and not (${dialect.isIn("id", "$3")})
  order by next_attempt_at, ${dialect.arrival} limit 1 ${dialect.skipLocked}`;

function deliverNextDue(
  { dialect, hold }: Database,
  kinds: readonly DeliveryKind[],
  now: Date,
  deliver: (due: DueDelivery) => Promise<DeliveryOutcome>,
): Promise<boolean> {
  return hold(
    async ({ query }, held) => {
      const find = async (comparison: "<=" | ">", time: Date) => {
        const values = [JSON.stringify(kinds), time.toISOString(), JSON.stringify(held)];
        return (await query<DeliveryRow>(selectFirst(dialect, comparison), values))[0];
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
           next_attempt_at = coalesce($5, next_attempt_at), sent_to = $6
         where id = $1`,
        [due.id, ...getOutcomeValues(outcome)],
      );
    },
  );
}

async function queueReminders(
  queries: Queries,
  day: string,
  now: Date,
  build: (reminder: DueReminder) => NewDelivery,
): Promise<void> {
  const from = addDays(day, -lateDays);
  const due = await queries.query<DueReminder>(
    `select id, owner, remind_on as day from leads
     where status = 'new' and remind_on between $1 and $2`,
    [from, day],
  );
  for (const reminder of due) {
    for (const row of buildPendingRows(reminder.id, [build(reminder)], now.toISOString())) {
      await insertRow(queries, "outbox", row, "on conflict do nothing");
    }
  }
}

/**
 * The latest time that a retry can be due, since retries wait an hour at most. What is due later
 * was recorded while the clock was wrong, and is due now.
 */
function getLatestDue(now: Date): Date {
  return new Date(now.getTime() + 2 * 3_600_000);
}

/** State, error, time of sending and of the next attempt, receiver; null where there is nothing. */
function getOutcomeValues(outcome: DeliveryOutcome) {
  return [
    outcome.state,
    outcome.error ?? null,
    "sentAt" in outcome ? outcome.sentAt.toISOString() : null,
    "nextAttemptAt" in outcome ? outcome.nextAttemptAt.toISOString() : null,
    "sentTo" in outcome ? (outcome.sentTo ?? null) : null,
  ];
}
