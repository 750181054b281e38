import { escapeHtml } from "../escape-html.ts";
import { type DigestLists, digestTopics } from "../store/lead-store.ts";
import { getDeskUrl, type LeadPlaces } from "./describe-lead.ts";
import type { Notice } from "./send-notice.ts";

const minute = 60_000; // milliseconds
const hour = 60 * minute;
const day = 24 * hour;

/** What is said of each topic: in the subject, above its list, and what to do. */
const topicWords = {
  late: {
    subject: "late",
    heading: "Not answered within one business day",
    advice: "Answer, then mark the lead as answered.",
  },
  quarantine: {
    subject: "in quarantine",
    heading: "In quarantine",
    advice: "Release what is real; the rest is deleted by itself.",
  },
  undelivered: {
    subject: "undelivered",
    heading: "Not delivered",
    advice: "A mail or webhook call waits or was refused: npm run leads -- show ID says why.",
  },
} as const;

/**
 * The digest of a day such as `2026-11-20`: numbers, and a line for each lead with id, age and
 * link. Nothing that a visitor typed. Undefined when there is nothing to tell.
 */
export function buildDigest(
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
    const { count, leads } = lists[topic];
    return {
      ...topicWords[topic],
      count,
      more: count - leads.length,
      rows: leads.map(({ id, since }) => ({
        id,
        age: describeAge(now.getTime() - since.getTime()),
        url: getDeskUrl(places, id),
      })),
    };
  });
  return {
    id: `digest-${today}`,
    date: now,
    subject: `Leads at ${host}: ${numbers.join(", ")}`,
    text: `${[...sections.map(renderText), farewell].join("\n\n")}\n`,
    html: `${sections.map(renderHtml).join("")}<p>${farewell}</p>\n`,
  };
}

const farewell =
  "This email comes once a day while there is something to tell; DIGEST=off ends it.";

type Section = (typeof topicWords)[keyof typeof topicWords] & {
  count: number;
  /** How many are not listed. */
  more: number;
  rows: readonly { id: string; age: string; url: string | undefined }[];
};

function renderText({ advice, count, heading, more, rows }: Section): string {
  const lines = rows.map(({ age, id, url }) => `  ${id}  ${age}${url ? `  ${url}` : ""}`);
  if (more > 0) lines.push(`  and ${more} more`);
  return [`${heading}: ${count}`, ...lines, advice].join("\n");
}

function renderHtml({ advice, count, heading, more, rows }: Section): string {
  const items = rows.map(({ age, id, url }) => {
    const name = url ? `<a href="${escapeHtml(url)}">${id}</a>` : id;
    return `<li>${name}, ${age}</li>\n`;
  });
  if (more > 0) items.push(`<li>and ${more} more</li>\n`);
  return `<h2 style="font-size:16px">${heading}: ${count}</h2>\n<ul>\n${items.join("")}</ul>\n<p>${advice}</p>\n`;
}

/** An age in the largest unit that has at least two, such as `26 hours`. */
function describeAge(age: number): string {
  if (age >= 2 * day) return `${Math.floor(age / day)} days`;
  if (age >= 2 * hour) return `${Math.floor(age / hour)} hours`;
  return `${Math.floor(age / minute)} minutes`;
}
