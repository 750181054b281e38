import type { LeadsEnv } from "../env/env.ts";
import type { Agreement, Delivery, StoredLead } from "../lead.ts";
import type { Access } from "../store/access-record.ts";
import { buildLeadRecord } from "./lead-record.ts";

/**
 * Everything that is known of one person, as JSON (GDPR, Articles 15 and 20): each lead with all its
 * values, what was sent where, by the present settings, and when it was seen; then the words that were
 * agreed to, by their hash. Who of the team saw it is not in it.
 */
export function renderPerson(
  email: string,
  leads: readonly StoredLead[],
  env: Pick<LeadsEnv, "mail" | "webhook">,
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
        ...(delivery.sentAt && { sentAt: delivery.sentAt }),
        ...describeReceiver(delivery, stored, env),
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

/** Who gets a delivery, and who carries it there. */
function describeReceiver(
  { kind, recipient }: Delivery,
  { lead }: StoredLead,
  { mail, webhook }: Pick<LeadsEnv, "mail" | "webhook">,
) {
  if (kind === "webhook") {
    // Without the path, which is a secret at most services.
    return webhook ? { to: new URL(webhook.url).host, as: webhook.format } : {};
  }
  const carrier = (mail.smtp ?? mail.api)?.url;
  const team = recipient ? [recipient] : mail.to;
  return {
    to: kind === "visitor" ? [lead.submission.email] : team,
    ...(carrier && { by: new URL(carrier).host }),
  };
}
