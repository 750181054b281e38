import type { HistoryEntry, Lead } from "../lead.ts";

/** A row of `lead_history`; times as text. */
export type HistoryRow = Record<"lead_id" | "changed_at" | "author" | "kind", string> & {
  value: string | null;
};

export function buildHistoryRow(leadId: Lead["id"], entry: HistoryEntry): HistoryRow {
  return {
    lead_id: leadId,
    changed_at: entry.at,
    author: entry.by,
    kind: entry.kind,
    value: ("value" in entry && entry.value) || null,
  };
}

export function parseHistoryRow({ author, changed_at, kind, value }: HistoryRow): HistoryEntry {
  const entry = { kind, ...(value !== null && { value }), at: changed_at, by: author };
  return entry as HistoryEntry;
}
