import { addedFields, formFields, getField } from "../fields.ts";
import type { Agreement, Delivery, HistoryEntry, Lead, StoredLead } from "../lead.ts";
import type { Access } from "../store/access-record.ts";
import { nameSourcePage } from "../words.ts";

const stateWords = { pending: "waiting", sent: "delivered", failed: "failed" };

/** A delivery's state in one word, and its last error, if any. */
export function describeDelivery({ state, lastError }: Delivery): string {
  return stateWords[state] + (lastError ? ` (${lastError})` : "");
}

/** State of a lead's deliveries: one word when all are the same, else the undelivered ones by kind. */
export function describeDeliveries(lead: Lead, deliveries: readonly Delivery[]): string {
  if (lead.inQuarantine) return `quarantine (${lead.verdict.join(", ")})`;
  const [first, ...others] = deliveries;
  if (!first) return "stored";
  if (others.length === 0) return describeDelivery(first);
  const open = deliveries.filter(({ lastError, state }) => state !== "sent" || lastError);
  if (open.length === 0) return stateWords.sent;
  return open.map((delivery) => `${delivery.kind} ${describeDelivery(delivery)}`).join(", ");
}

/** A lead by names for programs; times in UTC. */
type LeadRecord = Record<string, string | readonly string[]>;

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
