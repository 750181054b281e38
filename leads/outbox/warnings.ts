import { getErrorDetails, type Log } from "startup/log";
import { getTotal, type HourlyCounter } from "../spam/hourly-counter.ts";
import type { SubmissionLimits } from "../spam/judge-submission.ts";
import type { DeliveryQueue } from "../store/delivery-queue.ts";
import { type Clock, runEvery } from "../time/clock.ts";
import { type NoticeOptions, sendNotice } from "./mail-delivery.ts";

const never = new AbortController().signal;

interface AlarmOptions extends NoticeOptions {
  clock: Clock;
  log: Log;
}

/**
 * Mails the team that more than `limit` submissions came within an hour. Tried once, since the log
 * and `/healthz` say so, too. Never rejects.
 */
export async function sendAlarm(limit: number, options: AlarmOptions): Promise<void> {
  const { clock, log, siteOrigin } = options;
  const date = clock.now();
  const text = [
    `The contact form has received more than ${limit} messages since ${date.toISOString().slice(11, 13)}:00 UTC.`,
    "They are delivered as usual, except those that look like a bot's. Those are in quarantine, along with anything one sender sends in bulk: npm run leads -- list shows them.",
    "If you expect this many, raise RATE_TOTAL and restart the server. Past ten times the limit, messages are refused until the hour is over.",
  ];
  const notice = {
    id: `alarm-${date.toISOString().slice(0, 13)}`,
    date,
    subject: `More than ${limit} messages an hour from ${new URL(siteOrigin).host}`,
    text: `${text.join("\n\n")}\n`,
  } as const;
  try {
    await sendNotice(notice, options, never);
  } catch (error) {
    log.error("alarm not mailed", getErrorDetails(error));
  }
}

const minute = 60_000; // milliseconds
/** Age in minutes from which something undelivered deserves a warning. */
const warningAge = 15;

export function getOldTime(now: Date): Date {
  return new Date(now.getTime() - warningAge * minute);
}

export async function getOldBacklog(store: Pick<DeliveryQueue, "getBacklog">, now: Date) {
  const { count, oldest } = await store.getBacklog();
  if (!oldest) return;
  const oldestMinutes = Math.floor((now.getTime() - oldest.getTime()) / minute);
  return oldestMinutes >= warningAge ? { count, oldestMinutes } : undefined;
}

/** Logs a warning every 15 minutes while something waits too long; returns how to stop. */
export function startBacklogWatch(
  store: Pick<DeliveryQueue, "getBacklog">,
  clock: Clock,
  log: Log,
): () => Promise<void> {
  // Counted in checks, not by the clock, which may be set back.
  let checksToSkip = 0;
  const check = async () => {
    if (checksToSkip > 0) {
      checksToSkip -= 1;
      return;
    }
    const backlog = await getOldBacklog(store, clock.now());
    if (!backlog) return;
    checksToSkip = warningAge - 1;
    log.error("leads wait for delivery", { ...backlog });
  };
  return runEvery(minute, () =>
    check().catch((error) => log.error("outbox not readable", getErrorDetails(error))),
  );
}

/** What somebody should look at, although leads are stored; empty if nothing is wrong. */
export async function getWarnings({
  clock,
  counter,
  limits,
  store,
}: {
  clock: Clock;
  counter: HourlyCounter;
  limits: SubmissionLimits;
  store: Pick<DeliveryQueue, "getBacklog">;
}) {
  const undelivered = await getOldBacklog(store, clock.now());
  const total = await getTotal(counter, clock.now());
  return {
    ...(undelivered && { undelivered }),
    /** How many came within the present hour, if more than the limit in all. */
    ...(total > limits.total && { submissionsThisHour: total }),
  };
}
