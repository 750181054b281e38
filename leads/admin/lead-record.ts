import { nameSourcePage } from "../desk/words.ts";
import { addedFields, formFields, getField } from "../fields.ts";
import type { HistoryEntry, StoredLead } from "../lead.ts";
import { describeDelivery } from "./describe-deliveries.ts";

/** A lead by names for programs; times in UTC. */
export type LeadRecord = Record<string, string | readonly string[]>;

const visitorFields = formFields.filter((name) => name !== "consent");

/** Everything that is known of a lead; a name is there whether or not it has a value. */
export function buildLeadRecord({ lead, deliveries, work }: StoredLead): LeadRecord {
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
    stage: work.stage,
    owner: work.owner ?? "",
    answeredAt: work.answeredAt ?? "",
    remindOn: work.remindOn ?? "",
    value: String(work.value ?? ""),
    reason: work.reason ?? "",
    quarantine: lead.inQuarantine ? "yes" : "",
    verdict: lead.verdict,
    ...getValues(visitorFields),
    consentedAt: lead.submission.consent ? lead.receivedAt : "",
    noticeVersion: lead.noticeVersion ?? "",
    agreementHash: lead.agreementHash ?? "",
    consentBasis: lead.entry?.consentBasis ?? "",
    channel: lead.entry?.channel ?? "",
    enteredBy: lead.entry?.by ?? "",
    enteredAt: lead.entry?.at ?? "",
    ...getValues(addedFields),
    deliveries: deliveries.map((delivery) => `${delivery.kind}: ${describeDelivery(delivery)}`),
    notes: work.history.filter(isNote).map(describeEntry),
    history: work.history.filter((entry) => !isNote(entry)).map(describeEntry),
  };
}

const isNote = ({ kind }: HistoryEntry) => kind === "note";

/** A line of the history, such as `2026-11-20T10:00:00.000Z command: stage won`. */
function describeEntry(entry: HistoryEntry): string {
  return `${entry.at} ${entry.by}: ${describeChange(entry)}`;
}

function describeChange(change: HistoryEntry): string {
  switch (change.kind) {
    case "note":
      return change.value;
    case "stage":
      return `stage ${change.value}`;
    case "owner":
    case "reminder":
    case "value":
    case "reason":
      return `${change.kind} ${change.value ?? "none"}`;
    default:
      return change.kind;
  }
}

/** One lead for a terminal: a line per field that has a value, then the message and the notes. */
export function renderLeadDetails(stored: StoredLead): string {
  const { message, notes = [], sourcePage, ...record } = buildLeadRecord(stored);
  const page = nameSourcePage(String(sourcePage));
  const lines = Object.entries({ ...record, sourcePage: page })
    .map(([name, value]): [string, string] => [name, [value].flat().join(", ")])
    .filter(([, text]) => text !== "")
    .map(([name, text]) => `${name.padEnd(14)}${text}`);
  return [
    ...lines,
    "",
    message || "(no message)",
    ...[notes].flat().map((note) => `\n${note}`),
  ].join("\n");
}
