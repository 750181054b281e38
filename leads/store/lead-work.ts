import type { HistoryEntry, LeadChange, LeadState, NewDelivery } from "../lead.ts";
import { applyChange } from "../lead-change.ts";
import type { Database, Queries } from "./database.ts";
import {
  addDeliveries,
  addHistory,
  buildSearchText,
  buildStateColumns,
  type HistoryRow,
  type LeadRow,
  parseHistoryRow,
  parseLeadRow,
  parseStateColumns,
} from "./rows.ts";

export interface Step {
  change: LeadChange;
  deliveries: readonly NewDelivery[];
}

export function createLeadWork({ dialect, transact }: Database) {
  /** @param seen how many lines its history had when the changes were decided on */
  const makeSteps = (id: string, steps: readonly Step[], seen: number, by: string, now: Date) =>
    transact(async (queries) => {
      const { query } = queries;
      const [row] = await query<LeadRow>(`select * from leads where id = $1 ${dialect.forUpdate}`, [
        id,
      ]);
      if (!row) return "unknown";
      if (row.status === "suspect") return "in_quarantine";
      const history = await readHistory(queries, id);
      if (history.length > seen) return "outdated";
      const at = now.toISOString();
      const before = parseStateColumns(row);
      let state: LeadState | undefined;
      for (const { change, deliveries } of steps) {
        const next = applyChange(state ?? before, change, at);
        if (!next) continue;
        state = next;
        const entry = { ...change, at, by };
        history.push(entry);
        await addHistory(queries, id, [entry]);
        await addDeliveries(queries, id, deliveries, at);
      }
      if (!state) return "unchanged";
      const columns = {
        ...buildStateColumns(state),
        search_text: buildSearchText(parseLeadRow(row), state, history),
      };
      await query(
        `update leads set ${Object.keys(columns).map((name, index) => `${name} = $${index + 2}`)}
         where id = $1`,
        [id, ...Object.values(columns)],
      );
      return "changed";
    });

  return {
    /**
     * Makes a change and writes it into the lead's history, both or neither. `by` is the mail address
     * of the person who makes it, or `command`; `deliveries` become pending with the change.
     * `unchanged`: it is so already; `unknown`: there is no such lead; `in_quarantine`: it has to be
     * released first.
     */
    changeLead: (
      id: string,
      change: LeadChange,
      by: string,
      now: Date,
      deliveries: readonly NewDelivery[] = [],
    ) => makeSteps(id, [{ change, deliveries }], Number.POSITIVE_INFINITY, by, now),

    /**
     * Makes several changes in their order, all or none, as `changeLead` makes one. `seen` is how many
     * lines the history had when they were decided on; `outdated`: it has more by now, and nothing was
     * changed.
     */
    changeTogether: makeSteps,

    /**
     * Takes a suspect out of quarantine, makes `deliveries` pending from `now` on, and writes it into
     * the lead's history; `by` as in `changeLead`. `unknown`: there is no such lead; `not_suspect`: it
     * is not in quarantine.
     */
    releaseLead: (id: string, deliveries: readonly NewDelivery[], by: string, now: Date) =>
      transact(async (queries) => {
        const at = now.toISOString();
        const released = await queries.query(
          "update leads set status = 'new' where id = $1 and status = 'suspect' returning id",
          [id],
        );
        if (released.length === 0) {
          const known = await queries.query("select id from leads where id = $1", [id]);
          return known.length > 0 ? "not_suspect" : "unknown";
        }
        await addDeliveries(queries, id, deliveries, at);
        await addHistory(queries, id, [{ kind: "released", at, by }]);
        return "released";
      }),
  };
}

async function readHistory({ query }: Queries, id: string): Promise<HistoryEntry[]> {
  const rows = await query<HistoryRow>("select * from lead_history where lead_id = $1", [id]);
  return rows.map(parseHistoryRow);
}
