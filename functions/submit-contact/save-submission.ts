import { hashSubmission } from "./fingerprint.ts";
import { buildOwedDeliveries } from "./owed-deliveries.ts";
import type { Ports, SaveResult } from "./ports.ts";
import type { Submission } from "./schema.ts";

/**
 * Stores a submission as a lead, and what it owes, in one transaction. Rejects
 * when the store does.
 */
export async function saveSubmission(submission: Submission, ports: Ports): Promise<SaveResult> {
  const { clock, ids, log, settings, store } = ports;
  const { deliveries, mailDomain, noticeVersion } = settings;
  const result = await store.saveLead(
    {
      id: ids.newLeadId(),
      receivedAt: clock.now().toISOString(),
      bodyHash: await hashSubmission(submission),
      status: "new",
      verdict: [],
      ...(noticeVersion && { noticeVersion }),
      submission,
    },
    buildOwedDeliveries(deliveries, ids, mailDomain),
  );
  if (result.outcome === "conflict") log.info("submission id conflict");
  else log.info(`lead ${result.outcome}`, { lead: result.leadId });
  return result;
}
