import type { Hono } from "hono";
import { html } from "hono/html";
import type { Log } from "startup/log";
import { eraseAddress } from "../admin/erase-address.ts";
import type { LeadsEnv } from "../env.ts";
import type { LeadChange, StoredLead } from "../lead.ts";
import { noteLimit, parseChange } from "../lead-change.ts";
import { createDeliveries } from "../outbox/create-deliveries.ts";
import type { LeadAdmin } from "../store/lead-store.ts";
import { type DeskContext, type DeskEnv, getUser } from "./context.ts";
import { showPage, showSmallPage, toInbox } from "./layout.ts";
import { renderErasePage, renderLeadPage, type Typed } from "./lead-page.ts";
import { type MessageName, readMessage } from "./messages.ts";
import { formatTime } from "./times.ts";
import { describeEntry, nameActor } from "./words.ts";

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

/** Anything that cannot be an id, such as a zero byte, never reaches the database. */
const leadPath = "/desk/leads/:id{[\\w-]{1,64}}";

/** One lead, and what can be done with it. */
export function addLeadRoutes(app: Hono<DeskEnv>, options: LeadRouteOptions): void {
  const { deliveryKinds, log, siteOrigin, store, users } = options;

  /** Keeps who did what; `id` is the lead they began with. */
  const record = (c: DeskContext, action: "read" | "erased", id: string, count: number) =>
    store.recordAccess({ action, at: c.var.now.toISOString(), by: getUser(c), what: id, count });

  /** Shows a lead as it is now; with `fault`, what was typed and why it was not saved. */
  async function showLead(
    c: DeskContext,
    stored: StoredLead,
    fault?: { text: string; status: 400 | 409; typed: Typed },
  ) {
    const { id, submission } = stored.lead;
    await record(c, "read", id, 1);
    return showPage(c, {
      title: `${submission.name}, ${id}`,
      message: fault ? { tone: "fault", text: fault.text } : readMessage(c.req.query("done")),
      status: fault?.status ?? 200,
      body: renderLeadPage(c, { stored, users, typed: fault?.typed }),
    });
  }

  app.get(leadPath, async (c) => {
    const stored = await store.getLead(c.req.param("id"));
    return stored ? showLead(c, stored) : showGone(c);
  });

  app.post(leadPath, async (c) => {
    const stored = await store.getLead(c.req.param("id"));
    if (!stored) return showGone(c);
    const typed = readTyped(c.var.form);
    const newer = stored.work.history.slice(typed.seen).at(-1);
    if (newer) {
      const what = `${nameActor(newer.by)} changed this lead while you had it open (${describeEntry(newer)}, ${formatTime(newer.at, c.var.timeZone, "short")})`;
      const text = `${what}. Your changes are not saved yet. Check the history, then save again.`;
      return showLead(c, stored, { text, status: 409, typed });
    }
    const changes = buildChanges(stored, typed, users);
    if (!changes) {
      const text = `Not saved: a note can have up to ${noteLimit.toLocaleString("en-US")} characters, and stage and owner must come from the lists.`;
      return showLead(c, stored, { text, status: 400, typed });
    }
    for (const change of changes) {
      await store.changeLead(stored.lead.id, change, getUser(c), c.var.now);
    }
    return goToLead(c, stored.lead.id, changes.length > 0 ? "saved" : "unchanged");
  });

  app.post(`${leadPath}/answered`, async (c) => {
    const id = c.req.param("id");
    const result = await store.changeLead(id, { kind: "answered" }, getUser(c), c.var.now);
    if (result === "unknown") return showGone(c);
    return goToLead(c, id, result === "changed" ? "answered" : "unchanged");
  });

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

function goToLead(c: DeskContext, id: string, done: MessageName): Response {
  return c.redirect(`/desk/leads/${encodeURIComponent(id)}?done=${done}`, 303);
}

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
  return {
    seen: Number(form.get("seen")) || 0,
    stage: form.get("stage") ?? "",
    owner: form.get("owner") ?? "",
    note: form.get("note") ?? "",
  };
}

/** What a form changes; undefined if something in it is not valid. */
function buildChanges(
  { work }: StoredLead,
  { note, owner, stage }: Typed,
  users: readonly string[],
): LeadChange[] | undefined {
  const current = work.owner ?? "";
  if (owner !== "" && owner !== current && !users.includes(owner)) return;
  const inputs = [
    stage !== work.stage && { kind: "stage", value: stage },
    owner !== current && { kind: "owner", ...(owner && { value: owner }) },
    note.trim() !== "" && { kind: "note", value: note },
  ].filter((input) => input !== false);
  const changes = inputs.map(parseChange);
  return changes.every((change) => change !== undefined) ? changes : undefined;
}
