import { cleanLine } from "../clean-text.ts";
import type { StoredLead } from "../lead.ts";
import type { Database } from "./database.ts";
import { foldText } from "./fold-text.ts";
import type { LeadFilter, LeadPage, PageRequest } from "./lead-store.ts";
import { normalizeAddress } from "./normalize-address.ts";

/** Characters of a search that count: the databases limit the length of a pattern. */
const longestSearch = 200;

/** As the indexes have them, so that both databases use those. */
const views = {
  open: "status = 'new' and stage in ('new', 'in_progress')",
  quarantine: "status = 'suspect'",
};

/** The end of a query for leads, from `where` on. */
export interface LeadQuery {
  text: string;
  /** Of `$1`, `$2` and so on. */
  values: string[];
}

/** A cursor that no page has given is ignored. */
export function buildLeadQuery(
  { buildSearch, isIn }: Database["dialect"],
  { ids, owner, search = "", since, until, view }: LeadFilter,
  { after = "", limit }: Partial<PageRequest> = {},
): LeadQuery {
  const values: string[] = [];
  const bind = (value: string) => `$${values.push(value)}`;
  const conditions = ["true"];
  if (view) conditions.push(views[view]);
  if (owner !== undefined) conditions.push(`owner = ${bind(normalizeAddress(owner))}`);
  if (ids) conditions.push(isIn("id", bind(JSON.stringify(ids))));
  if (since) conditions.push(`received_at >= ${bind(since.toISOString())}`);
  if (until) conditions.push(`received_at < ${bind(until.toISOString())}`);
  const words = foldText(cleanLine(search)).slice(0, longestSearch).split(/\s+/).filter(Boolean);
  conditions.push(...words.map((word) => buildSearch(word, bind)));
  const last = parseCursor(after);
  if (last) conditions.push(`(received_at, id) < (${bind(last.time)}, ${bind(last.id)})`);
  const text = `where ${conditions.join(" and ")} order by received_at desc, id desc`;
  return { text: limit === undefined ? text : `${text} limit ${limit + 1}`, values };
}

/** Makes a page from the rows of {@link buildLeadQuery}; an extra row means that there is a next page. */
export function buildPage(leads: readonly StoredLead[], limit: number): LeadPage {
  const shown = leads.slice(0, limit);
  const last = shown.at(-1)?.lead;
  if (!last || leads.length <= limit) return { leads: shown };
  return { leads: shown, next: `${last.receivedAt}_${last.id}` };
}

/** Reads the place after a row, by its time and id. */
export function parseCursor(cursor: string): { time: string; id: string } | undefined {
  const [, time, id] = /^([\d-]{10}T[\d:.]{12}Z)_([\w-]+)$/.exec(cursor) ?? [];
  if (time && id && !Number.isNaN(Date.parse(time))) return { id, time };
}

const count = (condition: string) =>
  `(select cast(count(*) as integer) from leads where ${condition})`;

/** Counts every view; `$1` is an owner. */
export const countViews = `
  select ${count(views.open)} as open, ${count(`${views.open} and owner = $1`)} as mine,
    ${count(views.quarantine)} as quarantine, ${count("true")} as "all"`;
