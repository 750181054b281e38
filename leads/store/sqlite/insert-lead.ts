import type { DatabaseSync } from "node:sqlite";
import type { Lead } from "../../lead.ts";
import { type DeliveryRow, deliveryColumns } from "../delivery-rows.ts";
import { buildLeadRow, leadColumns } from "../lead-rows.ts";

/** Functions that insert a lead and deliveries; call them in a transaction. */
export function prepareInserts(database: DatabaseSync) {
  const prepare = (table: string, columns: readonly string[]) =>
    database.prepare(
      `INSERT INTO ${table} (${columns.join(", ")})
       VALUES (${columns.map((column) => `:${column}`).join(", ")})`,
    );
  const lead = prepare("leads", leadColumns);
  const delivery = prepare("outbox", deliveryColumns);
  return {
    insertLead: (added: Lead) => void lead.run(buildLeadRow(added)),
    insertDeliveries(rows: readonly DeliveryRow[]) {
      for (const row of rows) delivery.run({ ...row });
    },
  };
}
