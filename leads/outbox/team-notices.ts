import { getErrorDetails } from "startup/log";
import { getMonday, getRecentPeriod, readReport, renderReportText } from "../report/report.ts";
import { getTotal, type HourlyCounter } from "../spam/hourly-counter.ts";
import { type DigestLists, digestTopics } from "../store/delivery-queue.ts";
import type { LeadsContext } from "../store/lead-store.ts";
import {
  businessTimeWords,
  endSoon,
  formatSpan,
  getLateTime,
  getOpenTime,
  readWallClock,
  runNowAndEvery,
} from "../time/clock.ts";
import { formatTime } from "../words.ts";
import { createReminder } from "./delivery.ts";
import { getDeskUrl, type LeadPlaces } from "./lead-mails.ts";
import { type Notice, sendNotice } from "./mail-delivery.ts";

const never = new AbortController().signal;

/**
 * Mails the team that more than `limit` submissions came within an hour. Tried once, since the log
 * and `/healthz` say so, too. Never rejects.
 */
export async function sendAlarm(limit: number, options: LeadsContext): Promise<void> {
  const { clock, log, siteOrigin, timeZone } = options;
  const date = clock.now();
  const hour = date.toISOString().slice(0, 13);
  const paragraphs = [
    `The contact form has received more than ${limit} messages since ${formatTime(`${hour}:00:00Z`, timeZone, "full")}.`,
    "They are delivered as usual, except those that look like a bot's. Those are in quarantine, along with anything one sender sends in bulk: npm run leads -- list shows them.",
    "If you expect this many, raise RATE_TOTAL and restart the server. Past ten times the limit, messages are refused until the hour is over.",
  ];
  const id = `alarm-${hour}` as const;
  const subject = `More than ${limit} messages an hour from ${new URL(siteOrigin).host}`;
  await sendNotice({ id, date, subject, paragraphs }, options, never).catch((error) =>
    log.error("alarm not mailed", getErrorDetails(error)),
  );
}

const minute = 60_000; // milliseconds
/** Age in minutes from which something undelivered deserves a warning. */
const warningAge = 15;

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
function buildDigest(
  lists: DigestLists,
  today: string,
  now: Date,
  places: LeadPlaces,
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
    paragraphs: [
      ...sections,
      "You get this email once a day when there is something to report. To stop it, set DIGEST=off.",
    ],
  };
}

/** Mails the team the report of the last four weeks. Counts alone: nothing in it says who wrote. */
async function sendReport(
  monday: string,
  options: LeadsContext,
  signal: AbortSignal,
): Promise<void> {
  const { clock, desk, siteOrigin, store, timeZone } = options;
  const date = clock.now();
  const period = getRecentPeriod(date, timeZone);
  const report = await readReport(store, period, date, options);
  const paragraphs = [
    renderReportText(report),
    ...(desk.isOn
      ? [`With charts, on one page to print: ${desk.origin ?? siteOrigin}/desk/report`]
      : []),
    "You get this email every Monday. To stop it, set REPORT=off.",
  ];
  const subject = `Leads at ${new URL(siteOrigin).host}: ${report.total.leads} in ${period.name}`;
  await sendNotice({ id: `report-${monday}`, date, subject, paragraphs }, options, signal);
}

/** Digest, report and reminders leave at this time of day or soon after. */
const morning = "07:00:00";
/** Milliseconds between two looks at the clock; a digest that was not accepted is retried then. */
const checkInterval = 10 * 60_000;

/**
 * Makes the reminders of the day pending, and mails the team its report and its digest, if it is time, nobody has
 * done so and there is something to tell. Never rejects: what failed is logged, and to be tried
 * again.
 */
export async function sendMorningMail(options: LeadsContext, signal: AbortSignal): Promise<void> {
  const { clock, log, store, timeZone } = options;
  const now = clock.now();
  const { day, clock: time } = readWallClock(now, timeZone);
  if (time < morning) return;
  const attempt = (what: string, work: () => Promise<unknown>) =>
    work().catch((error) => {
      if (!signal.aborted) log.error(`${what} not mailed`, getErrorDetails(error));
    });
  await attempt("reminders", () =>
    store.queueReminders(day, now, (due) => createReminder(due, options)),
  );
  const monday = getMonday(day);
  if (options.hasReport) {
    await attempt("report", () =>
      store.sendWeekly(monday, () => sendReport(monday, options, signal)),
    );
  }
  if (!options.hasDigest) return;
  await attempt("digest", () =>
    store.sendDaily(day, async () => {
      const oldTime = new Date(now.getTime() - warningAge * minute);
      const lists = await store.getDigest(getLateTime(now, timeZone), oldTime);
      const digest = buildDigest(lists, day, now, options);
      if (digest) await sendNotice(digest, options, signal);
    }),
  );
}

export function startMorningMail(options: LeadsContext): { stop(): Promise<void> } {
  const cutOff = new AbortController();
  const check = () => sendMorningMail(options, cutOff.signal);
  const stopChecks = runNowAndEvery(checkInterval, check);
  return { stop: () => endSoon(stopChecks(), cutOff) };
}
