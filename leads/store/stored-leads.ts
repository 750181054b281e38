import type { StoredLead } from "../lead.ts";
import { type DeliveryRow, parseDeliveryRow } from "./delivery-rows.ts";
import { type HistoryRow, parseHistoryRow } from "./history-rows.ts";
import { type LeadRow, parseLeadRow, parseStateColumns } from "./lead-rows.ts";

/** Leads, in the order of their rows, each with its own deliveries and history. */
export function buildStoredLeads(
  leads: readonly LeadRow[],
  deliveries: readonly DeliveryRow[],
  history: readonly HistoryRow[],
): StoredLead[] {
  const deliveriesOf = Map.groupBy(deliveries, (row) => row.lead_id);
  const historyOf = Map.groupBy(history, (row) => row.lead_id);
  return leads.map((row) => ({
    lead: parseLeadRow(row),
    deliveries: (deliveriesOf.get(row.id) ?? []).map(parseDeliveryRow),
    work: {
      ...parseStateColumns(row),
      history: (historyOf.get(row.id) ?? []).map(parseHistoryRow),
    },
  }));
}
