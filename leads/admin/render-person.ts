import type { Agreement, StoredLead } from "../lead.ts";
import type { Access } from "../store/access-record.ts";
import { buildLeadRecord } from "./lead-record.ts";

/**
 * Everything that is known of one person, as JSON (GDPR, Articles 15 and 20): each lead with all its
 * values, what was sent where, and when it was seen; then the words that were agreed to, by their hash.
 * Who of the team saw it is not in it.
 */
export function renderPerson(
  email: string,
  leads: readonly StoredLead[],
  { accesses, agreements }: Known = { accesses: [], agreements: [] },
): string {
  const hashes = leads.map(({ lead }) => lead.agreementHash);
  const content = {
    email,
    madeAt: new Date().toISOString(),
    leads: leads.map((stored) => ({
      ...buildLeadRecord(stored),
      submissionId: stored.lead.submission.submissionId,
      accesses: accesses
        .filter((access) => concerns(access, stored))
        .map(({ action, at, what }) => ({ at, action, what })),
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
    agreements: agreements.filter(({ hash }) => hashes.includes(hash)),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** What the store has beside leads. */
interface Known {
  accesses: readonly Access[];
  agreements: readonly Agreement[];
}

/** Whether somebody saw a lead, or took away what may have contained it: a list or an export. */
export function concerns({ action, at, what }: Access, { lead }: StoredLead): boolean {
  if (what === lead.id) return true;
  const isOfMany = what === "list" || (action === "exported" && what !== "one person");
  return isOfMany && at >= lead.receivedAt;
}
