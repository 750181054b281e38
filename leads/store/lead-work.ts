import { applyChange } from "../lead-change.ts";
import { type Database, insertRow, type Queries } from "./database.ts";
import { buildPendingRows } from "./delivery-rows.ts";
import { buildHistoryRow, type HistoryRow, parseHistoryRow } from "./history-rows.ts";
import {
  buildSearchText,
  buildStateColumns,
  type LeadRow,
  parseLeadRow,
  parseStateColumns,
} from "./lead-rows.ts";
import type { LeadAdmin } from "./lead-store.ts";

/** The part of the store in which the team works on leads. */
export function createLeadWork({
  dialect,
  transact,
}: Database): Pick<LeadAdmin, "changeLead" | "releaseLead"> {
  return {
    async changeLead(id, change, by, now, deliveries = []) {
      const at = now.toISOString();
      return transact(async (queries) => {
        const [row] = await queries.query<LeadRow>(
          `select * from leads where id = $1 ${dialect.forUpdate}`,
          [id],
        );
        if (!row) return "unknown";
        if (row.status === "suspect") return "in_quarantine";
        const state = applyChange(parseStateColumns(row), change, at);
        if (!state) return "unchanged";
        await insertRow(queries, "lead_history", buildHistoryRow(id, { ...change, at, by }));
        const columns = {
          ...buildStateColumns(state),
          search_text: buildSearchText(parseLeadRow(row), state, await readHistory(queries, id)),
        };
        await queries.query(
          `update leads set ${Object.keys(columns).map((name, index) => `${name} = $${index + 2}`)}
           where id = $1`,
          [id, ...Object.values(columns)],
        );
        await addDeliveries(queries, id, deliveries, at);
        return "changed";
      });
    },

    async releaseLead(id, deliveries, by, now) {
      const at = now.toISOString();
      return transact(async (queries) => {
        const released = await queries.query(
          "update leads set status = 'new' where id = $1 and status = 'suspect' returning id",
          [id],
        );
        if (released.length === 0) {
          const known = await queries.query("select id from leads where id = $1", [id]);
          return known.length > 0 ? "not_suspect" : "unknown";
        }
        await addDeliveries(queries, id, deliveries, at);
        const entry = { kind: "released", at, by } as const;
        await insertRow(queries, "lead_history", buildHistoryRow(id, entry));
        return "released";
      });
    },
  };
}

async function readHistory({ query }: Queries, id: string) {
  const rows = await query<HistoryRow>("select * from lead_history where lead_id = $1", [id]);
  return rows.map(parseHistoryRow);
}

/** Makes deliveries of a lead pending. */
async function addDeliveries(
  queries: Queries,
  id: string,
  deliveries: Parameters<typeof buildPendingRows>[1],
  at: string,
): Promise<void> {
  for (const row of buildPendingRows(id, deliveries, at)) await insertRow(queries, "outbox", row);
}
