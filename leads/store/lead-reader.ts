import { endWithSlash, type StoredLead } from "../lead.ts";
import { foldMailbox, normalizeAddress } from "../mail-address.ts";
import type { Database, Queries, Value } from "./database.ts";
import {
  type Bind,
  buildConditions,
  buildDue,
  buildLate,
  getPlace,
  type LeadCounts,
  type LeadFilter,
  type LeadPage,
  type LeadPageRequest,
  type Neighbor,
  type Urgency,
  views,
  type Walk,
  walkList,
} from "./lead-query.ts";
import {
  type HistoryRow,
  type LeadRow,
  parseDeliveryRow,
  parseHistoryRow,
  parseLeadRow,
  parseStateColumns,
  rowColumns,
} from "./rows.ts";

/** Campaigns, or pages, that a filter offers. */
const offeredValues = 200;

/** Finds leads and changes nothing. */
export function createLeadReader({ dialect, query, readSnapshot }: Database) {
  const readLeads = (walk: Walk) =>
    readSnapshot(async (queries) =>
      completeRows(dialect, queries, await walkList<LeadRow>(queries, dialect, rowColumns, walk)),
    );

  /**
   * The values of an indexed column, in their order: each is the next after the last, which takes no look at
   * every lead (with 50,000, 13 to 19 ms less for an inbox).
   */
  async function readValues(column: string): Promise<string[]> {
    // What a bot made up is not worth choosing.
    const first = `select min(${column}) from leads where status = 'new'`;
    const rows = await query<{ value: string }>(
      `with recursive found(value) as (${first} and ${column} is not null union all
        select (${first} and ${column} > found.value) from found where value is not null)
        select value from found where value is not null limit ${offeredValues}`,
    );
    return rows.map(({ value }) => value);
  }

  return {
    /** Leads, newest first. */
    getLeads: (filter: LeadFilter = {}) => readLeads({ filter }),

    async getLead(id: string): Promise<StoredLead | undefined> {
      return (await readLeads({ filter: { ids: [id] } }))[0];
    },

    /** A page of leads. One that is stored meanwhile moves no other to another page. */
    async getLeadPage(
      filter: LeadFilter,
      { after, limit, urgency }: LeadPageRequest,
    ): Promise<LeadPage> {
      const found = await readLeads({ filter, urgency, from: after, limit: limit + 1 });
      const leads = found.slice(0, limit);
      const last = leads.at(-1);
      // An extra row means that there is a next page.
      return { leads, ...(found.length > limit && last && { next: getPlace(last, urgency) }) };
    },

    /** The leads before and after a place (`getPlace`) in a list, whether or not it still has that. */
    getNeighbors: (filter: LeadFilter, from: string, urgency?: Urgency) =>
      readSnapshot(async (queries): Promise<{ previous?: Neighbor; next?: Neighbor }> => {
        const find = async (isBackward: boolean) => {
          const walk = { filter, urgency, from, isBackward, limit: 1 };
          return (await walkList(queries, dialect, "id, received_at", walk))[0];
        };
        const [previous, next] = [await find(true), await find(false)];
        return { ...(previous && { previous }), ...(next && { next }) };
      }),

    /** How many leads a filter finds. */
    async countFound(filter: LeadFilter) {
      const values: Value[] = [];
      const bind: Bind = (value) => `$${values.push(value)}`;
      const conditions = buildConditions(dialect, filter, bind).join(" and ");
      const [row] = await query<{ found: number }>(
        `select ${buildCount(conditions)} as found`,
        values,
      );
      return row?.found ?? 0;
    },

    async countLeads(owner: string, { dueBy, lateBefore }: Urgency) {
      const values = [normalizeAddress(owner), lateBefore.toISOString(), dueBy];
      const [counts] = await query<LeadCounts>(countViews, values);
      return counts as LeadCounts;
    },

    /** The campaigns and pages that leads came from, and who owns any, for a filter to choose from. */
    async getFilterValues() {
      const campaigns = await readValues("utm_campaign");
      const pages = [...(await readValues("landing_page")), ...(await readValues("source_page"))];
      return {
        // One spelling of each, as the filter finds all of them.
        campaigns: [...new Map(campaigns.map((each) => [each.toLowerCase(), each])).values()],
        owners: await readValues("owner"),
        pages: [...new Set(pages.map(endWithSlash))].sort(),
      };
    },

    /** The ids of every lead of an address (`normalizeAddress`), suspects included; newest first. */
    findLeads: async (email: string) => (await findOf({ query }, email)).map(({ id }) => id),

    /** The other addresses that are probably the same mailbox (`foldMailbox`), each with its newest lead. */
    async findOtherAddresses(email: string) {
      const leads = new Map<string, string>();
      for (const row of await findOfMailbox({ query }, email)) {
        const address = normalizeAddress(row.email);
        if (!leads.has(address)) leads.set(address, row.id);
      }
      leads.delete(normalizeAddress(email));
      return [...leads].map(([address, leadId]) => ({ address, leadId }));
    },

    /** Which of these ids belong to no lead (any more). */
    async findUnknownLeads(ids: readonly string[]) {
      const known = await query<{ id: string }>(
        `select id from leads where ${dialect.isIn("id", "$1")}`,
        [JSON.stringify(ids)],
      );
      const knownIds = new Set(known.map(({ id }) => id));
      return ids.filter((id) => !knownIds.has(id));
    },
  };
}

/** Leads in the order of their rows, each with its own deliveries and history. */
async function completeRows(
  dialect: Database["dialect"],
  { query }: Queries,
  leads: readonly LeadRow[],
): Promise<StoredLead[]> {
  const ids = JSON.stringify(leads.map(({ id }) => id));
  const readOwn = async <Row extends { lead_id: string }>(table: "outbox" | "lead_history") => {
    const rows = await query<Row>(
      `select * from ${table} where ${dialect.isIn("lead_id", "$1")} order by ${dialect.arrival}`,
      [ids],
    );
    return Map.groupBy(rows, (row) => row.lead_id);
  };
  const deliveries = await readOwn("outbox");
  const history = await readOwn<HistoryRow>("lead_history");
  return leads.map((row) => ({
    lead: parseLeadRow(row),
    deliveries: (deliveries.get(row.id) ?? []).map(parseDeliveryRow),
    work: {
      ...parseStateColumns(row),
      history: (history.get(row.id) ?? []).map(parseHistoryRow),
    },
  }));
}

const buildCount = (condition: string) =>
  `(select cast(count(*) as integer) from leads where ${condition})`;

/** Counts every view; `$1` is an owner, `$2` and `$3` what is urgent. */
const countViews = `
  select ${buildCount(views.open)} as open, ${buildCount(`${views.open} and owner = $1`)} as mine,
    ${buildCount(buildLate("$2"))} as late, ${buildCount(buildDue("$3"))} as due,
    ${buildCount(views.quarantine)} as quarantine, ${buildCount("true")} as "all"`;

/** The leads of an address, newest first. Compared before any is read: it can have thousands. */
export async function findOf(queries: Queries, email: string) {
  const wanted = normalizeAddress(email);
  const rows = await findOfMailbox(queries, email);
  return rows.filter((row) => normalizeAddress(row.email) === wanted);
}

function findOfMailbox({ query }: Queries, email: string) {
  return query<Record<"id" | "submission_id" | "received_at" | "email", string>>(
    `select id, submission_id, received_at, email from leads where mailbox = $1
     order by received_at desc, id desc`,
    [foldMailbox(email)],
  );
}
