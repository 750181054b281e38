import type { Submission } from "../../leads/fields.ts";
import type { Lead, NewDelivery } from "../../leads/lead.ts";

/** When the leads of tests arrive. */
export const now = new Date("2026-11-20T10:00:00.000Z");

/** A lead and its mail; `number` makes their ids unique. */
export function buildTestLead(
  number: number,
  changes: Partial<Submission> = {},
): { lead: Lead; deliveries: NewDelivery[] } {
  const suffix = String(number).padStart(12, "0");
  return {
    lead: {
      id: `LEAD-${number}`,
      receivedAt: now.toISOString(),
      bodyHash: `hash-${number}`,
      inQuarantine: false,
      verdict: [],
      submission: {
        submissionId: `00000000-0000-4000-8000-${suffix}`,
        name: "Thảo Nguyễn",
        email: "thao@example.com",
        consent: true,
        sourcePage: "/contact/",
        ...changes,
      },
    },
    deliveries: [{ id: `mail-${number}`, kind: "team", messageId: `<mail-${number}@example.com>` }],
  };
}
