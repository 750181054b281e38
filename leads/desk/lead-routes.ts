import type { Hono } from "hono";
import { html } from "hono/html";
import type { Log } from "startup/log";
import { eraseAddress } from "../admin/erase-address.ts";
import type { LeadsEnv } from "../env.ts";
import type { LeadChange, StoredLead } from "../lead.ts";
import { noteLimit, parseChange } from "../lead-change.ts";
import { createDeliveries, createOwnerNotice } from "../outbox/create-deliveries.ts";
import type { LeadAdmin } from "../store/lead-store.ts";
import { type DeskContext, type DeskEnv, getUser } from "./context.ts";
import { renderErasePage } from "./erase-page.ts";
import { showPage, showSmallPage, toInbox } from "./layout.ts";
import { renderLeadPage, type Surroundings } from "./lead-page.ts";
import { buildFilter, buildHref, getOrder, readListQuery } from "./list-query.ts";
import { type MessageName, readMessage } from "./messages.ts";
import { formatTime } from "./times.ts";
import { describeEntry, nameActor } from "./words.ts";
import type { Typed } from "./work-panel.ts";

export interface LeadRouteOptions
  extends Pick<LeadsEnv, "dataDir" | "deliveryKinds" | "siteOrigin"> {
  store: LeadAdmin;
  log: Log;
  /** Addresses that a lead can be given to. */
  users: readonly string[];
  /** Tells the outbox that there is something to deliver. */
  wakeOutbox(): void;
}

/** The page that asks before erasing lists this many leads; the others are counted. */
const listedLeads = 20;

/** A lead's page names this many others of the same person. */
const listedOthers = 10;

/** Anything that cannot be an id, such as a zero byte, never reaches the database. */
const leadPath = "/desk/leads/:id{[\\w-]{1,64}}";

/** One lead, and what can be done with it. */
export function addLeadRoutes(app: Hono<DeskEnv>, options: LeadRouteOptions): void {
  const { deliveryKinds, log, siteOrigin, store, users } = options;

  /** Keeps who did what; `id` is the lead they began with. */
  const record = (c: DeskContext, action: "read" | "erased", id: string, count: number) =>
    store.recordAccess({ action, at: c.var.now.toISOString(), by: getUser(c), what: id, count });

  /** The list that a lead was opened from, as far as its address says. */
  async function findSurroundings(c: DeskContext): Promise<Surroundings | undefined> {
    const at = c.req.query("at");
    if (!at) return;
    const list = readListQuery(c.req.query());
    return { list, at, ...(await store.getNeighbors(buildFilter(c, list), at, getOrder(c, list))) };
  }

  /** The newest other leads of the same person. */
  async function findOthers({ lead }: StoredLead) {
    const filter = { mailboxOf: lead.submission.email };
    const [{ leads }, count] = await Promise.all([
      store.getLeadPage(filter, { limit: listedOthers + 1 }),
      store.countFound(filter),
    ]);
    const newest = leads.filter((other) => other.lead.id !== lead.id).slice(0, listedOthers);
    return { count: count - 1, newest };
  }

  /** Shows a lead as it is now; with `fault`, what was typed and why it was not saved. */
  async function showLead(
    c: DeskContext,
    stored: StoredLead,
    fault?: { text: string; status: 400 | 409; typed?: Typed },
  ) {
    const { id, submission } = stored.lead;
    await record(c, "read", id, 1);
    const [surroundings, others] = await Promise.all([findSurroundings(c), findOthers(stored)]);
    return showPage(c, {
      title: `${submission.name}, ${id}`,
      message: fault ? { tone: "fault", text: fault.text } : readMessage(c.req.query("done")),
      status: fault?.status ?? 200,
      body: renderLeadPage(c, { stored, users, others, surroundings, typed: fault?.typed }),
    });
  }

  /** Makes changes in a user's name, and tells an owner who did not make them. */
  async function change(c: DeskContext, id: string, changes: readonly LeadChange[]) {
    const by = getUser(c);
    const results = [];
    for (const made of changes) {
      const told = createOwnerNotice(made, by, siteOrigin);
      const result = await store.changeLead(id, made, by, c.var.now, told);
      if (result === "changed" && told.length > 0) options.wakeOutbox();
      results.push(result);
    }
    return results;
  }

  app.get(leadPath, async (c) => {
    const stored = await store.getLead(c.req.param("id"));
    return stored ? showLead(c, stored) : showGone(c);
  });

  app.post(leadPath, async (c) => {
    const stored = await store.getLead(c.req.param("id"));
    if (!stored) return showGone(c);
    const typed = readTyped(c.var.form);
    const text = describeNewer(c, stored, typed.seen);
    if (text) return showLead(c, stored, { text, status: 409, typed });
    const changes = buildChanges(stored, typed, users);
    if (!changes) return showLead(c, stored, { text: invalid, status: 400, typed });
    await change(c, stored.lead.id, changes);
    return goToLead(c, stored.lead.id, changes.length > 0 ? "saved" : "unchanged");
  });

  /** What one press does, unless somebody else has changed the lead since it was shown. */
  function addButton(
    name: "take" | "answered" | "reminded",
    done: MessageName,
    build: (c: DeskContext) => LeadChange[],
  ): void {
    app.post(`${leadPath}/${name}`, async (c) => {
      const stored = await store.getLead(c.req.param("id"));
      if (!stored) return showGone(c);
      const { id } = stored.lead;
      const text = describeNewer(c, stored, Number(c.var.form.get("seen")) || 0);
      if (text) return showLead(c, stored, { text, status: 409 });
      const results = await change(c, id, build(c));
      return goToLead(c, id, results.includes("changed") ? done : "unchanged");
    });
  }

  addButton("answered", "answered", () => [{ kind: "answered" }]);
  addButton("reminded", "reminded", () => [{ kind: "reminder" }]);
  addButton("take", "taken", (c) => [
    { kind: "answered" },
    { kind: "owner", value: getUser(c) },
    { kind: "stage", value: "in_progress" },
  ]);

  app.post(`${leadPath}/release`, async (c) => {
    const id = c.req.param("id");
    const deliveries = createDeliveries(deliveryKinds, siteOrigin);
    const result = await store.releaseLead(id, deliveries, getUser(c), c.var.now);
    if (result === "unknown") return showGone(c);
    if (result === "released") options.wakeOutbox();
    return goToLead(c, id, result === "released" ? "released" : "unchanged");
  });

  app.get(`${leadPath}/erase`, async (c) => {
    const stored = await store.getLead(c.req.param("id"));
    return stored ? showErasePage(c, stored) : showGone(c);
  });

  app.post(`${leadPath}/erase`, async (c) => {
    const stored = await store.getLead(c.req.param("id"));
    if (!stored) return showGone(c);
    if (c.var.form.get("confirmed") !== "yes")
      return showErasePage(c, stored, "Check the box to confirm.");
    const { isComplete, leads } = await eraseAddress(stored.lead.submission.email, options);
    await record(c, "erased", stored.lead.id, leads.length);
    options.wakeOutbox();
    log.info("leads erased at the desk", { count: leads.length });
    return c.redirect(`/desk?done=${isComplete ? "erased" : "erased_but_read"}`, 303);
  });

  async function showErasePage(c: DeskContext, stored: StoredLead, fault?: string) {
    const { email } = stored.lead.submission;
    const ids = await store.findLeads(email);
    const same = await store.getLeads({ ids: ids.slice(0, listedLeads) });
    await record(c, "read", stored.lead.id, same.length);
    return showPage(c, {
      title: `Erase ${email}`,
      status: fault ? 400 : 200,
      message: fault ? { tone: "fault", text: fault } : undefined,
      body: renderErasePage(c, stored, { count: ids.length, newest: same }),
    });
  }
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
  const what = `${nameActor(newer.by)} changed this lead while you had it open (${describeEntry(newer)}, ${formatTime(newer.at, c.var.timeZone, "short")})`;
  return `${what}. Your changes are not saved yet. Check the history, then save again.`;
}

