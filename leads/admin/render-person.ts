import type { StoredLead } from "../lead.ts";
import { buildLeadRecord } from "./lead-record.ts";

/**
 * Everything that is known of one person, as JSON (GDPR, Articles 15 and 20): each lead with all its
 * values, and what was sent where.
 */
export function renderPerson(email: string, leads: readonly StoredLead[]): string {
  const content = {
    email,
    madeAt: new Date().toISOString(),
    leads: leads.map((stored) => ({
      ...buildLeadRecord(stored),
      deliveries: stored.deliveries.map((delivery) => ({
        kind: delivery.kind,
        state: delivery.state,
        attempts: delivery.attempts,
        ...(delivery.sentAt && {
          sentAt: delivery.sentAt,
          sentTo: delivery.sentTo ?? "not known: sent before this was kept",
        }),
      })),
    })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
