import { findContactPage } from "../contact-page.ts";
import type { Submission } from "../fields.ts";
import type { Lead } from "../lead.ts";
import { getErrorDetails } from "../log.ts";
import { createDeliveries } from "../outbox/create-deliveries.ts";
import { isFlood, judgeSubmission, type SenderSigns } from "../spam/judge-submission.ts";
import type { SubmissionCounts } from "../spam/submission-counter.ts";
import type { SaveResult } from "../store/lead-store.ts";
import type { ErrorCode } from "./answers.ts";
import type { HandlerDependencies } from "./dependencies.ts";
import { hashSubmission } from "./fingerprint.ts";
import { createLeadId } from "./lead-id.ts";

/** Who sends: a visitor's address block, and what suggests a bot. */
export interface Sender {
  block: string;
  signs: SenderSigns;
}

/** Why nothing was stored. */
export type SaveFault = Extract<ErrorCode, "id_conflict" | "too_many_requests" | "unavailable">;

/**
 * Stores a submission as a lead with its deliveries in one transaction; a suspect gets none until
 * it is released. Never rejects because of the store.
 */
export async function saveSubmission(
  submission: Submission,
  { block, signs }: Sender,
  deps: HandlerDependencies,
): Promise<{ leadId: string } | SaveFault> {
  const { clock, log, settings, store } = deps;
  const { contactPages, deliveryKinds, limits, mailDomain } = settings;
  const { noticeVersion } = findContactPage(contactPages, submission.sourcePage);
  const counts = await countSubmission(block, deps);
  if (isFlood(counts, limits)) {
    log.error("submission refused in a flood", { ...counts });
    return "too_many_requests";
  }
  const { status, verdict } = judgeSubmission(submission, signs, counts, limits);
  const lead: Lead = {
    id: createLeadId(),
    receivedAt: clock.now().toISOString(),
    bodyHash: hashSubmission(submission),
    status,
    verdict,
    ...(noticeVersion && { noticeVersion }),
    submission,
  };
  const deliveries = status === "suspect" ? [] : createDeliveries(deliveryKinds, mailDomain);
  let result: SaveResult;
  try {
    result = await store.saveLead(lead, deliveries);
  } catch (error) {
    log.error("submission not stored", getErrorDetails(error));
    return "unavailable";
  }
  if (result.outcome === "conflict") {
    log.info("submission id conflict");
    return "id_conflict";
  }
  const { leadId, outcome } = result;
  log.info(`lead ${outcome}`, {
    lead: leadId,
    ...(outcome === "stored" && verdict.length > 0 && { status, verdict: verdict.join() }),
  });
  return { leadId };
}

/** A counter that fails must not cost a lead. */
async function countSubmission(
  block: string,
  { clock, counter, log }: HandlerDependencies,
): Promise<SubmissionCounts> {
  try {
    return await counter.countSubmission(block, clock.now());
  } catch (error) {
    log.error("submissions not counted", getErrorDetails(error));
    return { fromAddress: 0, total: 0 };
  }
}
