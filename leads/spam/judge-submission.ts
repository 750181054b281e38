import type { LeadsEnv } from "../env/env.ts";
import { type FieldKind, fieldNames, getField, type Submission } from "../fields.ts";
import { type SpamSign, spamSigns } from "../lead.ts";
import { elapsedField, honeypotField } from "../protocol.ts";
import type { SubmissionCounts } from "./hourly-counter.ts";

type Limits = LeadsEnv["limits"];

/** Fastest time, in milliseconds, in which somebody fills in and sends the form by hand. */
const fastestByHand = 2_000;

/** Links that a field may contain before they count as a sign. */
const linkLimits: Partial<Record<FieldKind, number>> = { line: 0, text: 2 };
/** More links, over all fields, than anybody has who asks about a plant; a sign beside `links`. */
const manyLinks = 20;

/**
 * A suspect has as many signs, or is beyond the limit of an address. One other sign is not enough,
 * because each has an innocent cause: an autofill is quick and may fill in what nobody sees, privacy
 * tools hide where a form came from, some visitors send links, and others may flood the form.
 */
const suspectCount = 2;

/** A limit exceeded this many times over is a flood: nothing more is stored. */
const floodFactor = 10;

/**
 * What the fields of a JSON body or a form reveal about their sender. `isTimed`: the page's scripts
 * measure the time from its load to the sending; `isForeign`: they name another origin than the site's, or
 * hide it; `isCrossSite`: the browser itself says that a page of another site sent them, which is enough.
 */
export function readSenderSigns(
  get: (field: string) => unknown,
  { isTimed = false, isForeign = false, isCrossSite = false },
): SpamSign[] {
  const sent = get(elapsedField);
  // Only these two: turning a deep array into a number overflows the stack. An empty text is no 0.
  const isTime = typeof sent === "number" || (typeof sent === "string" && sent.trim() !== "");
  const elapsed = isTime ? Number(sent) : Number.NaN;
  return pickSigns({
    honeypot: ![undefined, null, ""].includes(get(honeypotField) as string),
    foreign_origin: isForeign || isCrossSite,
    cross_site: isCrossSite,
    too_fast: elapsed >= 0 && elapsed < fastestByHand,
    untimed: isTimed && !(elapsed >= 0),
  });
}

export function judgeSubmission(
  submission: Submission,
  senderSigns: readonly SpamSign[],
  { fromAddress, total }: SubmissionCounts,
  limits: Limits,
): { inQuarantine: boolean; verdict: SpamSign[] } {
  const links = countLinks(submission);
  const signs = pickSigns({
    many_from_address: fromAddress > limits.perAddress,
    many_in_all: total > limits.total,
    many_links: links.total > manyLinks,
    links: links.isUnusual,
  });
  const verdict = spamSigns.filter((sign) => [...senderSigns, ...signs].includes(sign));
  // Beyond the limit of an address, everything is held back: this sign is enough by itself.
  const isBeyondLimit = verdict.includes("many_from_address");
  return { inQuarantine: isBeyondLimit || verdict.length >= suspectCount, verdict };
}

function pickSigns(signs: Partial<Record<SpamSign, boolean>>): SpamSign[] {
  return spamSigns.filter((sign) => signs[sign]);
}

/** Whether so much has come within the window that this submission is refused, not stored. */
export function isFlood({ fromAddress, total }: SubmissionCounts, limits: Limits): boolean {
  return fromAddress > limits.perAddress * floodFactor || total > limits.total * floodFactor;
}

function countLinks(submission: Submission): { total: number; isUnusual: boolean } {
  const link = /https?:\/\/(?:www\.)?|\bwww\.|<a\s|\[url/gi;
  const result = { total: 0, isUnusual: false };
  for (const name of fieldNames) {
    const value = submission[name];
    const limit = linkLimits[getField(name).kind];
    if (typeof value !== "string" || limit === undefined) continue;
    const count = value.match(link)?.length ?? 0;
    result.total += count;
    result.isUnusual ||= count > limit;
  }
  return result;
}
