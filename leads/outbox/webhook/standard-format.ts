import type { WebhookFormat } from "./webhook-format.ts";

/** The event of a lead, by the conventions of Standard Webhooks 1.0.0 (standardwebhooks.com). */
export const standardFormat: WebhookFormat = {
  buildBody({ id, receivedAt, submission }) {
    const { submissionId: _, ...data } = submission;
    return { type: "lead.received", timestamp: receivedAt, data: { id, receivedAt, ...data } };
  },

  // Gone: the receiver wants no more.
  isPermanent: (status) => status === 410,
};
