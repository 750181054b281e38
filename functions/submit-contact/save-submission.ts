import type { ErrorCode } from "./answers.ts";
import { getErrorDetails } from "./error-details.ts";
import { hashSubmission } from "./fingerprint.ts";
import { buildOwedDeliveries } from "./owed-deliveries.ts";
import type { Ports, SaveResult, SubmissionCounts } from "./ports.ts";
import type { Submission } from "./schema.ts";
import { isFlood, judgeSubmission, type SenderSigns } from "./spam-verdict.ts";

/** Who sends: a visitor's address block, and what speaks for a machine. */
export interface Sender {
  block: string;
  signs: SenderSigns;
}

/** Why nothing was stored. */
export type SaveFault = Extract<ErrorCode, "id_conflict" | "too_many_requests" | "unavailable">;

/**
 * Stores a submission as a lead, and what it owes, in one transaction; a
 * suspect owes nothing until it is released. Never rejects for the store's sake.
 */
export async function saveSubmission(
  submission: Submission,
  { block, signs }: Sender,
  ports: Ports,
): Promise<{ leadId: string } | SaveFault> {
  const { clock, ids, log, settings, store } = ports;
  const { deliveries, limits, mailDomain, noticeVersion } = settings;
  const counts = await countSubmission(block, ports);
  if (isFlood(counts, limits)) {
    log.error("submission refused in a flood", { ...counts });
    return "too_many_requests";
  }
  const { status, verdict } = judgeSubmission(submission, signs, counts, limits);
  const lead = {
    id: ids.newLeadId(),
    receivedAt: clock.now().toISOString(),
    bodyHash: await hashSubmission(submission),
    status,
    verdict,
    ...(noticeVersion && { noticeVersion }),
    submission,
  };
  const owed = status === "suspect" ? [] : buildOwedDeliveries(deliveries, ids, mailDomain);
  let result: SaveResult;
  try {
    result = await store.saveLead(lead, owed);
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
async function countSubmission(block: string, ports: Ports): Promise<SubmissionCounts> {
  try {
    return await ports.counter.countSubmission(block, ports.clock.now());
  } catch (error) {
    ports.log.error("submissions not counted", getErrorDetails(error));
    return { fromAddress: 0, inAll: 0 };
  }
}
