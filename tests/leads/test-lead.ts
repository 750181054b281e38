import type { Lead, OwedDelivery } from "../../functions/submit-contact/ports.ts";
import type { Submission } from "../../functions/submit-contact/schema.ts";

/** When the leads of tests arrive. */
export const now = new Date("2026-11-20T10:00:00.000Z");

/** A lead and its mail, unlike any other; `number` makes the ids. */
export function buildTestLead(
  number: number,
  changes: Partial<Submission> = {},
): { lead: Lead; owed: OwedDelivery[] } {
  const suffix = String(number).padStart(12, "0");
  return {
    lead: {
      id: `LEAD-${number}`,
      receivedAt: now.toISOString(),
      bodyHash: `hash-${number}`,
      status: "new",
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
    owed: [{ id: `mail-${number}`, kind: "team", messageId: `<mail-${number}@example.com>` }],
  };
}
