import { getErrorDetails } from "startup/log";
import type { LeadsEnv } from "../env/env.ts";
import { getMonday } from "../report/report-period.ts";
import type { DeliveryQueue } from "../store/delivery-queue.ts";
import { getLateTime } from "../time/answer-clock.ts";
import { runNowAndEvery } from "../time/run-every.ts";
import { addDays, readWallClock } from "../time/wall-clock.ts";
import { getOldTime } from "./backlog-watch.ts";
import { buildDigest } from "./build-digest.ts";
import { createReminder } from "./create-deliveries.ts";
import { sendNotice } from "./send-notice.ts";
import { type ReportMailOptions, sendDueReport } from "./send-report.ts";

/** Digest, report and reminders leave at this time of day or soon after. */
const morning = "07:00:00";
/** How long a digest under way may still take when the server stops, in milliseconds. */
const stopGrace = 2_000;
/** Milliseconds between two looks at the clock; a digest that was not accepted is retried then. */
const checkInterval = 10 * 60_000;

export interface MorningMailOptions
  extends ReportMailOptions,
    Pick<LeadsEnv, "desk" | "hasDigest"> {
  store: DeliveryQueue & ReportMailOptions["store"];
}

/**
 * Makes the reminders of the day pending, and mails the team its report and its digest, if it is time, nobody has
 * done so and there is something to tell. Never rejects: what failed is logged, and to be tried
 * again.
 */
export async function sendMorningMail(
  options: MorningMailOptions,
  signal: AbortSignal,
): Promise<void> {
  const { clock, hasDigest, log, store, timeZone } = options;
  const now = clock.now();
  const { day, clock: time } = readWallClock(now, timeZone);
  if (time < morning) return;
  await queueReminders(day, options);
  await sendDueReport(day, options, signal);
  if (!hasDigest) return;
  try {
    await store.sendDaily(day, async () => {
      const lists = await store.getDigest(getLateTime(now, timeZone), getOldTime(now));
      const digest = buildDigest(lists, day, now, options);
      if (digest) await sendNotice(digest, options, signal);
    });
  } catch (error) {
    if (!signal.aborted) log.error("digest not mailed", getErrorDetails(error));
  }
}

/** Makes the mails of a day's reminders pending for the outbox, each once. Never rejects. */
async function queueReminders(day: string, options: MorningMailOptions): Promise<void> {
  const { clock, log, store } = options;
  try {
    await store.queueReminders(day, clock.now(), (due) => createReminder(due, options));
  } catch (error) {
    log.error("reminders not mailed", getErrorDetails(error));
  }
}

/**
 * When the next report is mailed, for the terminal: `now`, or a day and time such as `Monday, November 30,
 * 2026, 07:00 Europe/Berlin`. Undefined if none is wished.
 */
export async function describeNextReport({
  clock,
  hasReport,
  store,
  timeZone,
}: Pick<MorningMailOptions, "clock" | "hasReport" | "store" | "timeZone">): Promise<
  string | undefined
> {
  if (!hasReport) return;
  const { clock: time, day: today } = readWallClock(clock.now(), timeZone);
  const monday = getMonday(today);
  const isDue = await store.isWeekDue(monday);
  if (isDue && time >= morning) return "now";
  const day = new Date(isDue ? today : addDays(monday, 7)).toLocaleDateString("en-US", {
    dateStyle: "full",
    timeZone: "UTC",
  });
  return `${day}, ${morning.slice(0, 5)} ${timeZone}`;
}

/** Sends each morning's mail until stopped. */
export function startMorningMail(options: MorningMailOptions): { stop(): Promise<void> } {
  const cutOff = new AbortController();
  const check = () => sendMorningMail(options, cutOff.signal);
  const stopChecks = runNowAndEvery(checkInterval, check);
  return {
    async stop() {
      const timer = setTimeout(() => cutOff.abort(), stopGrace);
      await stopChecks();
      clearTimeout(timer);
    },
  };
}
