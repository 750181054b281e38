import type { LeadStatus, SpamSign, SubmissionCounts, SubmissionLimits } from "./ports.ts";
import { elapsedField, type Submission, trapField } from "./schema.ts";

/** What a sender shows of itself beside the submission. */
export interface SenderSigns {
  /** Something stands in the field that no visitor sees. */
  isTrapped: boolean;
  /** Milliseconds from the page's load to the sending, where the page could say. */
  elapsed?: number;
}

/** Fastest time, in milliseconds, in which somebody fills in and sends the form by hand. */
const fastest = 2_000;

/** Links that a message may hold before they count as a sign. */
const usualLinks = 2;

/**
 * What each sign weighs; a suspect has {@link suspicion} or more. One weak sign
 * is not enough: a browser's autofill is quick, and some visitors send links.
 */
const weights: Record<SpamSign, number> = {
  honeypot: 2,
  many_from_address: 2,
  many_in_all: 2,
  too_fast: 1,
  links: 1,
};
const suspicion = 2;

/** A limit passed this many times over is a flood: nothing more is stored without work. */
const floodFactor = 10;

/** And this many times over, nothing at all: work is cheaper for machines made for it. */
const torrentFactor = 100;

/** Reads the signs from the fields of a JSON body or a form. */
export function readSenderSigns(get: (field: string) => unknown): SenderSigns {
  const said = get(elapsedField);
  // Nothing but these two: turning a deep array into a number overflows the stack.
  const elapsed = typeof said === "number" || typeof said === "string" ? Number(said) : Number.NaN;
  return {
    isTrapped: ![undefined, null, ""].includes(get(trapField) as string),
    ...(elapsed >= 0 && { elapsed }),
  };
}

/** Weighs what speaks for a machine as the sender. */
export function judgeSubmission(
  submission: Submission,
  { elapsed, isTrapped }: SenderSigns,
  { fromAddress, inAll }: SubmissionCounts,
  limits: SubmissionLimits,
): { status: LeadStatus; verdict: SpamSign[] } {
  const signs: Record<SpamSign, boolean> = {
    honeypot: isTrapped,
    many_from_address: fromAddress > limits.perAddress,
    many_in_all: inAll > limits.inAll,
    too_fast: elapsed !== undefined && elapsed < fastest,
    links: hasManyLinks(submission),
  };
  const verdict = (Object.keys(signs) as SpamSign[]).filter((sign) => signs[sign]);
  const weight = verdict.reduce((sum, sign) => sum + weights[sign], 0);
  return { status: weight >= suspicion ? "suspect" : "new", verdict };
}

/** Whether to store nothing more for now, but what brings a proof of work. */
export function isFlood(counts: SubmissionCounts, limits: SubmissionLimits): boolean {
  return exceeds(counts, limits, floodFactor);
}

/** Whether to store nothing more for now at all. */
export function isTorrent(counts: SubmissionCounts, limits: SubmissionLimits): boolean {
  return exceeds(counts, limits, torrentFactor);
}

function exceeds(
  { fromAddress, inAll }: SubmissionCounts,
  { perAddress, inAll: mostInAll }: SubmissionLimits,
  factor: number,
): boolean {
  return fromAddress > perAddress * factor || inAll > mostInAll * factor;
}

function hasManyLinks({ name, company = "", role = "", message = "" }: Submission): boolean {
  const link = /https?:\/\/|\bwww\.|<a\s|\[url/gi;
  if ([name, company, role].some((text) => text.search(link) >= 0)) return true;
  return (message.match(link)?.length ?? 0) > usualLinks;
}
