import { addedFields, formFields, getField } from "../fields.ts";
import type { StoredLead } from "../lead.ts";
import { describeDelivery } from "./describe-deliveries.ts";

/** A lead by the names of the exports' columns; times in UTC. */
export type LeadRecord = Record<string, string | readonly string[]>;

const visitorFields = formFields.filter((name) => name !== "consent");

/** The exports' columns, in their order. */
export const recordNames: readonly string[] = [
  ...["id", "receivedAt", "quarantine", "verdict"],
  ...visitorFields,
  ...["consentedAt", "noticeVersion"],
  ...addedFields,
  "deliveries",
];

/** Everything that is known of a lead, in the order of {@link recordNames}. */
export function buildLeadRecord({ lead, deliveries }: StoredLead): LeadRecord {
  const getValues = (names: typeof visitorFields | typeof addedFields) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        lead.submission[name] ?? (getField(name).kind === "options" ? [] : ""),
      ]),
    );
  return {
    id: lead.id,
    receivedAt: lead.receivedAt,
    quarantine: lead.inQuarantine ? "yes" : "",
    verdict: lead.verdict,
    ...getValues(visitorFields),
    consentedAt: lead.receivedAt,
    noticeVersion: lead.noticeVersion ?? "",
    ...getValues(addedFields),
    deliveries: deliveries.map((delivery) => `${delivery.kind}: ${describeDelivery(delivery)}`),
  };
}

/** One lead for a terminal: a line per field that has a value, the message last. */
export function renderLeadDetails(stored: StoredLead): string {
  const { message, ...record } = buildLeadRecord(stored);
  const lines = Object.entries(record)
    .map(([name, value]): [string, string] => [name, [value].flat().join(", ")])
    .filter(([, text]) => text !== "")
    .map(([name, text]) => `${name.padEnd(14)}${text}`);
  return [...lines, "", message || "(no message)"].join("\n");
}
