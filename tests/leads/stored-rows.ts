import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fieldNames } from "../../leads/fields.ts";

/** Rows of a table of a server's database in the order of their arrival, read beside the running server. */
export function getRows(
  dataDir: string,
  table: "daily_digest" | "leads" | "outbox" | "lead_history" | "visits",
): Record<string, unknown>[] {
  const database = new DatabaseSync(join(dataDir, "site.db"), { readOnly: true });
  try {
    const rows = database.prepare(`SELECT * FROM ${table} ORDER BY rowid`).all();
    return table === "leads" ? rows.map(spreadLead) : rows;
  } finally {
    database.close();
  }
}

/** A lead's row with all that it arrived with; null for an empty field. */
function spreadLead(row: Record<string, unknown>): Record<string, unknown> {
  const { submission, ...lead } = JSON.parse(String(row.lead));
  const values = fieldNames.map((name) => [name, submission[name] ?? null]);
  return { ...row, ...lead, ...Object.fromEntries(values) };
}
