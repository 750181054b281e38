import { hashSubmission } from "./fingerprint.ts";
import type { Ports, SaveResult } from "./ports.ts";
import type { Submission } from "./schema.ts";

/**
 * Stores a submission as a lead that owes the team one mail, both in one
 * transaction. Rejects when the store does.
 */
export async function saveSubmission(submission: Submission, ports: Ports): Promise<SaveResult> {
  const { clock, ids, log, settings, store } = ports;
  const mailId = ids.newMailId();
  const result = await store.saveLead(
    {
      id: ids.newLeadId(),
      receivedAt: clock.now().toISOString(),
      bodyHash: await hashSubmission(submission),
      submission,
    },
    [
      {
        id: mailId,
        kind: "team",
        messageId: `<${mailId}@${settings.mailDomain}>`,
      },
    ],
  );
  if (result.outcome === "conflict") log.info("submission id conflict");
  else log.info(`lead ${result.outcome}`, { lead: result.leadId });
  return result;
}