const invalid = `Not saved: a note can have up to ${noteLimit.toLocaleString("en-US")} characters, a value is in whole dollars, a reminder is a day, and stage and owner must come from the lists.`;

function showGone(c: DeskContext) {
  return showSmallPage(c, {
    part: "Not found",
    heading: "Lead not found.",
    status: 404,
    body: html`<p>It was erased, was removed because of its age, or never existed.</p>`,
    next: toInbox,
  });
}

function readTyped(form: URLSearchParams): Typed {
  const read = (name: string) => form.get(name) ?? "";
  return {
    seen: Number(read("seen")) || 0,
    stage: read("stage"),
    owner: read("owner"),
    remindOn: read("remindOn"),
    value: read("value"),
    reason: read("reason"),
    note: read("note"),
  };
}

/** What a form changes; undefined if something in it is not valid. */
function buildChanges(
  { work }: StoredLead,
  typed: Typed,
  users: readonly string[],
): LeadChange[] | undefined {
  const { note, owner, stage } = typed;
  const current = work.owner ?? "";
  if (owner !== "" && owner !== current && !users.includes(owner)) return;
  const optional = (kind: string, now: string | number | undefined, next: string | number) =>
    next !== (now ?? "") && { kind, ...(next !== "" && { value: next }) };
  const inputs = [
    stage !== work.stage && { kind: "stage", value: stage },
    optional("value", work.value, readDollars(typed.value)),
    optional("reason", work.reason, typed.reason.trim()),
    optional("owner", work.owner, owner),
    optional("reminder", work.remindOn, typed.remindOn),
    note.trim() !== "" && { kind: "note", value: note },
  ].filter((input) => input !== false);
  const changes = inputs.map(parseChange);
  return changes.every((change) => change !== undefined) ? changes : undefined;
}

/** A value however it is typed, such as `$12,500`; what is no number stays as it is. */
function readDollars(text: string): number | string {
  const digits = text.replace(/[$,\s]/g, "");
  return digits === "" || Number.isNaN(Number(digits)) ? digits : Number(digits);
}
