import { type FieldName, fieldNames, getField, type Submission } from "../fields.ts";
import type {
  Channel,
  Delivery,
  HistoryEntry,
  Lead,
  LeadState,
  LeadWork,
  NewDelivery,
  Stage,
} from "../lead.ts";
import { foldMailbox } from "../mail-address.ts";
import { buildSearchable } from "./search-text.ts";

/** What the team makes of a lead, as columns. */
interface StateColumns {
  stage: Stage;
  owner: string | null;
  answered_at: string | null;
  remind_on: string | null;
  value: number | null;
  reason: string | null;
}

/** Columns that are not fields of the submission. */
interface OwnColumns extends StateColumns {
  id: string;
  body_hash: string;
  received_at: string;
  /** `suspect`: in quarantine. */
  status: "new" | "suspect";
  verdict: string;
  consented_at: string | null;
  notice_version: string | null;
  agreement_hash: string | null;
  channel: Channel | null;
  entered_by: string | null;
  entered_at: string | null;
  consent_basis: string | null;
  /** What addresses of one person have in common. */
  mailbox: string;
  /** What is searched, folded. */
  search_text: string;
}

/** A row of `leads`: times and lists as text. */
export type LeadRow = OwnColumns & Record<string, string | number | null>;

// Consent is stored as the time at which it was given.
const storedFields = fieldNames.filter((name) => getField(name).kind !== "consent");

/** `utmSource` → `utm_source`. */
const getColumn = (name: FieldName) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const isList = (name: FieldName) => getField(name).kind === "options";

/** The row of a lead, by default of one that has just arrived. */
export function buildLeadRow(lead: Lead, work: LeadWork = { stage: "new", history: [] }): LeadRow {
  const { entry, submission } = lead;
  const values = storedFields.map((name) => {
    const value = submission[name];
    return [getColumn(name), isList(name) ? JSON.stringify(value ?? []) : (value ?? null)];
  });
  return {
    ...Object.fromEntries(values),
    id: lead.id,
    body_hash: lead.bodyHash,
    received_at: lead.receivedAt,
    status: lead.inQuarantine ? "suspect" : "new",
    verdict: JSON.stringify(lead.verdict),
    consented_at: submission.consent ? lead.receivedAt : null,
    notice_version: lead.noticeVersion ?? null,
    agreement_hash: lead.agreementHash ?? null,
    channel: entry?.channel ?? null,
    entered_by: entry?.by ?? null,
    entered_at: entry?.at ?? null,
    consent_basis: entry?.consentBasis ?? null,
    ...buildStateColumns(work),
    mailbox: foldMailbox(submission.email),
    search_text: buildSearchText(lead, work, work.history),
  };
}

/** The columns of `leads`, as this version writes them. */
export const leadColumns: readonly string[] = Object.keys(
  buildLeadRow({
    id: "",
    receivedAt: "",
    bodyHash: "",
    inQuarantine: false,
    verdict: [],
    submission: { submissionId: "", name: "", email: "", consent: false, sourcePage: "" },
  }),
);

export function buildStateColumns(state: LeadState): StateColumns {
  return {
    stage: state.stage,
    owner: state.owner ?? null,
    answered_at: state.answeredAt ?? null,
    remind_on: state.remindOn ?? null,
    value: state.value ?? null,
    reason: state.reason ?? null,
  };
}

/** Everything that the desk shows of a lead, its notes included, folded as a search is. */
export function buildSearchText(
  { entry, id, submission }: Lead,
  { owner, reason, value }: LeadState,
  history: readonly HistoryEntry[],
): string {
  const fields = storedFields
    .filter((name) => getField(name).label)
    .flatMap((name) => submission[name] ?? []);
  const notes = history.flatMap((each) => (each.kind === "note" ? each.value : []));
  const own = [entry?.channel, entry?.by, entry?.consentBasis, owner, value, reason];
  return buildSearchable([id, ...fields, ...own, ...notes].filter(Boolean).join(" "));
}

