import { html } from "hono/html";
import { describeDelivery } from "../admin/render-export.ts";
import { formatAmount, nameCurrency } from "../currency.ts";
import type { LeadsEnv } from "../env/env.ts";
import { fieldNames, getField } from "../fields.ts";
import {
  isOpen,
  type Lead,
  type LeadState,
  noteLimit,
  reasonLimit,
  type StoredLead,
} from "../lead.ts";
import { getLastReminder, type TypedKind } from "../lead-change.ts";
import type { Neighbor } from "../store/lead-reader.ts";
import { addDays } from "../time/clock.ts";
import {
  channelLabels,
  describeConsent,
  describeEntry,
  formatDay,
  formatTime,
  nameActor,
  signLabels,
  stageLabels,
} from "../words.ts";
import {
  buildHref,
  clockNote,
  getUrgency,
  type ListQuery,
  renderClock,
  renderReminder,
  viewWords,
} from "./inbox.ts";
import {
  type DeskContext,
  type Html,
  joinTexts,
  renderChoices,
  renderField,
  renderForm,
  renderSelect,
  renderTime,
  toOption,
} from "./layout.ts";

/** A text for each field: what was typed, or what is wrong with it. */
export type Typed = Partial<Record<TypedKind, string>>;

/** What the form about a lead has, field by field, in the order in which they are saved. */
export function showState({ owner, reason, remindOn, stage, value, wonOn }: LeadState) {
  return {
    stage,
    wonOn: wonOn ?? "",
    value: String(value ?? ""),
    reason: reason ?? "",
    owner: owner ?? "",
    reminder: remindOn ?? "",
    note: "",
  } satisfies Record<TypedKind, string>;
}

/** Everything but what is shown above it: name, message and interests. */
function renderFacts(c: DeskContext, lead: Lead): Html {
  const { agreementHash, entry, id, receivedAt, submission } = lead;
  // The page of a lead that was entered by hand is the desk's.
  const shown = new Set(["name", "message", "interests", ...(entry ? ["sourcePage"] : [])]);
  const rows = fieldNames.flatMap((field): [string, string | Html][] => {
    const { kind, label, parameter } = getField(field);
    const value = [submission[field] ?? []].flat().join(", ");
    if (!label || !value || shown.has(field)) return [];
    if (kind === "email")
      return [[label, html`<a href="${buildReplyHref(id, submission)}">${value}</a>`]];
    return [[parameter ?? label, value]];
  });
  const channel = entry && channelLabels[entry.channel];
  const way = entry ? `${channel}, entered by ${nameActor(entry.by)}` : "The contact form";
  return html`<dl class="rows">
${[
  ...rows,
  ["Came by", way],
  ["Received", formatTime(receivedAt, c.var.timeZone, "full")],
  ["Consent", describeConsent(lead)],
  ...(agreementHash
    ? [["Agreed to", html`<a href="/desk/agreements/${agreementHash}">These words</a>`] as const]
    : []),
].map(
  ([label, value]) => html`<div><dt class="label">${label}</dt><dd><bdi>${value}</bdi></dd></div>`,
)}
</dl>`;
}

const deliveryNames = {
  team: "Mail to the team",
  visitor: "Mail to the visitor",
  webhook: "Webhook",
  owner: "Mail to the owner",
  reminder: "Reminder",
};

const renderDeliveries = (c: DeskContext, { deliveries }: StoredLead) => html`<dl class="rows">
${deliveries.map(
  (
    delivery,
  ) => html`<div><dt class="label">${deliveryNames[delivery.kind]}${delivery.recipient && html` ${delivery.recipient}`}</dt>
<dd class="${delivery.state}">${describeDelivery(delivery)}${delivery.sentAt && html`, ${renderTime(c, delivery.sentAt)}`}</dd></div>`,
)}
</dl>`;

/** Other leads of the same person. */
const renderOthers = (
  c: DeskContext,
  { count, newest }: LeadView["others"],
) => html`<ul class="rows">
${newest.map(
  ({ lead, work }) => html`<li>${renderTime(c, lead.receivedAt)}
