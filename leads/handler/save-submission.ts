import { getErrorDetails } from "startup/log";
import { findContactPage } from "../contact-page.ts";
import type { Submission } from "../fields.ts";
import {
  type Agreement,
  buildAgreement,
  createLeadId,
  type DeliveryKind,
  hashSubmission,
  type Lead,
  type SpamSign,
} from "../lead.ts";
import { foldMailbox } from "../mail-address.ts";
import { createDeliveries } from "../outbox/create-deliveries.ts";
import {
  countShares,
  countSubmission,
  type Share,
  type SubmissionCounts,
} from "../spam/hourly-counter.ts";
import { isFlood, judgeSubmission } from "../spam/judge-submission.ts";
import type { SaveResult } from "../store/lead-store.ts";
import type { ErrorCode } from "./answers.ts";
import type { HandlerDependencies } from "./dependencies.ts";

/** Who sends: the networks of a visitor's address, and what suggests a bot. */
export interface Sender {
  blocks: readonly Share[];
  signs: readonly SpamSign[];
}

/** Why nothing was stored. */
export type SaveFault = Extract<ErrorCode, "id_conflict" | "too_many_requests" | "unavailable">;

/**
 * Stores a submission as a lead with its deliveries in one transaction; a suspect gets none until
 * it is released. One that is known, by its id or by its content (`SubmissionKey`), is neither
 * stored nor counted again, unless it may be the first that is no suspect. Never rejects because of
 * the store.
 */
export async function saveSubmission(
  submission: Submission,
  sender: Sender,
  deps: HandlerDependencies,
): Promise<{ leadId: string } | SaveFault> {
  const { clock, log, settings, store } = deps;
  const page = findContactPage(settings.contactPages, submission.sourcePage);
  const agreement = page.agreement === undefined ? undefined : buildAgreement(page.agreement);
  const arrival: Arrival = {
    bodyHash: hashSubmission(submission),
    ...(page.noticeVersion && { noticeVersion: page.noticeVersion }),
    ...(agreement && { agreementHash: agreement.hash }),
    submission,
  };
  // By what can be told before it is counted.
  const { inQuarantine } = judgeSubmission(submission, sender.signs, uncounted, settings.limits);
  let result: SaveResult | "too_many_requests";
  try {
    result =
      (await store.findKnown({
        ...arrival,
        submissionId: submission.submissionId,
        inQuarantine,
        sentAt: clock.now(),
      })) ?? (await saveNew(arrival, agreement, sender, deps));
  } catch (error) {
    log.error("submission not stored", getErrorDetails(error));
    return "unavailable";
  }
  if (result === "too_many_requests") return result;
  if (result.outcome === "conflict") {
    log.info("submission id conflict");
    return "id_conflict";
  }
  if (result.outcome === "repeated") log.info("lead repeated", { lead: result.leadId });
  return { leadId: result.leadId };
}

/** What a lead is before it is judged. */
type Arrival = Omit<Lead, "id" | "receivedAt" | "inQuarantine" | "verdict">;

const uncounted: SubmissionCounts = { fromAddress: 0, total: 0 };

async function saveNew(
  arrival: Arrival,
  agreement: Agreement | undefined,
  { blocks, signs }: Sender,
  deps: HandlerDependencies,
): Promise<SaveResult | "too_many_requests"> {
  const { clock, log, settings, store } = deps;
  const { limits, siteOrigin } = settings;
  const { submission } = arrival;
  const counts = await countSafely(blocks, deps);
  if (isFlood(counts, limits)) {
    log.error("submission refused in a flood", { ...counts });
    return "too_many_requests";
  }
  const { inQuarantine, verdict } = judgeSubmission(submission, signs, counts, limits);
  const lead: Lead = {
    id: createLeadId(),
    receivedAt: clock.now().toISOString(),
    inQuarantine,
    verdict,
    ...arrival,
  };
  const kinds = inQuarantine ? [] : await chooseDeliveries(submission.email, deps);
  const deliveries = createDeliveries(kinds, siteOrigin);
  const result = await store.saveLead(lead, deliveries, agreement);
  if (result.outcome === "stored") {
    deps.wakeOutbox();
    const judged = verdict.length > 0 && {
      quarantine: inQuarantine ? "yes" : "no",
      verdict: verdict.join(),
    };
    log.info("lead stored", { lead: lead.id, ...judged });
  }
  return result;
}

/** Confirmations an hour to all mailboxes together: somebody can own a domain full of them. */
const confirmationsPerHour = 30;

/** Confirms once a day to a mailbox: anybody can enter another's. */
async function chooseDeliveries(
  email: string,
  { clock, counter, settings, store }: HandlerDependencies,
): Promise<readonly DeliveryKind[]> {
  const { deliveryKinds } = settings;
  if (!deliveryKinds.includes("visitor")) return deliveryKinds;
  const now = clock.now();
  const mailbox = foldMailbox(email);
  // What comes at the same moment finds nothing in the store yet, but is counted.
  const shares = [
    { key: mailbox, factor: 1 },
    { key: "all", factor: confirmationsPerHour },
  ];
  const confirmed = await store.getConfirmed(new Date(now.getTime() - 86_400_000));
  const isKnown = confirmed.some((other) => foldMailbox(other) === mailbox);
  if (!isKnown && (await countShares(counter, "confirmation", shares, 1, now)) <= 1) {
    return deliveryKinds;
  }
  return deliveryKinds.filter((kind) => kind !== "visitor");
}

/** Counts a submission, and raises the alarm with the one that passes the total. */
async function countSafely(
  blocks: readonly Share[],
  { clock, counter, log, raiseAlarm, settings }: HandlerDependencies,
): Promise<SubmissionCounts> {
  const { perAddress, total: limit } = settings.limits;
  try {
    const counts = await countSubmission(counter, blocks, perAddress, clock.now());
    const { fromAddress, total } = counts;
    if (fromAddress <= perAddress && total === limit + 1) {
      log.error("more submissions in an hour than RATE_TOTAL", { limit });
      raiseAlarm(limit);
    }
    return counts;
  } catch (error) {
    // A counter that fails must not cost a lead.
    log.error("submissions not counted", getErrorDetails(error));
    return uncounted;
  }
}
