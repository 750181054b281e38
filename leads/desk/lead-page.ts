import { html } from "hono/html";
import { isOpen, type Lead, type StoredLead } from "../lead.ts";
import type { Neighbor } from "../store/lead-query.ts";
import { describeEntry, formatDollars, nameActor, stageLabels } from "../words.ts";
import type { DeskContext } from "./context.ts";
import { buildClockView, clockNote, renderReminder, viewWords } from "./inbox.ts";
import {
  type Html,
  joinTexts,
  renderForm,
  renderTime,
  renderWorkButton,
  workForm,
} from "./layout.ts";
import {
  buildReplyHref,
  renderDeliveries,
  renderFacts,
  renderOthers,
  renderSigns,
} from "./lead-facts.ts";
import { buildHref, getUrgency, type ListQuery } from "./list-query.ts";
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
  /** The address of a way out that asks about what is not saved, if it is to be asked. */
  buildLeaveHref?: ((way: string) => string) | undefined;
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
  const { others, stored, surroundings, typed } = view;
  const { lead, work } = stored;
  const { company, email, interests = [], message, name, role } = lead.submission;
  return html`${renderPager(view)}
<div class="lead-head flow">
<div>
<h1><bdi>${name}</bdi></h1>
<p class="lead-line">${joinTexts(role || company ? [role, company] : [email])}</p>
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
<p class="message-text" dir="auto">${message ?? html`<span class="quiet">No message.</span>`}</p>
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
${entry.kind === "note" && html`<p class="note" dir="auto">${entry.value}</p>`}</li>`,
)}
</ol>
</section>
</div>
</div>
${!lead.inQuarantine && renderUnsaved(typed)}`;
}

/** Stays in view while something is not saved; the style sheet sees what was typed since. */
function renderUnsaved(typed: Typed | undefined): Html {
  return html`<p class="unsaved flow${typed && " is-typed"}"><span>Not saved yet.</span> <button class="signal" form="${workForm}">Save Now</button></p>`;
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
function renderPager({ buildLeaveHref, stored, surroundings }: LeadView): Html {
  const { id, inQuarantine } = stored.lead;
  const { list, next, previous } = surroundings ?? {};
  const lead = (neighbor: Neighbor) =>
    buildHref(`/desk/leads/${neighbor.id}`, { ...list, at: neighbor.place });
  const go = (to: string, href: string, text: string) =>
    buildLeaveHref && !inQuarantine
      ? renderWorkButton(buildLeaveHref(to), text, `way ${to}`)
      : html`<a class="${to}" href="${href}">${text}</a>`;
  const label = html`<p class="tag label">${go("list", buildHref("/desk", { ...list }), list ? viewWords[list.show].label : "Inbox")}<span class="part">Lead ${id}</span></p>`;
  if (!surroundings) return label;
  return html`<div class="pager flow">
${label}
<nav class="steps flow" aria-label="Leads in this list">${previous && go("previous", lead(previous), "Previous")}${next && go("next", lead(next), "Next Lead")}</nav>
</div>`;
}

/** Where the team is with it, in one line. */
function renderState(c: DeskContext, stored: StoredLead, others: number): Html {
  const { owner, reason, stage, value } = stored.work;
  return html`<div class="state flow"><span class="stage stage-${stage}">${stageLabels[stage]}</span>
<span>${owner === c.var.user ? "Yours" : (owner ?? "No owner")}</span>
${value !== undefined && html`<span>${formatDollars(value)}</span>`}
${reason && html`<span><bdi>${reason}</bdi></span>`}
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

/** What is pressed most: each button takes one step, or all of them, and saves what was typed. */
function renderAnswer(c: DeskContext, { stored, surroundings }: LeadView): Html {
  const { lead, work } = stored;
  const { id, submission } = lead;
  const isTaken = work.answeredAt && work.owner === c.var.user && work.stage === "in_progress";
  const isDue = work.remindOn !== undefined && work.remindOn <= getUrgency(c).dueBy;
  const post = (name: string, text: string, className: string) =>
    html`<button class="${className}" form="${workForm}" formaction="${buildLeadHref(`/desk/leads/${id}/${name}`, surroundings)}">${text}</button>`;
  return html`<div class="answer-buttons flow">
<a class="button signal" href="${buildReplyHref(id, submission)}">Reply by Email</a>
${isOpen(work.stage) && !isTaken && post("take", "Answered, Mine, In Progress", "ink")}
${!work.answeredAt && post("answered", "Mark as Answered", "line")}
${isDue && post("reminded", "Reminder Done", "line")}
</div>`;
}
