import { type DigestLists, digestTopics } from "../store/digest.ts";
import { businessTimeWords, formatSpan, getOpenTime } from "../time/answer-clock.ts";
import { getDeskUrl, type LeadPlaces } from "./describe-lead.ts";
import type { Notice } from "./send-notice.ts";

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