<p><a href="/desk/leads/${lead.id}">${lead.submission.interests?.join(", ") || lead.id}</a>
<span class="quiet">${lead.inQuarantine ? "In quarantine" : stageLabels[work.stage]}${work.owner && `, ${work.owner}`}, from <bdi>${lead.submission.email}</bdi></span></p></li>`,
)}
${count > newest.length && html`<li>and ${count - newest.length} older</li>`}
</ul>`;

const renderSection = (
  id: string,
  heading: string,
  body: Html,
) => html`<section aria-labelledby="${id}">
<h2 id="${id}" class="label">${heading}</h2>
${body}
</section>`;

/** Opens the user's own mail program, with the lead's id in the subject. */
function buildReplyHref(id: string, { email, name }: Lead["submission"]): string {
  const address = encodeURIComponent(email).replace("%40", "@");
  const subject = encodeURIComponent(`Your message to us (${id})`);
  const body = encodeURIComponent(`Hello ${name},\r\n\r\n`);
  return `mailto:${address}?subject=${subject}&body=${body}`;
}

interface Surroundings {
  list: ListQuery;
  at: string;
  previous?: Neighbor;
  next?: Neighbor;
}

interface LeadView {
  stored: StoredLead;
  users: readonly string[];
  /** Of the same person; `count` is how many there are. */
  others: { count: number; newest: readonly StoredLead[] };
  retention: LeadsEnv["retention"];
  surroundings?: Surroundings | undefined;
  typed?: Typed;
  faults?: Typed;
}

/** The address of a lead, or of something to do with it, that keeps the list it was opened from. */
export function buildLeadHref(path: string, surroundings: Surroundings | undefined): string {
  return buildHref(path, surroundings ? { ...surroundings.list, at: surroundings.at } : {});
}

/** The id of the form about a lead, which buttons elsewhere on its page send, too. */
const workForm = "work-form";

/** The return key presses the first button of a form, which is to be the one that saves. */
const enterButton = html`<button class="unseen" form="${workForm}" tabindex="-1" aria-hidden="true">Save</button>`;

export function renderLeadPage(c: DeskContext, view: LeadView): Html {
  const { others, stored, typed } = view;
  const { lead, work } = stored;
  const { company, email, interests = [], message, name, role } = lead.submission;
  return html`${!lead.inQuarantine && enterButton}
${renderPager(view)}
<div class="lead-head flow apart">
<div>
<h1><bdi>${name}</bdi></h1>
<p class="quiet">${joinTexts(role || company ? [role, company] : [email])}</p>
${!lead.inQuarantine && renderState(c, stored, others.count)}
</div>
<div class="answer">
${renderClock(c, stored)}
${!lead.inQuarantine && html`${renderAnswer(c, view)}<p class="small">${clockNote}</p>`}
</div>
</div>
<div class="sheets">
<div>
${renderSection(
  "message",
  "Message",
  html`<p class="message-text" dir="auto">${message ?? html`<span class="quiet">No message.</span>`}</p>
${interests.length > 0 && html`<p class="badges flow">${interests.map((interest) => html`<span class="badge">${interest}</span> `)}</p>`}`,
)}
</div>
<div class="side">
${lead.inQuarantine ? renderVerdict(c, view) : renderWork(c, view)}
<p class="erase links"><a href="/desk/leads/${lead.id}/erase">Erase everything from this address…</a></p>
</div>
<div>
${renderSection("facts", "What we know", renderFacts(c, lead))}
${others.newest.length > 0 && renderSection("others", "Also from this person", renderOthers(c, others))}
${stored.deliveries.length > 0 && renderSection("deliveries", "Deliveries", renderDeliveries(c, stored))}
${lead.verdict.length > 0 && renderSection("signs", "Signs of spam", html`<ul class="signs">${lead.verdict.map((sign) => html`<li>${signLabels[sign]}</li>`)}</ul>`)}
${renderSection(
  "history",
  "History",
  html`<ol class="rows">
<li>${renderTime(c, lead.receivedAt)}<p>${describeArrival(c, lead)}</p></li>
${work.history.map(
  (entry) => html`<li>${renderTime(c, entry.at)}
<div><p>${describeEntry(entry, c.var.currency)} <span class="quiet">by ${nameActor(entry.by)}</span></p>
${entry.kind === "note" && html`<p class="note" dir="auto">${entry.value}</p>`}</div></li>`,
)}
</ol>`,
)}
</div>
</div>
${
  // Stays in view while something is not saved; the style sheet sees what was typed since.
  !lead.inQuarantine &&
  html`<p class="unsaved flow apart${Object.keys(typed ?? {}).length > 0 && " is-typed"}"><span>Not saved yet.</span> <button class="signal" form="${workForm}">Save Now</button></p>`
}`;
}

