import { getErrorDetails, type Log } from "startup/log";
import type { LeadsEnv } from "../env/env.ts";
import {
  getMonday,
  getRecentPeriod,
  type ReportSettings,
  readReport,
} from "../report/build-report.ts";
import { renderReportText } from "../report/render-report.ts";
import type { DeliveryQueue } from "../store/delivery-queue.ts";
import { type DigestLists, type DigestStore, digestTopics } from "../store/digest.ts";
import type { ReportStore, VisitStore } from "../store/report.ts";
import {
  businessTimeWords,
  type Clock,
  formatSpan,
  getLateTime,
  getOpenTime,
  readWallClock,
  runNowAndEvery,
} from "../time/clock.ts";
import { createReminder } from "./delivery.ts";
import { getDeskUrl, type LeadPlaces } from "./lead-mails.ts";
import { type Notice, type NoticeOptions, sendNotice } from "./mail-delivery.ts";
import { getOldTime } from "./warnings.ts";

/** What is said of each topic: in the subject, above its list, and what to do. */
const topicWords = {
  late: {
    subject: "late",
    heading: "Not answered within one business day",
    advice: `Answer, then mark the lead as answered. The time is in business days: ${businessTimeWords}.`,
  },
  quarantine: {
    subject: "in quarantine",
    heading: "In quarantine",
    advice: "Release the real ones; the rest are deleted automatically.",
  },
  undelivered: {
    subject: "undelivered",
    heading: "Not delivered",
    advice:
      "An email or webhook call is still waiting or was refused; npm run leads -- show ID says why.",
  },
} as const;

/**
 * The digest of a day such as `2026-11-20`: numbers, and a line for each lead with id, age and
 * link; a late lead's age is in business time, as at the desk. Nothing that a visitor typed.
 * Undefined when there is nothing to tell.
 */
export function buildDigest(
  lists: DigestLists,
  today: string,
  now: Date,
  places: LeadPlaces & { timeZone: string },
): Notice | undefined {
  const topics = digestTopics.filter((topic) => lists[topic].count > 0);
  if (topics.length === 0) return;
  const { host } = new URL(places.siteOrigin);
  const numbers = topics.map((topic) => `${lists[topic].count} ${topicWords[topic].subject}`);
  const sections = topics.map((topic) => {
    const { advice, heading } = topicWords[topic];
    const { count, leads } = lists[topic];
    const lines = leads.map(({ id, since }) => {
      const isLate = topic === "late";
      const age = formatSpan(
        isLate ? getOpenTime(since, now, places.timeZone) : now.getTime() - since.getTime(),
      );
      return ["", id, age, getDeskUrl(places, id)].join("  ").trimEnd();
    });
    if (count > leads.length) lines.push(`  and ${count - leads.length} more`);
    return [`${heading}: ${count}`, ...lines, advice].join("\n");
  });
  return {
    id: `digest-${today}`,
    date: now,
    subject: `Leads at ${host}: ${numbers.join(", ")}`,
    text: `${[...sections, farewell].join("\n\n")}\n`,
  };
}

const farewell =
  "You get this email once a day when there is something to report. To stop it, set DIGEST=off.";

interface ReportMailOptions extends NoticeOptions, ReportSettings {
  hasReport: boolean;
  store: DigestStore & ReportStore & VisitStore;
  clock: Clock;
  log: Log;
}

/**
 * Mails the team the report of the last four weeks, if nobody has done so in the week of `day`.
 * Counts alone: nothing in it says who wrote. Never rejects: what was not accepted is logged, and to
 * be tried again.
 */
async function sendDueReport(
  day: string,
  options: ReportMailOptions,
  signal: AbortSignal,
): Promise<void> {
  const { clock, desk, hasReport, log, siteOrigin, store, timeZone } = options;
  if (!hasReport) return;
  const now = clock.now();
  const monday = getMonday(day);
  try {
    await store.sendWeekly(monday, async () => {
      const period = getRecentPeriod(now, timeZone);
      const report = await readReport(store, period, now, options);
      const href = desk.isOn ? `${desk.origin ?? siteOrigin}/desk/report` : undefined;
      const last = [
        ...(href ? [`With charts, on one page to print: ${href}`] : []),
        "You get this email every Monday. To stop it, set REPORT=off.",
      ];
      const notice = {
        id: `report-${monday}`,
        date: now,
        subject: `Leads at ${new URL(siteOrigin).host}: ${report.total.leads} in ${period.name}`,
        text: `${[renderReportText(report), ...last].join("\n\n")}\n`,
      } as const;
      await sendNotice(notice, options, signal);
    });
  } catch (error) {
    if (!signal.aborted) log.error("report not mailed", getErrorDetails(error));
  }
}

/** Digest, report and reminders leave at this time of day or soon after. */
const morning = "07:00:00";
/** How long a digest under way may still take when the server stops, in milliseconds. */
const stopGrace = 2_000;
/** Milliseconds between two looks at the clock; a digest that was not accepted is retried then. */
const checkInterval = 10 * 60_000;

interface MorningMailOptions extends ReportMailOptions, Pick<LeadsEnv, "desk" | "hasDigest"> {
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
