import type { Hono } from "hono";
import type { LeadChange, StoredLead } from "../lead.ts";
import { createDeliveries, createOwnerNotice } from "../outbox/create-deliveries.ts";
import { type DeskContext, type DeskEnv, type DeskOptions, getUser } from "./context.ts";
import { leadPath, showGone, showLead } from "./lead-view.ts";
import { buildHref, getUrgency } from "./list-query.ts";
import type { MessageName } from "./messages.ts";
import { formatShortTime } from "./times.ts";
import { describeEntry, nameActor } from "./words.ts";
import { readChanges, readTyped } from "./work-panel.ts";

/** One lead, and what can be done with it. */
export function addLeadRoutes(app: Hono<DeskEnv>, options: DeskOptions): void {
  const { deliveryKinds, siteOrigin, store, users } = options;

  app.get(leadPath, async (c) => {
    const stored = await store.getLead(c.req.param("id"));
    return stored ? showLead(c, stored, options) : showGone(c);
  });

  app.post(leadPath, async (c) => {
    const stored = await store.getLead(c.req.param("id"));
    if (!stored) return showGone(c);
    const typed = readTyped(c.var.form);
    const text = describeNewer(c, stored, typed.seen);
    if (text) return showLead(c, stored, options, { text, status: 409, typed });
    const read = readChanges(stored, typed, { users, today: getUrgency(c).dueBy });
    if ("faults" in read) {
      return showLead(c, stored, options, { ...read, text: notSaved, status: 400, typed });
    }
    const results = await changeLead(c, stored.lead.id, read.changes, options);
    return goToLead(c, stored.lead.id, results.includes("changed") ? "saved" : "unchanged");
  });

  for (const button of buttons) {
    app.post(`${leadPath}/${button.name}`, async (c) => {
      const stored = await store.getLead(c.req.param("id"));
      if (!stored) return showGone(c);
      const { id } = stored.lead;
      const text = describeNewer(c, stored, Number(c.var.form.get("seen")) || 0);
      if (text) return showLead(c, stored, options, { text, status: 409 });
      const results = await changeLead(c, id, button.build(c), options);
      return goToLead(c, id, results.includes("changed") ? button.done : "unchanged");
    });
  }

  app.post(`${leadPath}/release`, async (c) => {
    const id = c.req.param("id");
    const deliveries = createDeliveries(deliveryKinds, siteOrigin);
    const result = await store.releaseLead(id, deliveries, getUser(c), c.var.now);
    if (result === "unknown") return showGone(c);
    if (result === "released") options.wakeOutbox();
    return goToLead(c, id, result === "released" ? "released" : "unchanged");
  });
}

/** What one press does, unless somebody else has changed the lead since it was shown. */
interface Button {
  name: string;
  /** What is said then. */
  done: MessageName;
  build(c: DeskContext): LeadChange[];
}

const buttons: readonly Button[] = [
  { name: "answered", done: "answered", build: () => [{ kind: "answered" }] },
  { name: "reminded", done: "reminded", build: () => [{ kind: "reminder" }] },
  {
    name: "take",
    done: "taken",
    build: (c) => [
      { kind: "answered" },
      { kind: "owner", value: getUser(c) },
      { kind: "stage", value: "in_progress" },
    ],
  },
];

/** Makes changes in a user's name, and tells an owner who did not make them. */
async function changeLead(
  c: DeskContext,
  id: string,
  changes: readonly LeadChange[],
  { siteOrigin, store, wakeOutbox }: DeskOptions,
) {
  const by = getUser(c);
  const results = [];
  for (const change of changes) {
    const told = createOwnerNotice(change, by, siteOrigin);
    const result = await store.changeLead(id, change, by, c.var.now, told);
    if (result === "changed" && told.length > 0) wakeOutbox();
    results.push(result);
  }
  return results;
}

/** Back to the lead, in the list that it was opened from. */
function goToLead(c: DeskContext, id: string, done: MessageName): Response {
  const query = { ...c.req.query(), done };
  return c.redirect(buildHref(`/desk/leads/${encodeURIComponent(id)}`, query), 303);
}

/** What somebody has done since a page was shown with `seen` lines of history, if anything. */
function describeNewer(c: DeskContext, { work }: StoredLead, seen: number): string | undefined {
  const newer = work.history.slice(seen).at(-1);
  if (!newer) return;
  const what = `${nameActor(newer.by)} changed this lead while you had it open (${describeEntry(newer)}, ${formatShortTime(newer.at, c.var.timeZone, c.var.now)})`;
  return `${what}. Your changes are not saved yet. Check the history, then save again.`;
}

const notSaved = "Not saved yet: look at the marked fields.";
