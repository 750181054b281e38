import { getErrorDetails, type Log } from "startup/log";
import type { Clock } from "../time/clock.ts";
import { type NoticeOptions, sendNotice } from "./send-notice.ts";

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
