import type { Hono } from "hono";
import { html } from "hono/html";
import { eraseAddress } from "../admin/erase.ts";
import type { LeadChange, StoredLead } from "../lead.ts";
import { parseTyped, rebuildState, type TypedKind } from "../lead-change.ts";
import { createDeliveries, createOwnerNotice } from "../outbox/delivery.ts";
import { parsePlace } from "../store/lead-reader.ts";
import { readWallClock } from "../time/clock.ts";
import { describeEntry, nameActor, plural } from "../words.ts";
import { buildFilter, buildHref, getOrder, getUrgency, readListQuery } from "./inbox.ts";
import {
  type DeskContext,
  type DeskEnv,
  type DeskOptions,
  getUser,
  type MessageName,
  readMessage,
  recordAccess,
  renderForm,
  renderTime,
  showPage,
  showSmallPage,
  toInbox,
} from "./layout.ts";
import { renderLeadPage, showState, type Typed } from "./lead-page.ts";

/** A lead's page names this many others of the same person. */
const listedOthers = 10;

/** Anything that cannot be an id, such as a zero byte, never reaches the database. */
export const leadPath = "/desk/leads/:id{[\\w-]{1,64}}";

async function showLead(
  c: DeskContext,
  stored: StoredLead,
  { retention, store, users }: DeskOptions,
  unsaved?: { text: string; typed: Typed; faults: Typed },
) {
  const { id, submission } = stored.lead;
  await recordAccess(c, store, "read", id, 1);
  const at = c.req.query("at") ?? "";
  const list = readListQuery(c.req.query());
  const findNeighbors = () => store.getNeighbors(buildFilter(c, list), at, getOrder(c, list));
  const surroundings = parsePlace(at) && { list, at, ...(await findNeighbors()) };
  const filter = { mailboxOf: submission.email };
  const { leads } = await store.getLeadPage(filter, { limit: listedOthers + 1 });
  const newest = leads.filter(({ lead }) => lead.id !== id).slice(0, listedOthers);
  const others = { newest, count: (await store.countFound(filter)) - 1 };
  return showPage(c, {
    title: `Lead ${id}`,
    message: unsaved ? { tone: "fault", text: unsaved.text } : readMessage(c.req.query("done")),
    status: unsaved ? 409 : 200,
    body: renderLeadPage(c, { stored, users, others, surroundings, retention, ...unsaved }),
  });
}

function showGone(c: DeskContext) {
  return showSmallPage(c, {
    part: "Not found",
    heading: "Lead not found.",
    status: 404,
    body: html`<p>It was erased, rejected as spam, or removed because of its age, or it never existed.</p>`,
    next: toInbox,
  });
}

/**
 * What a form about a lead has that its page did not show, with what is wrong with it, and the changes that it
 * and the button make, in the order in which they belong into the history.
 */
function readWork(
  c: DeskContext,
  { lead, work }: StoredLead,
  pressed: readonly LeadChange[],
  users: readonly string[],
) {
  const { currency, form } = c.var;
  const seen = Math.max(0, Math.trunc(Number(form.get("seen"))) || 0);
  const newer = work.history.slice(seen);
  const shown = showState(newer.length > 0 ? rebuildState(work.history.slice(0, seen)) : work);
  const { dueBy: today } = getUrgency(c);
  const typed: Typed = {};
  const faults: Typed = {};
  const changes = [...pressed];
  const getText = (kind: TypedKind) => form.get(kind)?.trim() ?? shown[kind];
  const isWon = getText("stage") === "won" && !pressed.some(({ kind }) => kind === "stage");
  for (const kind of Object.keys(shown) as TypedKind[]) {
    // The field has a day before there is one; without, it is the day on which somebody says so.
    const text = getText(kind) || (kind === "wonOn" && isWon ? shown.wonOn || today : "");
    // A button that was pressed says last what is chosen here; a reminder that is done makes room for the next.
    const isPressed = kind !== "reminder" && pressed.some((own) => own.kind === kind);
    if (text === shown[kind] || isPressed) continue;
    if (kind === "wonOn" && !isWon) continue;
    typed[kind] = text;
    const read = parseTyped(kind, text, { currency, today, users });
    if ("fault" in read) faults[kind] = read.fault;
    else changes.push(read.change);
  }
  const came = readWallClock(new Date(lead.receivedAt), c.var.timeZone).day;
  if (typed.wonOn && typed.wonOn < came) {
    faults.wonOn ??= `The lead came on ${came}: choose that day or a later one.`;
  }
  if (isWon && !getText("owner") && (typed.stage ?? typed.owner) !== undefined) {
    faults.owner = "A won lead has an owner: choose who won it.";
  }
  return { newer, typed, faults, changes };
}

