import type { Hono } from "hono";
import { html } from "hono/html";
import { getErrorDetails } from "startup/log";
import * as v from "valibot";
import { readPages } from "../admin/backup.ts";
import { exportFormats } from "../admin/render-export.ts";
import { cleanLine } from "../clean-text.ts";
import { formatAmount } from "../currency.ts";
import {
  daySchema,
  endWithSlash,
  entryPage,
  type StoredLead,
  seenLetter,
  stages,
} from "../lead.ts";
import { getPlace, type LeadFilter, type Urgency } from "../store/lead-reader.ts";
import {
  addDays,
  businessDay,
  businessTimeWords,
  formatSpan,
  getAnswerClock,
  getDayStart,
  getLateTime,
  readWallClock,
} from "../time/clock.ts";
import {
  channelLabels,
  describeWaiting,
  formatDay,
  nameSourcePage,
  stageLabels,
} from "../words.ts";
import {
  type DeskContext,
  type DeskEnv,
  type DeskOptions,
  getUser,
  type Html,
  joinTexts,
  type Options,
  readMessage,
  recordAccess,
  renderField,
  renderForm,
  renderSelect,
  renderTime,
  showPage,
  showSmallPage,
  toInbox,
  toOption,
} from "./layout.ts";

const views = ["open", "mine", "late", "due", "quarantine", "all"] as const;
type View = (typeof views)[number];

/** The owner of leads that have none, in an address. */
const nobody = "none";

/** What a list can be narrowed down by, beside view and search. */
const filterLabels = {
  stage: "Stage",
  owner: "Owner",
  campaign: "Campaign",
  page: "Page",
  from: "From",
  to: "To",
};
type FilterName = keyof typeof filterLabels;
const filterNames = Object.keys(filterLabels) as FilterName[];

/** Longest value in an address that counts. */
const longestValue = 300;

/** Which leads a list shows, as its address has it; what is empty leaves out no lead. */
export type ListQuery = ReturnType<typeof readListQuery>;

export function readListQuery(query: Record<string, string>) {
  const read = (name: string) => cleanLine((query[name] ?? "").slice(0, longestValue));
  const readDay = (name: string) => (v.is(daySchema, query[name]) ? (query[name] ?? "") : "");
  return {
    show: views.find((known) => known === query.show) ?? ("open" as const),
    q: (query.q ?? "").slice(0, 200),
    stage: stages.find((known) => known === query.stage) ?? ("" as const),
    owner: read("owner"),
    campaign: read("campaign"),
    page: query.page ? endWithSlash(read("page")) : "",
    /** Days such as `2026-11-20`, both included. */
    from: readDay("from"),
    to: readDay("to"),
  };
}

export function buildHref(
  path: string,
  values: Partial<Record<string, string | undefined>>,
): string {
  const filled = Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]);
  const query = new URLSearchParams(filled).toString();
  return query ? `${path}?${query}` : path;
}

export function buildFilter(c: DeskContext, list: ListQuery): LeadFilter {
  const { timeZone } = c.var;
  const { lateBefore, dueBy } = getUrgency(c);
  const ofView: Record<View, LeadFilter> = {
    open: { view: "open" },
    mine: { view: "open", owner: getUser(c) },
    late: { lateBefore },
    due: { dueBy },
    quarantine: { view: "quarantine" },
    all: {},
  };
  return {
    search: list.q,
    ...(list.stage && { stage: list.stage }),
    ...(list.owner && { owner: list.owner === nobody ? null : list.owner }),
    ...(list.campaign && { campaign: list.campaign }),
    ...(list.page && { page: list.page }),
    ...(list.from && { since: getDayStart(list.from, timeZone) }),
    ...(list.to && { until: getDayStart(addDays(list.to, 1), timeZone) }),
    ...ofView[list.show],
  };
}

export function getUrgency({ var: { now, timeZone } }: DeskContext): Urgency {
  return { lateBefore: getLateTime(now, timeZone), dueBy: readWallClock(now, timeZone).day };
}

/** What comes first in a list; in those of quarantine and all leads, the newest. */
export function getOrder(c: DeskContext, { show }: ListQuery): Urgency | undefined {
  return show === "quarantine" || show === "all" ? undefined : getUrgency(c);
}

