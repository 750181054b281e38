import type { HistoryEntry, Lead } from "../lead.ts";

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
