import type { ErrorCode } from "./answers.ts";
import { getErrorDetails } from "./error-details.ts";
import { hashSubmission } from "./fingerprint.ts";
import { buildOwedDeliveries } from "./owed-deliveries.ts";
import type { Ports, SaveResult, SubmissionCounts } from "./ports.ts";
import { hasProof } from "./proof-of-work.ts";
import type { Submission } from "./schema.ts";
import { isFlood, isTorrent, judgeSubmission, type SenderSigns } from "./spam-verdict.ts";

/** Who sends: a visitor's address block, what speaks for a machine, and the work it has done. */
export interface Sender {
  block: string;
  signs: SenderSigns;
  proof?: unknown;
}

/** Why nothing was stored. */
export type SaveFault = Extract<
  ErrorCode,
  "id_conflict" | "proof_required" | "too_many_requests" | "unavailable"
>;

/**
 * Stores a submission as a lead, and what it owes, in one transaction; a
 * suspect owes nothing until it is released. Never rejects for the store's sake.
 */
export async function saveSubmission(
  submission: Submission,
  { block, proof, signs }: Sender,
  ports: Ports,
): Promise<{ leadId: string } | SaveFault> {
  const { clock, hashText, ids, log, settings, store } = ports;
  const { deliveries, limits, mailDomain, noticeVersion } = settings;
  const counts = await countSubmission(block, ports);
  if (isFlood(counts, limits)) {
    const { proofBits } = limits;
    const { submissionId } = submission;
    const canProve = proofBits !== undefined && !isTorrent(counts, limits);
    if (!canProve || !(await hasProof(submissionId, proofBits, clock.now(), proof))) {
      log.error("submission refused in a flood", { ...counts });
      return canProve ? "proof_required" : "too_many_requests";
    }
  }
  const { status, verdict } = judgeSubmission(submission, signs, counts, limits);
  const lead = {
    id: ids.newLeadId(),
    receivedAt: clock.now().toISOString(),
    bodyHash: await hashSubmission(submission, hashText),
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
