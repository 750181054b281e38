import type { DatabaseSync } from "node:sqlite";
import { deliveryColumns } from "./delivery-rows.ts";
import { leadColumns } from "./lead-rows.ts";

/** Statements that store the rows of `buildLeadRow` and `buildDeliveryRow`. */
export function prepareInserts(database: DatabaseSync) {
  const prepare = (table: string, columns: readonly string[]) =>
    database.prepare(
      `INSERT INTO ${table} (${columns.join(", ")})
       VALUES (${columns.map((column) => `:${column}`).join(", ")})`,
    );
  return { lead: prepare("leads", leadColumns), delivery: prepare("outbox", deliveryColumns) };
}