/** What the inbox shows, as a file that is sent while it is made; one at a time. */
export function addExportRoutes(app: Hono<DeskEnv>, { log, store }: DeskOptions): void {
  let isExporting = false;

  app.post("/desk/export", async (c) => {
    // Making one takes as much of the processor as answering visitors leaves.
    if (isExporting) {
      return showSmallPage(c, {
        part: "Export",
        heading: "Nothing was exported.",
        status: 503,
        body: html`<p>Another one is running. Try again in a minute.</p>`,
        next: toInbox,
      });
    }
    isExporting = true;
    const { currency, now, timeZone } = c.var;
    const list = readListQuery(c.req.query());
    const filter = buildFilter(c, list);
    const format = readFormat(c);
    const isFiltered = filterNames.some((name) => list[name]);
    const part = `${list.show}${list.q && ", searched"}${isFiltered ? ", filtered" : ""}`;
    const what = `${format} of ${part}`;
    try {
      await recordAccess(c, store, "exported", what, await store.countFound(filter));
    } catch (error) {
      isExporting = false;
      throw error;
    }
    const { render } = exportFormats[format];
    async function* write() {
      try {
        yield* render(readPages(store, filter), { currency, timeZone });
      } finally {
        isExporting = false;
      }
    }
    return sendFile(
      c,
      `leads-${part.replaceAll(", ", "-")}-${now.toISOString().slice(0, 10)}`,
      write(),
      log,
    );
  });
}

/** What the form of an export asks, and its answer. */
export const formatButtons = html`<button name="format" value="xlsx">Excel</button>
<button name="format" value="csv">CSV</button>`;

export const readFormat = (c: DeskContext) =>
  c.var.form.get("format") === "xlsx" ? "xlsx" : "csv";

/** How long an export waits for somebody to read on, in milliseconds. */
const readTime = 30_000;

/**
 * Sends a file of the format that was asked for, and ends when nobody reads it. An error that ends a
 * stream is printed and sent, so the original is only logged.
 */
export function sendFile(
  c: DeskContext,
  name: string,
  parts: AsyncGenerator<string | Uint8Array>,
  log: DeskOptions["log"],
): Response {
  let ending: NodeJS.Timeout;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      clearTimeout(ending);
      try {
        const { done, value } = await parts.next();
        if (done) return controller.close();
        controller.enqueue(Buffer.from(value));
        ending = setTimeout(() => {
          log.error("export not read");
          controller.error(new Error("Nobody reads the export"));
          void parts.return(undefined);
        }, readTime);
      } catch (error) {
        log.error("export failed", getErrorDetails(error));
        throw new Error("The export failed");
      }
    },
    async cancel() {
      clearTimeout(ending);
      await parts.return(undefined);
    },
  });
  const format = readFormat(c);
  c.header("content-disposition", `attachment; filename="${name}.${format}"`);
  return c.body(stream, 200, { "content-type": exportFormats[format].type });
}

/** Says once on a page what its answer clocks count. */
export const clockNote = `The answer clock counts business days: ${businessTimeWords}.`;

/** How long a lead has been open, in words and as a dimension line that is one business day long. */
export function renderClock({ var: { now, timeZone } }: DeskContext, stored: StoredLead): Html {
  const { lead, work } = stored;
  const { isLate, isRunning, openTime } = getAnswerClock(stored, now, timeZone);
  if (lead.inQuarantine) {
    return html`<p class="clock quiet">${work.stage === "new" ? "In quarantine" : "Spam"}</p>`;
  }
  if (!isRunning) {
    const text = work.answeredAt ? `Answered in ${formatSpan(openTime)}` : "Not answered";
    return html`<p class="clock quiet">${text}</p>`;
  }
  const span = formatSpan(openTime);
  const share = Math.min(100, (openTime / businessDay) * 100).toFixed(1);
  const left = formatSpan(businessDay - openTime);
  return html`<div class="clock"><svg width="100%" height="10" aria-hidden="true">
<rect class="rail" y="4.5" width="100%" height="1"/>
<rect class="share" y="3" width="${share}%" height="4"/>
<rect class="rail" width="1.5" height="10"/>
<rect class="rail" x="100%" width="1.5" height="10" transform="translate(-1.5)"/>
</svg>
<p>${isLate ? html`<strong class="badge signal">Late</strong> ${span} open` : html`<span>${span} open,</span> <span>${left} left</span>`}</p></div>`;
}