/** The person came at the time before it; the entry has one of its own if it was made later. */
function describeArrival(c: DeskContext, { entry, inQuarantine, receivedAt }: Lead): Html {
  if (entry) {
    const at = entry.at !== receivedAt && entry.at;
    return html`${at ? html`Came. Entered by hand on ${renderTime(c, at)}` : "Entered by hand"} <span class="quiet">by ${nameActor(entry.by)}</span>`;
  }
  return html`Received${inQuarantine && ", held in quarantine"}`;
}

function renderPager({ stored, surroundings }: LeadView): Html {
  const { list, next, previous } = surroundings ?? {};
  const go = ({ id, place }: Neighbor, text: Html) =>
    html`<a href="${buildHref(`/desk/leads/${id}`, { ...list, at: place })}">${text}</a>`;
  const label = html`<p class="label"><a href="${buildHref("/desk", { ...list })}">${list ? viewWords[list.show].label : "Inbox"}</a><span class="part">Lead ${stored.lead.id}</span></p>`;
  if (!surroundings) return label;
  return html`<div class="pager links flow apart">
${label}
<nav class="flow" aria-label="Leads in this list">${previous && go(previous, html`<span aria-hidden="true">←</span> Previous`)}${next && go(next, html`Next Lead <span aria-hidden="true">→</span>`)}</nav>
</div>`;
}

function renderState(c: DeskContext, stored: StoredLead, others: number): Html {
  const { owner, reason, stage, value, wonOn } = stored.work;
  return html`<div class="state flow"><span class="stage stage-${stage}">${stageLabels[stage]}${wonOn && html` on ${formatDay(wonOn, getUrgency(c).dueBy)}`}</span>
<span>${owner === c.var.user ? "Yours" : (owner ?? "No owner")}</span>
${value !== undefined && html`<span>${formatAmount(value, c.var.currency)}</span>`}
${reason && html`<span><bdi>${reason}</bdi></span>`}
${others > 0 && html`<a href="#others">${others} more from this person</a>`}
${renderReminder(c, stored)}</div>`;
}

/** The day after which a suspect is removed. */
const getLastDay = ({ receivedAt }: Lead, { suspectDays }: LeadView["retention"]) =>
  addDays(receivedAt.slice(0, 10), suspectDays);

/** What a lead in quarantine is, in one press; release takes back a rejection, too. */
function renderVerdict(
  c: DeskContext,
  { retention, stored: { lead, work }, surroundings }: LeadView,
): Html {
  const post = (name: string, button: Html) =>
    renderForm(c, buildLeadHref(`/desk/leads/${lead.id}/${name}`, surroundings), button);
  const lastDay = getLastDay(lead, retention);
  const isRejected = work.stage !== "new";
  return html`<section class="stack" aria-labelledby="quarantine">
<h2 id="quarantine">${isRejected ? "Rejected as spam" : "Held as spam"}</h2>
<p>${!isRejected && "This lead was kept but not delivered, and nobody was written to. "}It is removed after ${formatDay(lastDay, c.var.now.toISOString())}. If it’s real, release it${isRejected ? ", which takes the rejection back" : ""}: it will then be delivered like any other lead, and its clock will run from the time it arrived.</p>
${!isRejected && post("reject", html`<button class="ink">It’s Spam</button>`)}
${post("release", html`<button class="signal">Not Spam: Release</button>`)}
</section>`;
}

