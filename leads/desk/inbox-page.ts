import { html } from "hono/html";
import type { StoredLead } from "../lead.ts";
import type { LeadCounts, LeadPage } from "../store/lead-store.ts";
import { buildClockView } from "./clock-view.ts";
import type { DeskContext } from "./context.ts";
import { type Html, renderTime } from "./layout.ts";
import { stageLabels } from "./words.ts";

/** What the inbox can show. */
export const views = ["open", "mine", "quarantine", "all"] as const;
export type View = (typeof views)[number];

const viewWords: Record<View, { label: string; heading: string; empty: string }> = {
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
  view: View;
  search: string;
  counts: LeadCounts;
  isFirst: boolean;
}

/** The address of the inbox with a view, a search and more. */
function buildHref(path: string, values: Record<string, string | undefined>): string {
  const filled = Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]);
  const query = new URLSearchParams(filled).toString();
  return query ? `${path}?${query}` : path;
}

export function renderInbox(c: DeskContext, inbox: Inbox): Html {
  const { counts, isFirst, leads, next, search, view } = inbox;
  const q = search;
  return html`<div class="head">
<div>
<p class="tag label">Desk<span class="part">Inbox</span></p>
<h1>${search ? html`Leads with “${search}”` : viewWords[view].heading}</h1>
</div>
<form class="search" role="search" action="/desk">
<input type="hidden" name="show" value="${view}">
<label class="tag" for="q">Search ${viewWords[view].label.toLowerCase()}</label>
<div class="search-line">
<input id="q" name="q" type="search" value="${search}" maxlength="200" autocomplete="off">
<button class="ink">Search</button>
</div>
</form>
</div>
<nav class="views" aria-label="Views">
${views.map(
  (each) =>
    html`<a href="${buildHref("/desk", { show: each, q })}"${
      each === view && html` aria-current="page"`
    }><span>${viewWords[each].label}</span> <span class="count">${counts[each].toLocaleString("en-US")}</span></a>`,
)}
</nav>
${leads.length > 0 ? renderList(c, leads) : renderEmpty(inbox)}
<div class="foot">
${
  (next || !isFirst) &&
  html`<nav class="pages" aria-label="Pages">
${!isFirst && html`<a class="button line" href="${buildHref("/desk", { show: view, q })}">Newest</a>`}
${next && html`<a class="button line" href="${buildHref("/desk", { show: view, q, after: next })}">Older Leads</a>`}
</nav>`
}
${
  leads.length > 0 &&
  html`<p class="exports"><span class="tag">Export this list</span>
<a class="export" href="${buildHref("/desk/export", { format: "xlsx", show: view, q })}">Excel</a>
<a class="export" href="${buildHref("/desk/export", { format: "csv", show: view, q })}">CSV</a></p>`
}
</div>
<p class="small">Times are in the ${c.var.timeZone} time zone.</p>`;
}

function renderEmpty({ isFirst, search, view }: Inbox): Html {
  return html`<div class="empty">
<p>${search ? `No lead here matches “${search}”.` : isFirst ? viewWords[view].empty : "No older leads."}</p>
${search && html`<p><a href="${buildHref("/desk", { show: view })}">Clear the search</a></p>`}
</div>`;
}

function renderList(c: DeskContext, leads: readonly StoredLead[]): Html {
  return html`<div class="columns tag" aria-hidden="true">
<span>Answer clock</span><span>Lead</span><span>Interests</span><span>Stage</span><span>Owner</span><span>Received</span>
</div>
<ol class="leads">
${leads.map((stored) => renderRow(c, stored))}
</ol>`;
}

function renderRow(c: DeskContext, stored: StoredLead): Html {
  const { lead, work } = stored;
  const { isLate, view } = buildClockView(c, stored);
  const { company, email, interests = [], name } = lead.submission;
  const [first, second, ...others] = interests;
  const shown = [first, second].filter((interest) => interest !== undefined);
  return html`<li class="lead${isLate && " late"}">
<div class="cell-clock">${view}</div>
<div class="cell-name"><h2><a href="/desk/leads/${lead.id}">${name}</a></h2><p>${company ?? email}</p></div>
<p class="cell-interests">${shown.map((interest) => html`<span class="chip">${interest}</span> `)}${others.length > 0 && html`<span class="chip">+${others.length}</span>`}</p>
<p class="cell-stage">${stageLabels[work.stage]}</p>
<p class="cell-owner">${work.owner ?? html`<span class="quiet">No owner</span>`}</p>
<p class="cell-received">${renderTime(c, lead.receivedAt)}</p>
</li>`;
}
