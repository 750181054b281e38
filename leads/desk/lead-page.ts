import { html } from "hono/html";
import { isOpen, type Lead, type StoredLead } from "../lead.ts";
import type { Neighbor } from "../store/lead-query.ts";
import { buildClockView, clockNote } from "./clock-view.ts";
import type { DeskContext } from "./context.ts";
import { renderReminder, viewWords } from "./inbox-page.ts";
import { type Html, renderForm, renderTime } from "./layout.ts";
import {
  buildReplyHref,
  renderDeliveries,
  renderFacts,
  renderOthers,
  renderSigns,
} from "./lead-facts.ts";
import { buildHref, getUrgency, type ListQuery } from "./list-query.ts";
import { describeEntry, formatDollars, nameActor, stageLabels } from "./words.ts";
import { renderWork, type Typed, type WorkFaults } from "./work-panel.ts";

/** The list that a lead was opened from, and what is next to it there. */
export interface Surroundings {
  list: ListQuery;
  /** The lead's place in the list. */
  at: string;
  previous?: Neighbor;
  next?: Neighbor;
}

interface LeadView {
  stored: StoredLead;
  users: readonly string[];
  /** Other leads of the same person. */
  others: { count: number; newest: readonly StoredLead[] };
  surroundings?: Surroundings | undefined;
  /** What was typed but not saved, and why. */
  typed?: Typed | undefined;
  faults?: WorkFaults | undefined;
}

/** The address of a lead, or of something to do with it, that keeps the list it was opened from. */
export function buildLeadHref(path: string, surroundings: Surroundings | undefined): string {
  return buildHref(path, surroundings ? { ...surroundings.list, at: surroundings.at } : {});
}

/** Everything that is known of a lead, and everything that can be done with it. */
export function renderLeadPage(c: DeskContext, view: LeadView): Html {
  const { others, stored, surroundings } = view;
  const { lead, work } = stored;
  const { company, email, interests = [], message, name, role } = lead.submission;
  return html`${renderPager(lead, surroundings)}
<div class="lead-head flow">
<div>
<h1>${name}</h1>
<p class="lead-line">${[role, company].filter(Boolean).join(", ") || email}</p>
${!lead.inQuarantine && renderState(c, stored, others.count)}
</div>
<div class="answer">
${buildClockView(c, stored).view}
${!lead.inQuarantine && html`${renderAnswer(c, view)}<p class="small">${clockNote}</p>`}
</div>
</div>
<div class="sheets">
<section class="sheet" aria-labelledby="message">
<h2 id="message" class="tag">Message</h2>
<p class="message-text">${message ?? html`<span class="quiet">No message.</span>`}</p>
${interests.length > 0 && html`<p class="chips flow">${interests.map((interest) => html`<span class="chip">${interest}</span> `)}</p>`}
</section>
<div class="side">
${lead.inQuarantine ? renderRelease(c, view) : renderWork(c, { ...view, action: buildLeadHref(`/desk/leads/${lead.id}`, surroundings) })}
<p class="erase"><a href="/desk/leads/${lead.id}/erase">Erase everything from this address…</a></p>
</div>
<div class="sheet">
<section aria-labelledby="facts">
<h2 id="facts" class="tag">What we know</h2>
${renderFacts(c, lead)}
</section>
${renderOthers(c, others)}
${renderDeliveries(c, stored)}
${renderSigns(lead)}
<section aria-labelledby="history">
<h2 id="history" class="tag">History</h2>
<ol class="history">
<li>${renderTime(c, lead.receivedAt)}<p>${describeArrival(c, lead)}</p></li>
${work.history.map(
  (entry) => html`<li>${renderTime(c, entry.at)}
<p>${describeEntry(entry)} <span class="by">by ${nameActor(entry.by)}</span></p>
${entry.kind === "note" && html`<p class="note">${entry.value}</p>`}</li>`,
)}
</ol>
</section>
</div>
</div>`;
}

/** The person came at the time before it; the entry has one of its own if it was made later. */
function describeArrival(c: DeskContext, { entry, inQuarantine, receivedAt }: Lead): Html {
  if (entry) {
    const at = entry.at !== receivedAt && entry.at;
    return html`${at ? html`Came. Entered by hand on ${renderTime(c, at)}` : "Entered by hand"} <span class="by">by ${nameActor(entry.by)}</span>`;
  }
  return html`Received${inQuarantine && ", held in quarantine"}`;
}

/** Back to the list, and on to the leads before and after this one in it. */
function renderPager({ id }: Lead, surroundings: Surroundings | undefined): Html {
  const part = html`<span class="part">Lead ${id}</span>`;
  if (!surroundings) return html`<p class="tag label"><a href="/desk">Inbox</a>${part}</p>`;
  const { list, next, previous } = surroundings;
  const step = (neighbor: Neighbor | undefined, rel: string, text: string) =>
    neighbor &&
    html`<a rel="${rel}" href="${buildHref(`/desk/leads/${neighbor.id}`, { ...list, at: neighbor.place })}">${text}</a>`;
  return html`<div class="pager flow">
<p class="tag label"><a href="${buildHref("/desk", { ...list })}">${viewWords[list.show].label}</a>${part}</p>
<nav class="steps flow" aria-label="Leads in this list">${step(previous, "prev", "Previous")}${step(next, "next", "Next Lead")}</nav>
</div>`;
}

/** Where the team is with it, in one line. */
function renderState(c: DeskContext, stored: StoredLead, others: number): Html {
  const { owner, reason, stage, value } = stored.work;
  return html`<div class="state flow"><span class="stage stage-${stage}">${stageLabels[stage]}</span>
<span>${owner === c.var.user ? "Yours" : (owner ?? "No owner")}</span>
${value !== undefined && html`<span>${formatDollars(value)}</span>`}
${reason && html`<span>${reason}</span>`}
${others > 0 && html`<a href="#others">${others} more from this person</a>`}
${renderReminder(c, stored)}</div>`;
}

function renderRelease(c: DeskContext, { stored, surroundings }: LeadView): Html {
  const action = buildLeadHref(`/desk/leads/${stored.lead.id}/release`, surroundings);
  return html`<section class="panel" aria-labelledby="quarantine">
<h2 id="quarantine">Held as spam</h2>
<p>This lead was kept but not delivered. If it’s real, release it: it will then be delivered like any other lead, and its clock will run from the time it arrived.</p>
${renderForm(c, action, html`<button class="signal">Not Spam: Release</button>`)}
</section>`;
}

/** What is pressed most: each button takes one step, or all of them. */
function renderAnswer(c: DeskContext, { stored, surroundings }: LeadView): Html {
  const { lead, work } = stored;
  const { id, submission } = lead;
  const isTaken = work.answeredAt && work.owner === c.var.user && work.stage === "in_progress";
  const isDue = work.remindOn !== undefined && work.remindOn <= getUrgency(c).dueBy;
  const seen = html`<input type="hidden" name="seen" value="${work.history.length}">`;
  const post = (name: string, button: Html) =>
    renderForm(c, buildLeadHref(`/desk/leads/${id}/${name}`, surroundings), html`${seen}${button}`);
  return html`<div class="answer-buttons flow">
<a class="button signal" href="${buildReplyHref(id, submission)}">Reply by Email</a>
${isOpen(work.stage) && !isTaken && post("take", html`<button class="ink">Answered, Mine, In Progress</button>`)}
${!work.answeredAt && post("answered", html`<button class="line">Mark as Answered</button>`)}
${isDue && post("reminded", html`<button class="line">Reminder Done</button>`)}
</div>`;
}
