import type { LeadChange, LeadState, NewDelivery } from "../lead.ts";
import { applyChange } from "../lead-change.ts";
import { type Database, insertRow, type Queries } from "./database.ts";
import {
  buildHistoryRow,
  buildPendingRows,
  buildSearchText,
  buildStateColumns,
  type HistoryRow,
  type LeadRow,
  parseHistoryRow,
  parseLeadRow,
  parseStateColumns,
} from "./rows.ts";

/** A change, and what becomes pending with it. */
export interface Step {
  change: LeadChange;
  deliveries: readonly NewDelivery[];
}

type ChangeResult = "changed" | "unchanged" | "unknown" | "in_quarantine";

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
  ): Promise<ChangeResult>;

  /**
   * Makes several changes in their order, all or none, as `changeLead` makes one. `seen` is how many
   * lines the history had when they were decided on; `outdated`: it has more by now, and nothing was
   * changed.
   */
  changeTogether(
    id: string,
    steps: readonly Step[],
    seen: number,
    by: string,
    now: Date,
  ): Promise<ChangeResult | "outdated">;

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
    changeLead: (id, change, by, now, deliveries = []) =>
      transact(async (queries) => {
        const row = await findForUpdate(queries, id, dialect.forUpdate);
        return makeChanges(queries, row, [{ change, deliveries }], by, now);
      }),

    changeTogether: (id, steps, seen, by, now) =>
      transact(async (queries) => {
        const row = await findForUpdate(queries, id, dialect.forUpdate);
        if (row && (await readHistory(queries, id)).length > seen) return "outdated";
        return makeChanges(queries, row, steps, by, now);
      }),

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

async function findForUpdate({ query }: Queries, id: string, forUpdate: string) {
  const [row] = await query<LeadRow>(`select * from leads where id = $1 ${forUpdate}`, [id]);
  return row;
}

async function makeChanges(
  queries: Queries,
  row: LeadRow | undefined,
  steps: readonly Step[],
  by: string,
  now: Date,
): Promise<ChangeResult> {
  if (!row) return "unknown";
  if (row.status === "suspect") return "in_quarantine";
  const { id } = row;
  const at = now.toISOString();
  const before = parseStateColumns(row);
  let state: LeadState | undefined;
  for (const { change, deliveries } of steps) {
    const next = applyChange(state ?? before, change, at);
    if (!next) continue;
    state = next;
    await insertRow(queries, "lead_history", buildHistoryRow(id, { ...change, at, by }));
    await addDeliveries(queries, id, deliveries, at);
  }
  if (!state) return "unchanged";
  const columns = {
    ...buildStateColumns(state),
    search_text: buildSearchText(parseLeadRow(row), state, await readHistory(queries, id)),
  };
  await queries.query(
    `update leads set ${Object.keys(columns).map((name, index) => `${name} = $${index + 2}`)}
     where id = $1`,
    [id, ...Object.values(columns)],
  );
  return "changed";
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
