import type { LeadsEnv } from "../env/env.ts";
import type { Delivery, StoredLead } from "../lead.ts";
import { buildLeadRecord } from "./lead-record.ts";

/**
 * Everything that is known of one person, as JSON (GDPR, Articles 15 and 20): each lead with all its
 * values, and what was sent where, by the present settings.
 */
export function renderPerson(
  email: string,
  leads: readonly StoredLead[],
  env: Pick<LeadsEnv, "mail" | "webhook">,
): string {
  const content = {
    email,
    madeAt: new Date().toISOString(),
    leads: leads.map((stored) => ({
      ...buildLeadRecord(stored),
      deliveries: stored.deliveries.map((delivery) => ({
        kind: delivery.kind,
        state: delivery.state,
        attempts: delivery.attempts,
        ...(delivery.sentAt && { sentAt: delivery.sentAt }),
        ...describeReceiver(delivery, stored, env),
      })),
    })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
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
