import { fieldNames, getField } from "../fields.ts";
import {
  type Delivery,
  type HistoryEntry,
  type Lead,
  type LeadState,
  type LeadWork,
  type NewDelivery,
  type StoredLead,
  storedLeadSchema,
} from "../lead.ts";
import { foldMailbox } from "../mail-address.ts";
import type { Queries, Value } from "./database.ts";
import { buildSearchable } from "./search-text.ts";

type Row = Readonly<Record<string, Value>>;

/** The columns of a schema's fields, such as `sent_at` of `sentAt`. */
const listColumns = ({ entries }: { entries: object }) =>
  Object.keys(entries).map((field) => {
    const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return { column, field };
  });

const { deliveries, work } = storedLeadSchema.entries;
const stateColumns = listColumns(work).filter(({ field }) => field !== "history");
const deliveryColumns = listColumns(deliveries.item);

type Columns = ReturnType<typeof listColumns>;

const toColumns = (columns: Columns, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    columns.map(({ column, field }) => [column, (values[field] ?? null) as Value]),
  );

function fromColumns(columns: Columns, row: Row): unknown {
  const filled = columns.filter(({ column }) => row[column] !== null);
  return Object.fromEntries(filled.map(({ column, field }) => [field, row[column]]));
}

export const buildStateColumns = (state: LeadState) => toColumns(stateColumns, state);

export const parseStateColumns = (row: Row) => fromColumns(stateColumns, row) as LeadState;

export const parseDeliveryRow = (row: Row) => fromColumns(deliveryColumns, row) as Delivery;

/** A row of `leads`, without what is only searched: times and JSON as text. */
export type LeadRow = Row & {
  id: string;
  submission_id: string;
  received_at: string;
  /** `suspect`: in quarantine. */
  status: "new" | "suspect";
  lead: string;
};

export const rowColumns = `id, submission_id, received_at, status, lead, ${stateColumns.map(({ column }) => column)}`;

/** A lead with what has changed since it arrived: it can be released, or give its id up to another. */
export function parseLeadRow(row: LeadRow): Lead {
  const lead = JSON.parse(row.lead) as Lead;
  const submission = { ...lead.submission, submissionId: row.submission_id };
  return { ...lead, inQuarantine: row.status === "suspect", submission };
}

/** Everything that the desk shows of a lead, its notes included, folded as a search is. */
export function buildSearchText(
  { entry, id, submission }: Lead,
  { owner, reason, value }: LeadState,
  history: readonly HistoryEntry[],
): string {
  const fields = fieldNames
    .filter((name) => getField(name).label)
    .flatMap((name) => submission[name] ?? []);
  const notes = history.flatMap((each) => (each.kind === "note" ? each.value : []));
  const own = [entry?.channel, entry?.by, entry?.consentBasis, owner, value, reason];
  return buildSearchable([id, ...fields, ...own, ...notes].filter(Boolean).join(" "));
}

/** A row of `lead_history`; times as text. */
export type HistoryRow = Record<"lead_id" | "changed_at" | "author" | "kind", string> & {
  value: string | null;
};

export function parseHistoryRow({ author, changed_at, kind, value }: HistoryRow): HistoryEntry {
  const parsed = kind === "value" && value !== null ? Number(value) : value;
  const entry = { kind, ...(parsed !== null && { value: parsed }), at: changed_at, by: author };
  return entry as HistoryEntry;
}

function insertRow(
  { query }: Queries,
  table: "leads" | "outbox" | "lead_history",
  row: Row,
  rest = "",
): Promise<{ id: string }[]> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  return query(`insert into ${table} (${columns}) values (${places}) ${rest}`, Object.values(row));
}

/**
 * Adds a lead without its deliveries and history, unless it is known; whether it is new. What else
 * is searched, the database takes from `lead` by itself.
 */
export async function addLead(
  queries: Queries,
  lead: Lead,
  work: LeadWork = { stage: "new", history: [] },
): Promise<boolean> {
  const row = {
    id: lead.id,
    submission_id: lead.submission.submissionId,
    received_at: lead.receivedAt,
    status: lead.inQuarantine ? "suspect" : "new",
    lead: JSON.stringify(lead),
    ...buildStateColumns(work),
    // What addresses of one person have in common.
    mailbox: foldMailbox(lead.submission.email),
    search_text: buildSearchText(lead, work, work.history),
  };
  const rest = "on conflict do nothing returning id";
  return (await insertRow(queries, "leads", row, rest)).length > 0;
}

export async function addHistory(
  queries: Queries,
  leadId: string,
  history: readonly HistoryEntry[],
): Promise<void> {
  for (const entry of history) {
    const value = "value" in entry && entry.value !== undefined ? String(entry.value) : null;
    const { at, by, kind } = entry;
    const row = { lead_id: leadId, changed_at: at, author: by, kind, value };
    await insertRow(queries, "lead_history", row);
  }
}

/** Adds deliveries as they are; those that are new are pending, and due, from `since` (ISO 8601) on. */
export async function addDeliveries(
  queries: Queries,
  leadId: string,
  deliveries: StoredLead["deliveries"] | readonly NewDelivery[],
  since = "",
  rest = "",
): Promise<void> {
  const state = { state: "pending", attempts: 0, pendingSince: since, nextAttemptAt: since };
  for (const delivery of deliveries) {
    const row = { ...toColumns(deliveryColumns, { ...state, ...delivery }), lead_id: leadId };
    await insertRow(queries, "outbox", row, rest);
  }
}

/**
 * Of `outbox`: what waits or has failed. A confirmation that a visitor's mail server
 * refused is left out: nobody can fix that.
 */
export const isUndelivered = "state <> 'sent' and not (state = 'failed' and kind = 'visitor')";