export function addLeadRoutes(app: Hono<DeskEnv>, options: DeskOptions): void {
  const { deliveryKinds, siteOrigin, store } = options;

  app.get(leadPath, async (c) => {
    const stored = await store.getLead(c.req.param("id"));
    return stored ? showLead(c, stored, options) : showGone(c);
  });

  for (const button of buttons) {
    app.post(leadPath + button.path, (c) => saveWork(c, c.req.param("id") ?? "", button, options));
  }

  app.post(`${leadPath}/release`, async (c) => {
    const id = c.req.param("id");
    const deliveries = createDeliveries(deliveryKinds, siteOrigin);
    const result = await store.releaseLead(id, deliveries, getUser(c), c.var.now);
    if (result === "unknown") return showGone(c);
    if (result === "released") options.wakeOutbox();
    return goToLead(c, id, result === "not_suspect" ? "unchanged" : result);
  });

  app.post(`${leadPath}/reject`, async (c) => {
    const result = await store.rejectLead(c.req.param("id"), getUser(c), c.var.now);
    if (result === "unknown") return showGone(c);
    const done: MessageName = result === "not_suspect" ? "unchanged" : result;
    // Back to the list, for the next one.
    return c.redirect(buildHref("/desk", { show: "quarantine", ...c.req.query(), done }), 303);
  });
}

interface Button {
  path: string;
  done: MessageName;
  build(c: DeskContext): LeadChange[];
}

const buttons: readonly Button[] = [
  { path: "", done: "saved", build: () => [] },
  { path: "/answered", done: "answered", build: () => [{ kind: "answered" }] },
  { path: "/unanswered", done: "unanswered", build: () => [{ kind: "stage", value: "new" }] },
  { path: "/reminded", done: "reminded", build: () => [{ kind: "reminder" }] },
  {
    path: "/take",
    done: "taken",
    build: (c) => [
      { kind: "answered" },
      { kind: "owner", value: getUser(c) },
      { kind: "stage", value: "in_progress" },
    ],
  },
];

/** Saves what was typed and what a button does in one change, unless somebody else has changed the lead. */
async function saveWork(
  c: DeskContext,
  id: string,
  button: Button,
  options: DeskOptions,
): Promise<Response> {
  const { siteOrigin, store, users, wakeOutbox } = options;
  const stored = await store.getLead(id);
  if (!stored || stored.lead.inQuarantine) return showGone(c);
  const { changes, faults, newer, typed } = readWork(c, stored, button.build(c), users);
  if (newer.length > 0 || Object.keys(faults).length > 0) {
    const made = newer
      .map((entry) => `${describeEntry(entry, c.var.currency)} by ${nameActor(entry.by)}`)
      .join("; ");
    const rest =
      Object.keys(typed).length > 0
        ? "Your changes are not saved yet: look at them and press again."
        : "Nothing else was changed: press again if that is still right.";
    const text = made
      ? `Somebody has changed this lead while you had it open: ${made}. ${rest}`
      : "Not saved yet: look at the marked fields.";
    return showLead(c, stored, options, { text, typed, faults });
  }
  const by = getUser(c);
  const steps = changes.map((change) => ({
    change,
    deliveries: createOwnerNotice(change, by, siteOrigin),
  }));
  const seen = stored.work.history.length;
  const result = await store.changeTogether(id, steps, seen, by, c.var.now);
  // Somebody was faster by a moment.
  if (result === "outdated") return saveWork(c, id, button, options);
  if (steps.some(({ deliveries }) => deliveries.length > 0)) wakeOutbox();
  return goToLead(c, id, result === "changed" ? button.done : "unchanged");
}