/** What is pressed most: each button takes one step, or all of them, and saves what was typed. */
function renderAnswer(c: DeskContext, { retention, stored, surroundings }: LeadView): Html {
  const { lead, work } = stored;
  const { id, submission } = lead;
  const isTaken = work.answeredAt && work.owner === c.var.user && work.stage === "in_progress";
  const today = getUrgency(c).dueBy;
  const isDue = work.remindOn !== undefined && work.remindOn <= today;
  const isReleased = work.history.some(({ kind }) => kind === "released");
  // Later, it would be gone at once.
  const canBeRejected = isReleased && isOpen(work.stage) && today <= getLastDay(lead, retention);
  const post = (name: string, text: string, className = "") =>
    html`<button class="${className}" form="${workForm}" formaction="${buildLeadHref(`/desk/leads/${id}/${name}`, surroundings)}">${text}</button>`;
  return html`<div class="flow">
<a class="button signal" href="${buildReplyHref(id, submission)}">Reply by Email</a>
${isOpen(work.stage) && !isTaken && post("take", "Answered, Mine, In Progress", "ink")}
${!work.answeredAt && post("answered", "Mark as Answered")}
${work.answeredAt && work.stage === "new" && post("unanswered", "Not Answered")}
${isDue && post("reminded", "Reminder Done")}
${canBeRejected && post("reject", "It’s Spam")}
</div>`;
}

/** The form by which the team works on a lead; `typed` is what was not saved. */
function renderWork(
  c: DeskContext,
  { faults = {}, stored, surroundings, typed = {}, users }: LeadView,
): Html {
  const { lead, work } = stored;
  const { note, owner, reason, reminder, stage, value, wonOn } = { ...showState(work), ...typed };
  const { dueBy: today } = getUrgency(c);
  // One that has come may stay as it is while something else is saved.
  const [earliest] = [today, work.remindOn ?? today].sort();
  const latest = [getLastReminder(today), work.remindOn ?? today].sort().at(-1);
  return html`<section aria-labelledby="work">
<h2 id="work">Update this lead</h2>
${renderForm(
  c,
  buildLeadHref(`/desk/leads/${lead.id}`, surroundings),
  html`<input type="hidden" name="seen" value="${work.history.length}">
${renderChoices("stage", "Stage", Object.entries(stageLabels), stage, { fault: faults.stage })}
<div class="outcome stack">
${renderField("wonOn", "Won on", { fault: faults.wonOn }, (field) => html`<input ${field} type="date" max="${today}" value="${wonOn || today}">`)}
${renderField("value", `Value in ${nameCurrency(c.var.currency)}`, { fault: faults.value }, (field) => html`<input ${field} inputmode="numeric" autocomplete="off" maxlength="40" value="${value}">`)}
${renderField("reason", "Reason", { fault: faults.reason }, (field) => html`<input ${field} dir="auto" autocomplete="off" maxlength="${reasonLimit}" value="${reason}">`)}
</div>
${renderSelect("owner", "Owner", [["", "No owner"], ...users.map(toOption)], owner, { fault: faults.owner })}
${renderField("reminder", "Remind the owner on", { fault: faults.reminder }, (field) => html`<input ${field} type="date" min="${earliest}" max="${latest}" value="${reminder}">`)}
${renderField("note", "Add a note", { fault: faults.note }, (field) => html`<textarea ${field} dir="auto" rows="4" placeholder=" " maxlength="${noteLimit}">${note}</textarea>`)}
<button class="ink">Save</button>`,
  { id: workForm },
)}
</section>`;
}
