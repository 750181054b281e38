import type { HistoryEntry, Lead } from "../lead.ts";

export const historyColumns = ["lead_id", "changed_at", "author", "kind", "value"] as const;

/** A row of `lead_history` as both adapters read and write it: times as text. */
export type HistoryRow = Record<Exclude<(typeof historyColumns)[number], "value">, string> & {
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
