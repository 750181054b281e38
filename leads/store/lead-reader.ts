import type { StoredLead } from "../lead.ts";
import type { Database, Queries, Value } from "./database.ts";
import { type DeliveryRow, parseDeliveryRow } from "./delivery-rows.ts";
import { type HistoryRow, parseHistoryRow } from "./history-rows.ts";
import { type Bind, buildConditions, buildDue, buildLate, views } from "./lead-filter.ts";
import { getPlace, type Walk, walkList } from "./lead-list.ts";
import type { LeadCounts } from "./lead-query.ts";
import { type LeadRow, parseLeadRow, parseStateColumns } from "./lead-rows.ts";
import type { LeadAdmin } from "./lead-store.ts";
import { foldMailbox, normalizeAddress } from "./normalize-address.ts";

/** Campaigns, or pages, that a filter offers. */
const offeredValues = 200;

/** The part of the store that finds leads and changes nothing. */
export function createLeadReader({
  dialect,
  query,
  readSnapshot,
}: Database): Pick<
  LeadAdmin,
  | "getLeads"
  | "getLeadPage"
  | "getNeighbors"
  | "getLead"
  | "countFound"
  | "countLeads"
  | "getFilterValues"
  | "findLeads"
  | "findUnknownLeads"
> {
  /** Leads in the order of their rows, each with its own deliveries and history. */
  async function completeRows(
    { query }: Queries,
    leads: readonly LeadRow[],
  ): Promise<StoredLead[]> {
    const ids = JSON.stringify(leads.map(({ id }) => id));
    const readOwn = async <Row extends { lead_id: string }>(table: "outbox" | "lead_history") => {
      const rows = await query<Row>(
        `select * from ${table} where ${dialect.isIn("lead_id", "$1")}
         order by ${dialect.arrival}`,
        [ids],
      );
      const rowsByLead = Map.groupBy(rows, (row) => row.lead_id);
      return (id: string) => rowsByLead.get(id) ?? [];
    };
    const getDeliveries = await readOwn<DeliveryRow>("outbox");
    const getHistory = await readOwn<HistoryRow>("lead_history");
    return leads.map((row) => ({
      lead: parseLeadRow(row),
      deliveries: getDeliveries(row.id).map(parseDeliveryRow),
      work: { ...parseStateColumns(row), history: getHistory(row.id).map(parseHistoryRow) },
    }));
  }

  const readLeads = (walk: Walk) =>
    readSnapshot(async (queries) =>
      completeRows(queries, await walkList<LeadRow>(queries, dialect, "*", walk)),
    );

  return {
    getLeads: (filter = {}) => readLeads({ filter }),

    async getLeadPage(filter, { after, limit, urgency }) {
      const found = await readLeads({ filter, urgency, from: after, limit: limit + 1 });
      const leads = found.slice(0, limit);
      const last = leads.at(-1);
      // An extra row means that there is a next page.
      return { leads, ...(found.length > limit && last && { next: getPlace(last, urgency) }) };
    },

    getNeighbors(filter, from, urgency) {
      return readSnapshot(async (queries) => {
        const find = async (isBackward: boolean) => {
          const walk = { filter, urgency, from, isBackward, limit: 1 };
          const columns = "id, received_at";
          return (await walkList(queries, dialect, columns, walk))[0];
        };
        const [previous, next] = [await find(true), await find(false)];
        return { ...(previous && { previous }), ...(next && { next }) };
      });
    },

    async countFound(filter) {
      const values: Value[] = [];
      const bind: Bind = (value) => `$${values.push(value)}`;
      const conditions = buildConditions(dialect, filter, bind).join(" and ");
      const [row] = await query<{ found: number }>(`select ${count(conditions)} as found`, values);
      return row?.found ?? 0;
    },

    async getLead(id) {
      return (await readLeads({ filter: { ids: [id] } }))[0];
    },

    async countLeads(owner, { dueBy, lateBefore }) {
      const [counts] = await query<LeadCounts>(countViews, [
        normalizeAddress(owner),
        lateBefore.toISOString(),
        dueBy,
      ]);
      return counts as LeadCounts;
    },

    async getFilterValues() {
      const read = async (columns: readonly string[]) => {
        // What a bot made up is not worth choosing.
        const lists = columns.map(
          (column) => `select distinct ${column} as value from leads
            where ${column} is not null and status = 'new'`,
        );
        const rows = await query<{ value: string }>(
          `${lists.join(" union ")} order by value limit ${offeredValues}`,
        );
        return rows.map(({ value }) => value);
      };
      return {
        campaigns: await read(["utm_campaign"]),
        pages: await read(["landing_page", "source_page"]),
      };
    },

    findLeads: async (email) => (await findOf({ query }, email)).map(({ id }) => id),

    async findUnknownLeads(ids) {
      const known = await query<{ id: string }>(
        `select id from leads where ${dialect.isIn("id", "$1")}`,
        [JSON.stringify(ids)],
      );
      const knownIds = new Set(known.map(({ id }) => id));
      return ids.filter((id) => !knownIds.has(id));
    },
  };
}

const count = (condition: string) =>
  `(select cast(count(*) as integer) from leads where ${condition})`;

/** Counts every view; `$1` is an owner, `$2` and `$3` what is urgent. */
const countViews = `
  select ${count(views.open)} as open, ${count(`${views.open} and owner = $1`)} as mine,
    ${count(buildLate("$2"))} as late, ${count(buildDue("$3"))} as due,
    ${count(views.quarantine)} as quarantine, ${count("true")} as "all"`;

/** The leads of an address, newest first. Compared before any is read: it can have thousands. */
export async function findOf({ query }: Queries, email: string) {
  const wanted = normalizeAddress(email);
  const rows = await query<Record<"id" | "submission_id" | "received_at" | "email", string>>(
    `select id, submission_id, received_at, email from leads where mailbox = $1
     order by received_at desc, id desc`,
    [foldMailbox(wanted)],
  );
  return rows.filter((row) => normalizeAddress(row.email) === wanted);
}
