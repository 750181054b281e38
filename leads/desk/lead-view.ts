import { html } from "hono/html";
import type { HistoryEntry, StoredLead } from "../lead.ts";
import { parsePlace } from "../store/lead-query.ts";
import type { LeadAdmin } from "../store/lead-store.ts";
import { describeEntry, formatShortTime, nameActor } from "../words.ts";
import { type DeskContext, type DeskOptions, getUser } from "./context.ts";
import { readMessage, showPage, showSmallPage, toInbox } from "./layout.ts";
import { buildLeadHref, renderLeadPage, type Surroundings } from "./lead-page.ts";
import { buildFilter, getOrder, readListQuery } from "./list-query.ts";
import type { Typed, WorkFaults } from "./work-panel.ts";

/** A lead's page names this many others of the same person. */
const listedOthers = 10;

/** Anything that cannot be an id, such as a zero byte, never reaches the database. */
export const leadPath = "/desk/leads/:id{[\\w-]{1,64}}";

/** Shows a lead as it is now; with `fault`, what was typed and why it was not saved. */
export async function showLead(
  c: DeskContext,
  stored: StoredLead,
  { store, users }: DeskOptions,
  fault?: { text: string; status: 400 | 409; typed?: Typed; faults?: WorkFaults },
) {
  const { id } = stored.lead;
  await recordWork(c, store, "read", id, 1);
  const [surroundings, others] = await Promise.all([
    findSurroundings(c, store),
    findOthers(stored, store),
  ]);
  // Who was asked once about what is not saved can leave it.
  const buildLeaveHref = fault
    ? undefined
    : (way: string) => buildLeadHref(`/desk/leads/${id}/leave/${way}`, surroundings);
  return showPage(c, {
    title: `Lead ${id}`,
    message: fault ? { tone: "fault", text: fault.text } : readDone(c, stored),
    status: fault?.status ?? 200,
    ...(!stored.lead.inQuarantine && { work: { buildLeaveHref } }),
    body: renderLeadPage(c, {
      stored,
      buildLeaveHref,
      users,
      others,
      surroundings,
      typed: fault?.typed,
      faults: fault?.faults,
    }),
  });
}

/** What has just been done, and what others had done before that without being seen. */
function readDone(c: DeskContext, { work }: StoredLead) {
  const message = readMessage(c.req.query("done"));
  const [, from, to] = /^(\d+)-(\d+)$/.exec(c.req.query("newer") ?? "") ?? [];
  const newer = to === undefined ? [] : work.history.slice(Number(from), Number(to));
  const text = [message?.text, describeNewer(c, newer)].filter(Boolean).join(" ");
  return message && { ...message, text };
}

/** What has been done since a page was shown, if anything. */
export function describeNewer(c: DeskContext, newer: readonly HistoryEntry[]): string | undefined {
  if (newer.length === 0) return;
  const names = [...new Set(newer.map(({ by }) => nameActor(by)))];
  const changes = newer.map((entry) => {
    const by = names.length > 1 && `by ${nameActor(entry.by)}, `;
    return `${describeEntry(entry)} (${by || ""}${formatShortTime(entry.at, c.var.timeZone, c.var.now)})`;
  });
  return `${names.join(" and ")} changed this lead while you had it open: ${changes.join("; ")}.`;
}

/** Keeps who did what; `id` is the lead they began with. */
export function recordWork(
  c: DeskContext,
  store: LeadAdmin,
  action: "read" | "erased",
  id: string,
  count: number,
): Promise<void> {
  const at = c.var.now.toISOString();
  return store.recordAccess({ action, at, by: getUser(c), what: id, count });
}

/** The list that a lead was opened from, as far as its address says. */
export async function findSurroundings(
  c: DeskContext,
  store: LeadAdmin,
): Promise<Surroundings | undefined> {
  const at = c.req.query("at") ?? "";
  if (!parsePlace(at)) return;
  const list = readListQuery(c.req.query());
  return { list, at, ...(await store.getNeighbors(buildFilter(c, list), at, getOrder(c, list))) };
}

/** The newest other leads of the same person. */
async function findOthers({ lead }: StoredLead, store: LeadAdmin) {
  const filter = { mailboxOf: lead.submission.email };
  const [{ leads }, count] = await Promise.all([
    store.getLeadPage(filter, { limit: listedOthers + 1 }),
    store.countFound(filter),
  ]);
  const newest = leads.filter((other) => other.lead.id !== lead.id).slice(0, listedOthers);
  return { count: count - 1, newest };
}

export function showGone(c: DeskContext) {
  return showSmallPage(c, {
    part: "Not found",
    heading: "Lead not found.",
    status: 404,
    body: html`<p>It was erased, was removed because of its age, or never existed.</p>`,
    next: toInbox,
  });
}