function goToLead(c: DeskContext, id: string, done: MessageName): Response {
  const query = { ...c.req.query(), done };
  return c.redirect(buildHref(`/desk/leads/${encodeURIComponent(id)}`, query), 303);
}

/** The page that asks before erasing lists this many leads; the others are counted. */
const listedLeads = 20;

async function showErasePage(
  c: DeskContext,
  { lead }: StoredLead,
  store: DeskOptions["store"],
  fault?: string,
) {
  const { email } = lead.submission;
  const ids = await store.findLeads(email);
  const newest = await store.getLeads({ ids: ids.slice(0, listedLeads) });
  await recordAccess(c, store, "read", lead.id, newest.length);
  const links = (await store.findOtherAddresses(email)).map(
    ({ address, leadId }, index) =>
      html`${index > 0 && ", "}<a href="/desk/leads/${leadId}"><bdi>${address}</bdi></a>`,
  );
  // Another address of the mailbox has just been erased.
  const done = readMessage(c.req.query("done"));
  return showPage(c, {
    title: `Erase ${lead.id}`,
    status: fault ? 400 : 200,
    message: fault ? { tone: "fault", text: fault } : done,
    body: html`<div class="narrow stack">
<p class="label"><a href="/desk/leads/${lead.id}">Lead ${lead.id}</a><span class="part">Erase</span></p>
<h1>Erase everything from <bdi>${email}</bdi>?</h1>
${done && html`<p><bdi>${email}</bdi> is probably the same mailbox, and was not erased. If it is the same person, erase it, too.</p>`}
<p>This erases ${plural(ids.length, "lead")} from this address, with notes, history and mail files. It cannot be undone.</p>
<ul class="rows">
${newest.map(
  ({ lead: each }) =>
    html`<li>${renderTime(c, each.receivedAt)}<p><bdi>${each.submission.name}</bdi> <span class="tag">${each.id}</span></p></li>`,
)}
${ids.length > newest.length && html`<li>and ${ids.length - newest.length} older</li>`}
</ul>
${links.length > 0 && html`<p class="same-mailbox">Probably the same mailbox, and not erased with it: ${links}. If it is the same person, erase each of them, too.</p>`}
<p>Delivered emails, exports and older backups are not erased. The system behind a signed webhook is told; any other is not. Erase the data there as well.</p>
${renderForm(
  c,
  `/desk/leads/${lead.id}/erase`,
  html`<label class="check"><input type="checkbox" name="confirmed" value="yes" required> Erase for good</label>
<div class="flow"><button class="signal">Erase</button>
<a class="button" href="/desk/leads/${lead.id}">Keep</a></div>`,
)}
</div>`,
  });
}

export function addEraseRoutes(app: Hono<DeskEnv>, options: DeskOptions): void {
  const { log, store } = options;

  app.get(`${leadPath}/erase`, async (c) => {
    const stored = await store.getLead(c.req.param("id"));
    return stored ? showErasePage(c, stored, store) : showGone(c);
  });

  app.post(`${leadPath}/erase`, async (c) => {
    const stored = await store.getLead(c.req.param("id"));
    if (!stored) return showGone(c);
    if (c.var.form.get("confirmed") !== "yes")
      return showErasePage(c, stored, store, "Check the box to confirm.");
    const { email } = stored.lead.submission;
    const { isComplete, leads } = await eraseAddress(email, options);
    // Somebody was faster by a moment, and is on record.
    if (leads.length === 0) return showGone(c);
    await recordAccess(c, store, "erased", stored.lead.id, leads.length);
    options.wakeOutbox();
    // What a restored backup brings back can be erased again by these (docs/operating.md).
    for (const lead of leads) log.info("lead erased at the desk", { lead });
    const [other] = await store.findOtherAddresses(email);
    const next = other ? `/desk/leads/${other.leadId}/erase` : "/desk";
    const done: MessageName = isComplete ? "erased" : "erased_but_read";
    return c.redirect(buildHref(next, { done }), 303);
  });
}
