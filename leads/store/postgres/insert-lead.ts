import type { Lead } from "../../lead.ts";
import { deliveryColumns } from "../delivery-rows.ts";
import { buildLeadRow, jsonColumns, leadColumns } from "../lead-rows.ts";

/** A lead as the JSON that `jsonb_populate_record` turns into a row of `leads`. */
export function buildLeadJson(lead: Lead): string {
  return JSON.stringify(buildLeadRow(lead), (column, value) =>
    jsonColumns.includes(column) ? JSON.parse(value) : value,
  );
}

/** Stores a lead from the JSON of `buildLeadJson`, which is parameter `$1`. */
export const insertLead = `
  insert into leads (${leadColumns.join(", ")})
  select ${leadColumns.join(", ")} from jsonb_populate_record(null::leads, $1::jsonb)`;

/** Stores deliveries from their rows as JSON, which is the named parameter. */
export const insertDeliveries = (parameter: "$1" | "$2") => `
  insert into outbox (${deliveryColumns.join(", ")})
  select ${deliveryColumns.join(", ")}
  from jsonb_populate_recordset(null::outbox, ${parameter}::jsonb)`;
