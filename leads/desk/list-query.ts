import * as v from "valibot";
import { cleanLine } from "../clean-text.ts";
import { endWithSlash, type Stage, stages } from "../lead.ts";
import { daySchema } from "../lead-change.ts";
import type { LeadFilter, Urgency } from "../store/lead-query.ts";
import { getLateTime } from "../time/answer-clock.ts";
import { addDays, getDayStart, readWallClock } from "../time/clock.ts";
import { type DeskContext, getUser } from "./context.ts";

/** What the inbox can show. */
export const views = ["open", "mine", "late", "due", "quarantine", "all"] as const;
export type View = (typeof views)[number];

/** The owner of leads that have none, in an address. */
export const nobody = "none";

/** Which leads a list shows, as its address has it; what is empty leaves out no lead. */
export interface ListQuery {
  show: View;
  q: string;
  stage: Stage | "";
  owner: string;
  campaign: string;
  page: string;
  /** Days such as `2026-11-20`, both included. */
  from: string;
  to: string;
}

/** What a list can be narrowed down by, beside view and search. */
export const filterNames = ["stage", "owner", "campaign", "page", "from", "to"] as const;

/** Longest value in an address that counts. */
const longestValue = 300;

/** Reads the list that an address is about. */
export function readListQuery(query: Record<string, string>): ListQuery {
  const read = (name: string) => cleanLine((query[name] ?? "").slice(0, longestValue));
  const readDay = (name: string) => (v.is(daySchema, query[name]) ? (query[name] ?? "") : "");
  return {
    show: views.find((known) => known === query.show) ?? "open",
    q: (query.q ?? "").slice(0, 200),
    stage: stages.find((known) => known === query.stage) ?? "",
    owner: read("owner"),
    campaign: read("campaign"),
    page: query.page ? endWithSlash(read("page")) : "",
    from: readDay("from"),
    to: readDay("to"),
  };
}

/** An address with the values that are not empty. */
export function buildHref(
  path: string,
  values: Partial<Record<string, string | undefined>>,
): string {
  const filled = Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]);
  const query = new URLSearchParams(filled).toString();
  return query ? `${path}?${query}` : path;
}

/** What the store is to look for. */
export function buildFilter(c: DeskContext, list: ListQuery): LeadFilter {
  const { timeZone } = c.var;
  const { lateBefore, dueBy } = getUrgency(c);
  const ofView: Record<View, LeadFilter> = {
    open: { view: "open" },
    mine: { view: "open", owner: getUser(c) },
    late: { lateBefore },
    due: { dueBy },
    quarantine: { view: "quarantine" },
    all: {},
  };
  return {
    search: list.q,
    ...(list.stage && { stage: list.stage }),
    ...(list.owner && { owner: list.owner === nobody ? null : list.owner }),
    ...(list.campaign && { campaign: list.campaign }),
    ...(list.page && { page: list.page }),
    ...(list.from && { since: getDayStart(list.from, timeZone) }),
    ...(list.to && { until: getDayStart(addDays(list.to, 1), timeZone) }),
    ...ofView[list.show],
  };
}

/** What is late or due at the time of a request. */
export function getUrgency({ var: { now, timeZone } }: DeskContext): Urgency {
  return { lateBefore: getLateTime(now, timeZone), dueBy: readWallClock(now, timeZone).day };
}

/** What comes first in a list; in those of quarantine and all leads, the newest. */
export function getOrder(c: DeskContext, { show }: ListQuery): Urgency | undefined {
  return show === "quarantine" || show === "all" ? undefined : getUrgency(c);
}
