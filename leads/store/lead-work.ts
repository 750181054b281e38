import type { LeadChange, NewDelivery } from "../lead.ts";
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

/** The team's work on single leads. */
export interface LeadWorkStore {
  /**
   * Makes a change and writes it into the lead's history, both or neither. `by` is the mail address
   * of the person who makes it, or `command`; `deliveries` become pending with the change.
   * `unchanged`: it is so already; `unknown`: there is no such lead; `in_quarantine`: it has to be
   * released first.
   */
  changeLead(
    id: string,
    change: LeadChange,
    by: string,
    now: Date,
    deliveries?: readonly NewDelivery[],
  ): Promise<"changed" | "unchanged" | "unknown" | "in_quarantine">;

  /**
   * Takes a suspect out of quarantine, makes `deliveries` pending from `now` on, and writes it into
   * the lead's history; `by` as in `changeLead`. `unknown`: there is no such lead; `not_suspect`: it
   * is not in quarantine.
   */
  releaseLead(
    id: string,
    deliveries: readonly NewDelivery[],
    by: string,
    now: Date,
  ): Promise<"released" | "unknown" | "not_suspect">;
}

export function createLeadWork({ dialect, transact }: Database): LeadWorkStore {
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
  deliveries: readonly NewDelivery[],
  at: string,
): Promise<void> {
  for (const row of buildPendingRows(id, deliveries, at)) await insertRow(queries, "outbox", row);
}
