import type { Lead, LeadState } from "../../lead.ts";
import { deliveryColumns } from "../delivery-rows.ts";
import { historyColumns } from "../history-rows.ts";
import { buildLeadRow, jsonColumns, leadColumns } from "../lead-rows.ts";

/** A lead as the JSON that `jsonb_populate_record` turns into a row of `leads`. */
export function buildLeadJson(lead: Lead, state?: LeadState): string {
  return JSON.stringify(buildLeadRow(lead, state), (column, value) =>
    jsonColumns.includes(column) ? JSON.parse(value) : value,
  );
}

/** Stores a lead from the JSON of `buildLeadJson`, which is parameter `$1`. */
export const insertLead = `
  insert into leads (${leadColumns.join(", ")})
  select ${leadColumns.join(", ")} from jsonb_populate_record(null::leads, $1::jsonb)`;

const insertRows = (table: string, columns: readonly string[], parameter: string) => `
  insert into ${table} (${columns.join(", ")})
  select ${columns.join(", ")} from jsonb_populate_recordset(null::${table}, ${parameter}::jsonb)`;

/** Stores deliveries from their rows as JSON, which is the named parameter. */
export const insertDeliveries = (parameter: "$1" | "$2") =>
  insertRows("outbox", deliveryColumns, parameter);

/** Stores lines of a history from their rows as JSON, which is the named parameter. */
export const insertHistory = (parameter: "$1" | "$3") =>
  insertRows("lead_history", historyColumns, parameter);
