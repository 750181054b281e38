import { endWithSlash } from "../page-path.ts";
import type { Database, Value } from "./database.ts";
import type { LeadFilter } from "./lead-query.ts";
import { foldMailbox, normalizeAddress } from "./normalize-address.ts";
import { parseSearch } from "./parse-search.ts";

/** As the indexes have them, so that both databases use those. */
export const views = {
  open: "status = 'new' and stage in ('new', 'in_progress')",
  quarantine: "status = 'suspect'",
};

/** Open leads that arrived before a parameter and are not answered. */
export const buildLate = (before: string) =>
  `${views.open} and answered_at is null and received_at < ${before}`;

/** Open leads with a reminder on the day of a parameter, or an earlier one. */
export const buildDue = (day: string) =>
  `${views.open} and remind_on is not null and remind_on <= ${day}`;

/** Collects the values of a query; returns their places, `$1`, `$2` and so on. */
export type Bind = (value: Value) => string;

/** The conditions of a query for leads that meet everything in a filter. */
export function buildConditions(
  { buildSearch, isIn }: Database["dialect"],
  filter: LeadFilter,
  bind: Bind,
): string[] {
  const { dueBy, lateBefore, mailboxOf, owner, page, search = "", view } = filter;
  const conditions = ["true"];
  if (view) conditions.push(views[view]);
  if (owner === null) conditions.push("owner is null");
  else if (owner !== undefined) conditions.push(`owner = ${bind(normalizeAddress(owner))}`);
  if (filter.stage) conditions.push(`stage = ${bind(filter.stage)}`);
  if (filter.campaign !== undefined) {
    // Its spellings, from the index alone.
    conditions.push(`utm_campaign in (select distinct utm_campaign from leads
      where lower(utm_campaign) = lower(${bind(filter.campaign)}))`);
  }
  if (page !== undefined) {
    const path = endWithSlash(page);
    const forms = bind(JSON.stringify([path, path.replace(/\/$/, "")]));
    conditions.push(`(${isIn("landing_page", forms)} or ${isIn("source_page", forms)})`);
  }
  if (filter.ids) conditions.push(isIn("id", bind(JSON.stringify(filter.ids))));
  if (filter.since) conditions.push(`received_at >= ${bind(filter.since.toISOString())}`);
  if (filter.until) conditions.push(`received_at < ${bind(filter.until.toISOString())}`);
  if (lateBefore) conditions.push(buildLate(bind(lateBefore.toISOString())));
  if (dueBy) conditions.push(buildDue(bind(dueBy)));
  if (mailboxOf !== undefined) conditions.push(`mailbox = ${bind(foldMailbox(mailboxOf))}`);
  for (const term of parseSearch(search)) {
    const forms = term.map((words) => words.map((word) => buildSearch(word, bind)).join(" and "));
    conditions.push(`(${forms.join(" or ")})`);
  }
  return conditions;
}