/** The search, and below a fold what a list can be narrowed down by; a press takes that off again. */
function renderFilterForm({ choices: { campaigns, owners, pages, users }, list }: Inbox): Html {
  const active = filterNames.filter((name) => list[name]);
  // Whoever left still owns what nobody has taken over.
  const others = owners.filter((owner) => !users.includes(owner));
  const options: Partial<Record<FilterName, Options>> = {
    stage: Object.entries(stageLabels),
    owner: [
      [nobody, "No owner"],
      ...users.map(toOption),
      ...others.map((each) => [each, `${each} (not a user)`] as const),
    ],
    campaign: campaigns.map(toOption),
    page: pages.map((page) => [page, nameSourcePage(page)]),
  };
  const renderFilter = (name: FilterName) => {
    const own = options[name];
    return own
      ? renderSelect(name, filterLabels[name], [["", "Any"], ...own], list[name])
      : renderField(
          name,
          filterLabels[name],
          {},
          (field) => html`<input ${field} type="date" value="${list[name]}">`,
        );
  };
  const describe = (name: FilterName) =>
    name === "from" || name === "to"
      ? formatDay(list[name])
      : (options[name]?.find(([value]) => value === list[name])?.[1] ?? list[name]);
  return html`<form class="find flow" role="search" action="/desk">
<input type="hidden" name="show" value="${list.show}">
<div class="search">
${renderField(
  "q",
  "Search this list",
  {},
  (field) =>
    html`<div class="search-line"><input ${field} type="search" value="${list.q}" dir="auto" maxlength="200" autocomplete="off">
<button class="ink">Search</button></div>`,
)}
</div>
<details class="filters"${active.length > 0 && " open"}>
<summary class="button">Filter</summary>
<div class="filter-fields">
${filterNames.map(renderFilter)}
<button>Apply</button>
</div>
</details>
</form>
${
  active.length > 0 &&
  html`<ul class="active links flow" aria-label="Filters in use">
${active.map(
  (name) =>
    html`<li><a class="badge" href="${buildHref("/desk", { ...list, [name]: "" })}"><span class="quiet">${filterLabels[name]}</span> <bdi>${describe(name)}</bdi> <span aria-hidden="true">×</span><span class="unseen">, take off</span></a></li>`,
)}
<li><a href="${buildHref("/desk", { show: list.show })}">Clear all</a></li>
</ul>`
}`;
}

export const viewWords: Record<
  View,
  { label: string; heading: string; empty: string; badge?: string }
