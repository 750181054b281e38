import type { StoredLead } from "../store/site-store.ts";
import { describeDelivery } from "./describe-deliveries.ts";

/** Everything that is known of a lead, by the names of the exports' columns; times in UTC. */
export function buildLeadFields({ lead, deliveries }: StoredLead) {
  const { submission } = lead;
  return {
    id: lead.id,
    receivedAt: lead.receivedAt,
    status: lead.status,
    verdict: [...lead.verdict],
    name: submission.name,
    email: submission.email,
    company: submission.company ?? "",
    role: submission.role ?? "",
    interests: submission.interests ?? [],
    message: submission.message ?? "",
    consentedAt: lead.receivedAt,
    noticeVersion: lead.noticeVersion ?? "",
    sourcePage: submission.sourcePage,
    utmSource: submission.utmSource ?? "",
    utmMedium: submission.utmMedium ?? "",
    utmCampaign: submission.utmCampaign ?? "",
    utmTerm: submission.utmTerm ?? "",
    utmContent: submission.utmContent ?? "",
    deliveries: deliveries.map((delivery) => `${delivery.kind}: ${describeDelivery(delivery)}`),
  };
}

export type LeadFields = ReturnType<typeof buildLeadFields>;

/** Names of the fields, in their order. */
export const leadFieldNames = [
  "id",
  "receivedAt",
  "status",
  "verdict",
  "name",
  "email",
  "company",
  "role",
  "interests",
  "message",
  "consentedAt",
  "noticeVersion",
  "sourcePage",
  "utmSource",
  "utmMedium",
  "utmCampaign",
  "utmTerm",
  "utmContent",
  "deliveries",
] as const satisfies readonly (keyof LeadFields)[];

/** One lead for a terminal: a line per field that has something to say, the message last. */
export function renderLeadDetails(stored: StoredLead): string {
  const { message, ...fields } = buildLeadFields(stored);
  const lines = Object.entries(fields)
    .map(([name, value]): [string, string] => [name, [value].flat().join(", ")])
    .filter(([, text]) => text !== "")
    .map(([name, text]) => `${name.padEnd(14)}${text}`);
  return [...lines, "", message || "(no message)"].join("\n");
}
