import type { DatabaseSync } from "node:sqlite";
import type { HistoryEntry, Lead, LeadState } from "../../lead.ts";
import { type DeliveryRow, deliveryColumns } from "../delivery-rows.ts";
import { buildHistoryRow, historyColumns } from "../history-rows.ts";
import { buildLeadRow, leadColumns } from "../lead-rows.ts";

/** Functions that insert a lead, its deliveries and its history; call them in a transaction. */
export function prepareInserts(database: DatabaseSync) {
  const prepare = (table: string, columns: readonly string[]) =>
    database.prepare(
      `INSERT INTO ${table} (${columns.join(", ")})
       VALUES (${columns.map((column) => `:${column}`).join(", ")})`,
    );
  const lead = prepare("leads", leadColumns);
  const delivery = prepare("outbox", deliveryColumns);
  const entry = prepare("lead_history", historyColumns);
  return {
    insertLead: (added: Lead, state?: LeadState) => void lead.run(buildLeadRow(added, state)),
    insertDeliveries(rows: readonly DeliveryRow[]) {
      for (const row of rows) delivery.run({ ...row });
    },
    insertHistory(id: Lead["id"], entries: readonly HistoryEntry[]) {
      for (const added of entries) entry.run({ ...buildHistoryRow(id, added) });
    },
  };
}
