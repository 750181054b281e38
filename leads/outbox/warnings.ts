import { getErrorDetails } from "startup/log";
import { getTotal, type HourlyCounter } from "../spam/hourly-counter.ts";
import type { LeadsContext } from "../store/lead-store.ts";
import { sendNotice } from "./mail-delivery.ts";

const never = new AbortController().signal;

/**
 * Mails the team that more than `limit` submissions came within an hour. Tried once, since the log
 * and `/healthz` say so, too. Never rejects.
 */
export async function sendAlarm(limit: number, options: LeadsContext): Promise<void> {
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

/** What somebody should look at, although leads are stored; empty if nothing is wrong. */
export async function getWarnings({
  clock,
  counter,
  limits,
  store,
}: LeadsContext & { counter: HourlyCounter }) {
  const { count, oldest } = await store.getBacklog();
  const oldestMinutes = oldest
    ? Math.floor((clock.now().getTime() - oldest.getTime()) / minute)
    : 0;
  const total = await getTotal(counter, clock.now());
  return {
    ...(oldestMinutes >= warningAge && { undelivered: { count, oldestMinutes } }),
    /** How many came within the present hour, if more than the limit in all. */
    ...(total > limits.total && { submissionsThisHour: total }),
  };
}
