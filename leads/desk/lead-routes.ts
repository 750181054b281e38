import type { Hono } from "hono";
import type { LeadChange, StoredLead } from "../lead.ts";
import { createDeliveries, createOwnerNotice } from "../outbox/create-deliveries.ts";
import { type DeskContext, type DeskEnv, type DeskOptions, getUser } from "./context.ts";
import type { MessageName } from "./layout.ts";
import { describeNewer, findSurroundings, leadPath, showGone, showLead } from "./lead-view.ts";
import { buildHref, getUrgency } from "./list-query.ts";
import { readWork, type WorkRead } from "./work-panel.ts";

/** One lead, and what can be done with it. */
export function addLeadRoutes(app: Hono<DeskEnv>, options: DeskOptions): void {
  const { deliveryKinds, siteOrigin, store } = options;

  app.get(leadPath, async (c) => {
    const stored = await store.getLead(c.req.param("id"));
    return stored ? showLead(c, stored, options) : showGone(c);
  });

  app.post(leadPath, (c) => saveWork(c, c.req.param("id"), saveButton, options));
  for (const button of buttons) {
    app.post(`${leadPath}/${button.name}`, (c) => saveWork(c, c.req.param("id"), button, options));
  }

  app.post(`${leadPath}/leave/:to{${Object.keys(ways).join("|")}}`, async (c) => {
    const stored = await store.getLead(c.req.param("id"));
    const read = stored && readWork(stored, c.var.form, getLimits(c, options));
    if (read && Object.keys(read.typed).length > 0) {
      return showUnsaved(c, stored, read, { isLeaving: true }, options);
    }
    return ways[c.req.param("to")]?.(c, options) ?? showGone(c);
  });

  app.post(`${leadPath}/release`, async (c) => {
    const id = c.req.param("id");
    const deliveries = createDeliveries(deliveryKinds, siteOrigin);
    const result = await store.releaseLead(id, deliveries, getUser(c), c.var.now);
    if (result === "unknown") return showGone(c);
    if (result === "released") options.wakeOutbox();
    return goToLead(c, id, { done: result === "released" ? "released" : "unchanged" });
  });
}

/** What one press does beside saving the form about the lead. */
interface Button {
  name: string;
  /** What is said then. */
  done: MessageName;
  build(c: DeskContext): LeadChange[];
}

const saveButton: Button = { name: "save", done: "saved", build: () => [] };

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

/** Saves what was typed and what a button does in one change, unless there is something to ask. */
async function saveWork(
  c: DeskContext,
  id: string,
  button: Button,
  options: DeskOptions,
): Promise<Response> {
  const { siteOrigin, store, wakeOutbox } = options;
  const stored = await store.getLead(id);
  if (!stored) return showGone(c);
  const pressed = button.build(c);
  const read = readWork(stored, c.var.form, getLimits(c, options), pressed);
  if (read.isContested || Object.keys(read.faults).length > 0) {
    return showUnsaved(c, stored, read, { isLeaving: false }, options);
  }
  const by = getUser(c);
  const seen = stored.work.history.length;
  const steps = read.changes.map((change) => ({
    change,
    deliveries: createOwnerNotice(change, by, siteOrigin),
  }));
  const result = await store.changeTogether(id, steps, seen, by, c.var.now);
  // Somebody was faster by a moment.
  if (result === "outdated") return saveWork(c, id, button, options);
  if (result !== "changed") return goToLead(c, id, { done: "unchanged" });
  if (steps.some(({ deliveries }) => deliveries.length > 0)) wakeOutbox();
  const isMore = pressed.length > 0 && Object.keys(read.typed).length > 0;
  return goToLead(c, id, {
    done: isMore ? `${button.done}.too` : button.done,
    ...(read.newer.length > 0 && { newer: `${seen - read.newer.length}-${seen}` }),
  });
}

const getLimits = (c: DeskContext, { users }: DeskOptions) => ({
  users,
  today: getUrgency(c).dueBy,
});

/** Shows a lead as it is now with what was typed, and why that is not saved. */
function showUnsaved(
  c: DeskContext,
  stored: StoredLead,
  { faults, isContested, newer, typed }: WorkRead,
  { isLeaving }: { isLeaving: boolean },
  options: DeskOptions,
) {
  const reason = isContested ? contested : notSaved;
  return showLead(c, stored, options, {
    text: [describeNewer(c, newer), isLeaving ? unsaved : reason].filter(Boolean).join(" "),
    status: isContested || isLeaving ? 409 : 400,
    typed,
    faults,
  });
}

const notSaved = "Not saved yet: look at the marked fields.";
const contested =
  "Your changes are not saved yet. Check the history and what is marked, then press again.";
const unsaved = "Your changes are not saved yet: save them, or press again to leave without them.";

type Way = (c: DeskContext, options: DeskOptions) => Response | Promise<Response>;

/** The ways away from a lead's page that ask about what is not saved. */
const ways: Record<string, Way> = {
  list: (c, { store }) => goToNeighbor(c, store),
  previous: (c, { store }) => goToNeighbor(c, store, "previous"),
  next: (c, { store }) => goToNeighbor(c, store, "next"),
  // 307: the form goes on to there.
  "sign-out": (c) => c.redirect("/desk/sign-out", 307),
  "sign-out-everywhere": (c) => c.redirect("/desk/sign-out-everywhere", 307),
};

async function goToNeighbor(
  c: DeskContext,
  store: DeskOptions["store"],
  which?: "previous" | "next",
): Promise<Response> {
  const surroundings = await findSurroundings(c, store);
  const neighbor = which && surroundings?.[which];
  const path = neighbor ? `/desk/leads/${neighbor.id}` : "/desk";
  return c.redirect(buildHref(path, { ...surroundings?.list, at: neighbor?.place }), 303);
}

/** Back to the lead, in the list that it was opened from. */
function goToLead(c: DeskContext, id: string, said: { done: string; newer?: string }): Response {
  const query = { ...c.req.query(), ...said };
  return c.redirect(buildHref(`/desk/leads/${encodeURIComponent(id)}`, query), 303);
}
