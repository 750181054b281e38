import type { WebhookFormat } from "./webhook-format.ts";

/** The event of a lead, by the conventions of Standard Webhooks 1.0.0 (standardwebhooks.com). */
export const standardFormat: WebhookFormat = {
  buildBody({ entry, id, receivedAt, submission }) {
    const { submissionId: _, ...fields } = submission;
    const data = { id, receivedAt, ...fields, ...(entry && { channel: entry.channel }) };
    return { type: "lead.received", timestamp: receivedAt, data };
  },

  // Gone: the receiver wants no more.
  isPermanent: (status) => status === 410,
};