export function parseLeadRow(row: LeadRow): Lead {
  const { channel, consent_basis, entered_at, entered_by } = row;
  return {
    id: row.id,
    receivedAt: row.received_at,
    bodyHash: row.body_hash,
    inQuarantine: row.status === "suspect",
    verdict: JSON.parse(row.verdict) as Lead["verdict"],
    ...(row.notice_version !== null && { noticeVersion: row.notice_version }),
    ...(row.agreement_hash !== null && { agreementHash: row.agreement_hash }),
    ...(channel !== null && {
      entry: {
        channel,
        by: entered_by ?? "",
        at: entered_at ?? row.received_at,
        consentBasis: consent_basis ?? "",
      },
    }),
    submission: parseSubmissionColumns(row),
  };
}

export function parseStateColumns(row: StateColumns): LeadState {
  return {
    stage: row.stage,
    ...(row.owner !== null && { owner: row.owner }),
    ...(row.answered_at !== null && { answeredAt: row.answered_at }),
    ...(row.remind_on !== null && { remindOn: row.remind_on }),
    ...(row.value !== null && { value: row.value }),
    ...(row.reason !== null && { reason: row.reason }),
  };
}

function parseSubmissionColumns(row: LeadRow): Submission {
  const values = storedFields.map((name): [FieldName, unknown] => {
    const value = row[getColumn(name)];
    return [name, isList(name) ? JSON.parse(String(value)) : value];
  });
  const filled = values.filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value));
  const submission = Object.fromEntries(filled) as unknown as Submission;
  return { ...submission, consent: row.consented_at !== null };
}

/** A row of `lead_history`; times as text. */
export type HistoryRow = Record<"lead_id" | "changed_at" | "author" | "kind", string> & {
  value: string | null;
};

export function buildHistoryRow(leadId: Lead["id"], entry: HistoryEntry): HistoryRow {
  const value = "value" in entry ? entry.value : undefined;
  return {
    lead_id: leadId,
    changed_at: entry.at,
    author: entry.by,
    kind: entry.kind,
    value: value === undefined ? null : String(value),
  };
}

export function parseHistoryRow({ author, changed_at, kind, value }: HistoryRow): HistoryEntry {
  const parsed = kind === "value" && value !== null ? Number(value) : value;
  const entry = { kind, ...(parsed !== null && { value: parsed }), at: changed_at, by: author };
  return entry as HistoryEntry;
}

/** The columns of `outbox`, beside its lead's id, and the fields in them. */
const fieldsByColumn = {
  id: "id",
  kind: "kind",
  recipient: "recipient",
  message_id: "messageId",
  state: "state",
  attempts: "attempts",
  pending_since: "pendingSince",
  next_attempt_at: "nextAttemptAt",
  last_error: "lastError",
  sent_at: "sentAt",
  sent_to: "sentTo",
} as const satisfies Record<string, keyof Delivery>;

const columns = Object.entries(fieldsByColumn);

/** A row of `outbox`: times as text. */
export type DeliveryRow = { lead_id: string } & Record<string, string | number | null>;

/** Rows of deliveries that are pending, and due, from `since` (ISO 8601) on. */
export function buildPendingRows(
  leadId: Lead["id"],
  deliveries: readonly NewDelivery[],
  since: string,
): DeliveryRow[] {
  return deliveries.map((delivery) =>
    buildDeliveryRow(leadId, {
      ...delivery,
      state: "pending",
      attempts: 0,
      pendingSince: since,
      nextAttemptAt: since,
    }),
  );
}

export function buildDeliveryRow(leadId: Lead["id"], delivery: Delivery): DeliveryRow {
  const values = columns.map(([column, field]) => [column, delivery[field] ?? null]);
  return { ...Object.fromEntries(values), lead_id: leadId };
}

export function parseDeliveryRow(row: DeliveryRow): Delivery {
  const values = columns.map(([column, field]) => [field, row[column]]);
  return Object.fromEntries(values.filter(([, value]) => value !== null)) as unknown as Delivery;
}

/**
 * Of `outbox`: what waits or has failed. A confirmation that a visitor's mail server
 * refused is left out: nobody can fix that.
 */
export const isUndelivered = "state <> 'sent' and not (state = 'failed' and kind = 'visitor')";
