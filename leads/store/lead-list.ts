import type { StoredLead } from "../lead.ts";
import type { Database, Queries, Value } from "./database.ts";
import { type Bind, buildConditions, buildDue, buildLate } from "./lead-filter.ts";
import type { LeadFilter, Urgency } from "./lead-query.ts";

/** A part of a list, with an order of its own. */
interface Part {
  isUrgent: boolean;
  /** The condition of its leads. */
  build(bind: Bind): string;
}

/** The urgent ones first, the oldest of them at the front; then all others, newest first. */
function buildParts(urgency: Urgency | undefined): [Part, ...Part[]] {
  if (!urgency) return [{ isUrgent: false, build: () => "true" }];
  const build = (bind: Bind) => {
    const late = buildLate(bind(urgency.lateBefore.toISOString()));
    return `((${late}) or (${buildDue(bind(urgency.dueBy))}))`;
  };
  return [
    { isUrgent: true, build },
    { isUrgent: false, build: (bind) => `not ${build(bind)}` },
  ];
}

/** A lead's place in a list, for an address. */
export function getPlace({ lead, work }: StoredLead, urgency?: Urgency): string {
  const isLate =
    urgency && !work.answeredAt && Date.parse(lead.receivedAt) < urgency.lateBefore.getTime();
  const isDue = urgency && work.remindOn !== undefined && work.remindOn <= urgency.dueBy;
  return formatPlace({ received_at: lead.receivedAt, id: lead.id }, Boolean(isLate || isDue));
}

const formatPlace = ({ id, received_at }: { id: string; received_at: string }, isUrgent: boolean) =>
  `${isUrgent ? "first_" : ""}${received_at}_${id}`;

/** Reads a time and an id, and whether they are among the urgent ones. */
export function parsePlace(
  place: string,
): { isUrgent: boolean; time: string; id: string } | undefined {
  const [, first, time, id] = /^(first_)?([\d-]{10}T[\d:.]{12}Z)_([\w-]+)$/.exec(place) ?? [];
  if (!time || !id || Number.isNaN(Date.parse(time))) return;
  return { id, time, isUrgent: first !== undefined };
}

export interface Walk {
  filter: LeadFilter;
  urgency?: Urgency | undefined;
  /** Where it begins, that place itself left out; a place that no list has is the list's beginning. */
  from?: string | undefined;
  /** Toward the list's beginning instead of its end. */
  isBackward?: boolean;
  limit?: number | undefined;
}

/** Walks along a list; returns rows in the order in which it comes by them, each with its place. */
export async function walkList<Row extends { id: string; received_at: string }>(
  { query }: Queries,
  dialect: Database["dialect"],
  columns: string,
  { filter, from = "", isBackward = false, limit, urgency }: Walk,
): Promise<(Row & { place: string })[]> {
  const start = parsePlace(from);
  const parts = buildParts(urgency);
  const ordered = isBackward ? parts.toReversed() : parts;
  const first = start ? ordered.findIndex(({ isUrgent }) => isUrgent === start.isUrgent) : 0;
  const found: (Row & { place: string })[] = [];
  for (const [index, { build, isUrgent }] of ordered.entries()) {
    if (index < first || (limit !== undefined && found.length >= limit)) continue;
    const values: Value[] = [];
    const bind: Bind = (value) => `$${values.push(value)}`;
    const conditions = [...buildConditions(dialect, filter, bind), build(bind)];
    const isAscending = isUrgent !== isBackward;
    if (start && index === first) {
      const place = `(${bind(start.time)}, ${bind(start.id)})`;
      conditions.push(`(received_at, id) ${isAscending ? ">" : "<"} ${place}`);
    }
    const order = isAscending ? "asc" : "desc";
    const rows = await query<Row>(
      `select ${columns} from leads where ${conditions.join(" and ")}
       order by received_at ${order}, id ${order}
       ${limit === undefined ? "" : `limit ${limit - found.length}`}`,
      values,
    );
    for (const row of rows) found.push({ ...row, place: formatPlace(row, isUrgent) });
  }
  return found;
}
