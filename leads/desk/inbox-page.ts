import { html } from "hono/html";
import type { StoredLead } from "../lead.ts";
import { entryPage } from "../page-path.ts";
import { getPlace } from "../store/lead-list.ts";
import type { LeadCounts, LeadPage } from "../store/lead-query.ts";
import { buildClockView, clockNote } from "./clock-view.ts";
import type { DeskContext } from "./context.ts";
import { type FilterChoices, renderFilterForm } from "./filter-form.ts";
import { type Html, joinTexts, renderForm, renderTime } from "./layout.ts";
import {
  buildHref,
  filterNames,
  getOrder,
  getUrgency,
  type ListQuery,
  type View,
  views,
} from "./list-query.ts";
import { formatDay } from "./times.ts";
import { channelLabels, formatDollars, stageLabels } from "./words.ts";

export const viewWords: Record<View, { label: string; heading: string; empty: string }> = {
  open: {
    label: "Open",
    heading: "Open leads.",
    empty: "No open leads. Every lead has been taken care of.",
  },
  mine: {
    label: "Mine",
    heading: "Your leads.",
    empty: "You have no open leads. Pick one from the Open list.",
  },
  late: {
    label: "Late",
    heading: "Late leads.",
    empty: "Nothing is late. Nobody has waited longer than one business day.",
  },
  due: {
    label: "Reminders",
    heading: "Due reminders.",
    empty: "No reminder is due today.",
  },
  quarantine: {
    label: "Quarantine",
    heading: "Quarantine.",
    empty: "The quarantine is empty.",
  },
  all: {
    label: "All",
    heading: "All leads.",
    empty: "No leads yet. Anyone who sends the contact form will be listed here.",
  },
};

interface Inbox extends LeadPage {
  list: ListQuery;
  counts: LeadCounts;
  choices: FilterChoices;
  isFirst: boolean;
}

export function renderInbox(c: DeskContext, inbox: Inbox): Html {
  const { choices, counts, isFirst, leads, list, next } = inbox;
  return html`<div class="head flow">
<div>
<p class="tag label">Desk<span class="part">Inbox</span></p>
<h1>${list.q ? html`Leads with “<bdi>${list.q}</bdi>”` : viewWords[list.show].heading}</h1>
</div>
<a class="button line" href="${entryPage}">Enter a Lead</a>
</div>
<nav class="views" aria-label="Views">
${views.map(
  (each) =>
    html`<a class="flow view-${each}" href="${buildHref("/desk", { ...list, show: each })}"${
      each === list.show && html` aria-current="page"`
    }><span>${viewWords[each].label}</span> <span class="count${counts[each] === 0 && " none"}">${counts[each].toLocaleString("en-US")}</span></a>`,
)}
</nav>
${renderFilterForm(list, choices)}
${leads.length > 0 ? renderList(c, inbox) : renderEmpty(inbox)}
<div class="foot flow">
${
  (next || !isFirst) &&
  html`<nav class="pages flow" aria-label="Pages">
${!isFirst && html`<a class="button line" href="${buildHref("/desk", { ...list })}">First Page</a>`}
${next && html`<a class="button line" href="${buildHref("/desk", { ...list, after: next })}">More Leads</a>`}
</nav>`
}
${
  leads.length > 0 &&
  renderForm(
    c,
    buildHref("/desk/export", { ...list }),
    html`<p class="exports flow"><span class="tag">Export this list</span>
<button class="line" name="format" value="xlsx">Excel</button>
<button class="line" name="format" value="csv">CSV</button></p>`,
  )
}
</div>
<p class="small">Times are in the ${c.var.timeZone} time zone. ${clockNote}</p>`;
}

function renderEmpty({ isFirst, list }: Inbox): Html {
  const { from, to } = list;
  if (to && from > to) {
    return html`<div class="empty">
<p>No lead is here, because the days are reversed: From is after To.</p>
<p><a href="${buildHref("/desk", { ...list, from: to, to: from })}">Swap the days</a></p>
</div>`;
  }
  const isNarrow = list.q !== "" || filterNames.some((name) => list[name]);
  const text = isFirst ? viewWords[list.show].empty : "No more leads.";
  return html`<div class="empty">
<p>${isNarrow ? "No lead here matches." : text}</p>
${
  isNarrow &&
  html`<p>${list.show !== "all" && html`<a href="${buildHref("/desk", { ...list, show: "all" })}">Look in all leads</a> `}
<a href="${buildHref("/desk", { show: list.show })}">Clear the search</a></p>`
}
</div>`;
}

function renderList(c: DeskContext, { leads, list }: Inbox): Html {
  return html`<div class="columns tag" aria-hidden="true">
<span>Answer clock</span><span>Lead</span><span>Interests</span><span>Stage</span><span>Owner</span><span>Received</span>
</div>
<ol class="leads">
${leads.map((stored) => renderRow(c, stored, list))}
</ol>`;
}

function renderRow(c: DeskContext, stored: StoredLead, list: ListQuery): Html {
  const { lead, work } = stored;
  const { isLate, view } = buildClockView(c, stored);
  const { company, email, interests = [], name, utmCampaign } = lead.submission;
  const channel = lead.entry && channelLabels[lead.entry.channel];
  const [first, second, ...others] = interests;
  const shown = [first, second].filter((interest) => interest !== undefined);
  const at = getPlace(stored, getOrder(c, list));
  return html`<li class="lead${isLate && " late"}">
<div class="cell-clock">${view}${renderReminder(c, stored)}</div>
<div class="cell-name"><h2><a href="${buildHref(`/desk/leads/${lead.id}`, { ...list, at })}"><bdi>${name}</bdi></a></h2>
<p><bdi>${company ?? email}</bdi></p>
${(channel || utmCampaign) && html`<p class="tag">${joinTexts([channel, utmCampaign])}</p>`}</div>
<p class="cell-interests flow">${shown.map((interest) => html`<span class="chip">${interest}</span> `)}${others.length > 0 && html`<span class="chip">+${others.length}</span>`}</p>
<p class="cell-stage"><span class="stage stage-${work.stage}">${stageLabels[work.stage]}</span>${work.value !== undefined && html` <span class="tag">${formatDollars(work.value)}</span>`}</p>
<p class="cell-owner">${work.owner === c.var.user ? html`<strong>You</strong>` : (work.owner ?? html`<span class="quiet">No owner</span>`)}</p>
<p class="cell-received">${renderTime(c, lead.receivedAt)}</p>
</li>`;
}

/** The day of a lead's reminder, marked once it has come. */
export function renderReminder(c: DeskContext, { lead, work }: StoredLead): Html | false {
  const { remindOn } = work;
  if (remindOn === undefined || lead.inQuarantine) return false;
  const today = getUrgency(c).dueBy;
  const day = remindOn === today ? "today" : formatDay(remindOn, today);
  return html`<p class="reminder${remindOn <= today && " due"}">Reminder ${day}</p>`;
}