> = {
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
    badge: "badge signal",
  },
  due: {
    label: "Reminders",
    heading: "Due reminders.",
    empty: "No reminder is due today.",
    badge: "badge petrol",
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

/** What the inbox shows; some owners are no users any more. */
type Inbox = Awaited<ReturnType<typeof readInbox>>;

function renderInbox(c: DeskContext, inbox: Inbox): Html {
  const { counts, isFirst, leads, list, next } = inbox;
  return html`<div class="flow apart">
<div>
<p class="label">Desk<span class="part">Inbox</span></p>
<h1>${list.q ? html`Leads with “<bdi>${list.q}</bdi>”` : viewWords[list.show].heading}</h1>
<p class="quiet">${list.show === "quarantine" ? `What is here is removed ${inbox.retention.suspectDays} days after it came, and nobody is written to. Until then, it can be released.` : `${describeWaiting(inbox.waiting)}.`}</p>
</div>
<a class="button" href="${entryPage}">Enter a Lead</a>
</div>
<nav class="views cells" aria-label="Views">
${views.map(
  (each) =>
    html`<a class="flow apart" href="${buildHref("/desk", { ...list, show: each })}"${
      each === list.show && html` aria-current="page"`
    }><span>${viewWords[each].label}</span> <span class="${(counts[each] > 0 && viewWords[each].badge) || "quiet tag"}">${counts[each].toLocaleString("en-US")}</span></a>`,
)}
</nav>
${renderFilterForm(inbox)}
${inbox.nearest.length > 0 && renderNearest(inbox)}
${leads.length > 0 ? renderList(c, inbox) : renderEmpty(inbox)}
<div class="foot flow apart">
${
  (next || !isFirst) &&
  html`<nav class="flow" aria-label="Pages">
${!isFirst && html`<a class="button" href="${buildHref("/desk", { ...list })}">First Page</a>`}
${next && html`<a class="button" href="${buildHref("/desk", { ...list, after: next })}">More Leads</a>`}
</nav>`
}
${
  leads.length > 0 &&
  renderForm(
    c,
    buildHref("/desk/export", { ...list }),
    html`<p class="flow"><span class="tag">Export this list</span>
${formatButtons}</p>`,
  )
}
</div>
<p class="small">Times are in the ${c.var.timeZone} time zone. ${clockNote}</p>`;
}

/** Says that the list is not of what was typed, but of what is one slip away from it. */
function renderNearest({ asked, list, nearest: [shown, ...others] }: Inbox): Html {
  return html`<p class="links">Nothing has “<bdi>${asked}</bdi>”. Shown is the nearest: “<bdi>${shown}</bdi>”${others.map((q) => html`, or <a href="${buildHref("/desk", { ...list, q })}"><bdi>${q}</bdi></a>`)}.</p>`;
}

function renderEmpty({ isFirst, list }: Inbox): Html {
  const isNarrow = list.q !== "" || filterNames.some((name) => list[name]);
  const text = isFirst ? viewWords[list.show].empty : "No more leads.";
  return html`<div class="empty links">
<p>${isNarrow ? "No lead here matches." : text}</p>
${
  isNarrow &&
  html`<p>${list.show !== "all" && html`<a href="${buildHref("/desk", { ...list, show: "all" })}">Look in all leads</a> `}
<a href="${buildHref("/desk", { show: list.show })}">Clear the search</a></p>`
}
</div>`;
}

function renderList(c: DeskContext, inbox: Inbox): Html {
  return html`<div class="columns label" aria-hidden="true">
<span>Answer clock</span><span>Lead</span><span>Interests</span><span>Stage</span><span>Owner</span><span>Received</span>
</div>
<ol class="leads">
${inbox.leads.map((stored) => renderRow(c, stored, inbox))}
</ol>`;
}

function renderRow(c: DeskContext, stored: StoredLead, inbox: Inbox): Html {
  const { lead, work } = stored;
  const { company, email, interests = [], utmCampaign } = lead.submission;
  // What nobody sees, nobody can press.
  const name = seenLetter.test(lead.submission.name) ? lead.submission.name : email;
  const sameCount = inbox.others.get(lead.id) ?? 0;
  const channel = lead.entry && channelLabels[lead.entry.channel];
  const [first, second, ...others] = interests;
  const shown = [first, second].filter((interest) => interest !== undefined);
  const at = getPlace(stored, getOrder(c, inbox.list));
  return html`<li class="lead">
<div class="cell-clock">${renderClock(c, stored)}${renderReminder(c, stored)}</div>
<div class="cell-name"><h2><a href="${buildHref(`/desk/leads/${lead.id}`, { ...inbox.list, at })}"><bdi>${name}</bdi></a></h2>
<p class="quiet"><bdi>${company ?? email}</bdi></p>
${(channel || utmCampaign) && html`<p class="tag">${joinTexts([channel, utmCampaign])}</p>`}
${sameCount > 0 && html`<p class="tag">${sameCount} more from this person</p>`}</div>
<p class="badges flow">${shown.map((interest) => html`<span class="badge">${interest}</span> `)}${others.length > 0 && html`<span class="badge">+${others.length}</span>`}</p>
${
  lead.inQuarantine && work.stage === "new"
    ? renderForm(
        c,
        buildHref(`/desk/leads/${lead.id}/reject`, c.req.query()),
        html`<button>It’s Spam<span class="unseen">: <bdi>${name}</bdi></span></button>`,
      )
    : html`<p><span class="stage stage-${work.stage}">${stageLabels[work.stage]}</span>${work.value !== undefined && html` <span class="tag">${formatAmount(work.value, c.var.currency)}</span>`}</p>`
}
<p class="tag">${work.owner === c.var.user ? html`<strong>You</strong>` : (work.owner ?? html`<span class="quiet">No owner</span>`)}</p>
<p>${renderTime(c, lead.receivedAt)}</p>
</li>`;
}

/** The day of a lead's reminder, marked once it has come. */
export function renderReminder(c: DeskContext, { lead, work }: StoredLead): Html | false {
  const { remindOn } = work;
  if (remindOn === undefined || lead.inQuarantine) return false;
  const today = getUrgency(c).dueBy;
  const day = remindOn === today ? "today" : formatDay(remindOn, today);
  return html`<p class="${remindOn <= today ? "badge petrol" : "quiet tag"}">Reminder ${day}</p>`;
}

const pageSize = 50;

/** The list that is shown: with a search that nothing has, the one of the nearest that something has. */
async function findList(c: DeskContext, { store }: DeskOptions) {
  const list = readListQuery(c.req.query());
  const { q: asked } = list;
  const isFound = async (filter: LeadFilter) =>
    (await store.getLeadPage(filter, { limit: 1 })).leads.length > 0;
  const isUnknown =
    asked && !(await isFound(buildFilter(c, list))) && !(await isFound({ search: asked }));
  const nearest = isUnknown ? (await store.findNearest(asked)).slice(0, 5) : [];
  return { asked, nearest, list: { ...list, q: nearest[0] ?? asked } };
}

async function readInbox(c: DeskContext, options: DeskOptions) {
  const { retention, store, users } = options;
  const { list, ...search } = await findList(c, options);
  const after = c.req.query("after") ?? "";
  const place = { limit: pageSize, urgency: getOrder(c, list), after };
  const [page, counts, waiting, values] = await Promise.all([
    store.getLeadPage(buildFilter(c, list), place),
    store.countLeads(getUser(c), getUrgency(c)),
    store.countWaiting(getUrgency(c).lateBefore),
    store.getFilterValues(),
  ]);
  const others = await store.countOthers(page.leads);
  const own = { ...search, list, retention, choices: { ...values, users }, isFirst: !after };
  return { ...page, ...own, others, counts, waiting };
}

export function addInboxRoutes(app: Hono<DeskEnv>, options: DeskOptions): void {
  app.get("/desk", async (c) =>
    showPage(c, {
      title: "Inbox",
      message: readMessage(c.req.query("done")),
      body: renderInbox(c, await readInbox(c, options)),
    }),
  );
}
