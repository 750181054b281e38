import { html } from "hono/html";
import { describeDelivery } from "../admin/describe-deliveries.ts";
import { fieldNames, getField } from "../fields.ts";
import { type Lead, type StoredLead, stages } from "../lead.ts";
import { noteLimit } from "../lead-change.ts";
import { buildClockView } from "./clock-view.ts";
import type { DeskContext } from "./context.ts";
import { type Html, renderForm, renderTime } from "./layout.ts";
import { formatTime } from "./times.ts";
import { describeEntry, nameActor, signLabels, stageLabels } from "./words.ts";

/** What the form about a lead was sent with. */
export interface Typed {
  /** How many lines the history had when the page was shown. */
  seen: number;
  stage: string;
  owner: string;
  note: string;
}

interface LeadView {
  stored: StoredLead;
  users: readonly string[];
  /** What was typed but not saved. */
  typed?: Typed | undefined;
}

/** Everything that is known of a lead, and everything that can be done with it. */
export function renderLeadPage(c: DeskContext, view: LeadView): Html {
  const { stored } = view;
  const { lead, work } = stored;
  const { company, email, interests = [], message, name, role } = lead.submission;
  return html`<p class="tag label"><a href="/desk">Inbox</a><span class="part">Lead ${lead.id}</span></p>
<div class="lead-head">
<div>
<h1>${name}</h1>
<p class="lead-line">${[role, company].filter(Boolean).join(", ") || email}</p>
</div>
<div class="answer">
${buildClockView(c, stored).view}
${!lead.inQuarantine && renderAnswer(c, stored)}
</div>
</div>
<div class="sheets">
<section class="sheet" aria-labelledby="message">
<h2 id="message" class="tag">Message</h2>
<p class="message-text">${message ?? html`<span class="quiet">No message.</span>`}</p>
${interests.length > 0 && html`<p class="chips">${interests.map((interest) => html`<span class="chip">${interest}</span> `)}</p>`}
</section>
<div class="side">
${lead.inQuarantine ? renderRelease(c, lead) : renderWork(c, view)}
<p class="erase"><a href="/desk/leads/${lead.id}/erase">Erase everything from this address…</a></p>
</div>
<div class="sheet">
<section aria-labelledby="facts">
<h2 id="facts" class="tag">What we know</h2>
${renderFacts(c, lead)}
</section>
${renderDeliveries(c, stored)}
${renderSigns(lead)}
<section aria-labelledby="history">
<h2 id="history" class="tag">History</h2>
<ol class="history">
<li>${renderTime(c, lead.receivedAt)}<p>Received${lead.inQuarantine && ", held in quarantine"}</p></li>
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

/** Everything but what is shown above it: name, message and interests. */
function renderFacts(
  c: DeskContext,
  { agreementHash, id, noticeVersion, receivedAt, submission }: Lead,
): Html {
  const shown = new Set(["name", "message", "interests"]);
  const rows = fieldNames.flatMap((field): [string, string | Html][] => {
    const { kind, label, parameter } = getField(field);
    const value = [submission[field] ?? []].flat().join(", ");
    if (!label || !value || shown.has(field)) return [];
    if (kind === "email")
      return [[label, html`<a href="${buildReplyHref(id, submission)}">${value}</a>`]];
    return [[parameter ?? label, value]];
  });
  return html`<dl class="facts">
${[
  ...rows,
  ["Received", formatTime(receivedAt, c.var.timeZone, "full")],
  ["Consent", `Given with the form${noticeVersion ? `, privacy notice of ${noticeVersion}` : ""}`],
  ...(agreementHash
    ? [["Agreed to", html`<a href="/desk/agreements/${agreementHash}">These words</a>`] as const]
    : []),
].map(([label, value]) => html`<div><dt class="tag">${label}</dt><dd>${value}</dd></div>`)}
</dl>`;
}

const deliveryNames = {
  team: "Mail to the team",
  visitor: "Mail to the visitor",
  webhook: "Webhook",
  owner: "Mail to the owner",
  reminder: "Reminder",
};

function renderDeliveries(c: DeskContext, { deliveries }: StoredLead): Html | false {
  return (
    deliveries.length > 0 &&
    html`<section aria-labelledby="deliveries">
<h2 id="deliveries" class="tag">Deliveries</h2>
<dl class="facts">
${deliveries.map(
  (delivery) => html`<div><dt class="tag">${deliveryNames[delivery.kind]}</dt>
<dd class="${delivery.state}">${describeDelivery(delivery)}${delivery.sentAt && html`, ${renderTime(c, delivery.sentAt)}`}</dd></div>`,
)}
</dl>
</section>`
  );
}

function renderSigns({ verdict }: Lead): Html | false {
  return (
    verdict.length > 0 &&
    html`<section aria-labelledby="signs">
<h2 id="signs" class="tag">Signs of spam</h2>
<ul class="signs">${verdict.map((sign) => html`<li>${signLabels[sign]}</li>`)}</ul>
</section>`
  );
}

function renderRelease(c: DeskContext, { id }: Lead): Html {
  return html`<section class="panel" aria-labelledby="quarantine">
<h2 id="quarantine">Held as spam</h2>
<p>This lead was kept but not delivered. If it’s real, release it: it will then be delivered like any other lead, and its clock will run from the time it arrived.</p>
${renderForm(c, `/desk/leads/${id}/release`, html`<button class="signal">Not Spam: Release</button>`)}
</section>`;
}

function renderAnswer(c: DeskContext, { lead, work }: StoredLead): Html {
  const { id, submission } = lead;
  const button = html`<button class="line">Mark as Answered</button>`;
  return html`<div class="row">
<a class="button signal" href="${buildReplyHref(id, submission)}">Reply by Email</a>
${!work.answeredAt && renderForm(c, `/desk/leads/${id}/answered`, button)}
</div>`;
}

function renderWork(c: DeskContext, { stored, typed, users }: LeadView): Html {
  const { lead, work } = stored;
  const stage = typed?.stage ?? work.stage;
  const owner = typed?.owner ?? work.owner ?? "";
  const owners = [...new Set([...users, work.owner ?? "", owner])].filter(Boolean);
  return html`<section class="panel" aria-labelledby="work">
<h2 id="work">Update this lead</h2>
${renderForm(
  c,
  `/desk/leads/${lead.id}`,
  html`<input type="hidden" name="seen" value="${work.history.length}">
<fieldset><legend>Stage</legend>
<div class="stages">
${stages.map(
  (each) =>
    html`<label><input type="radio" name="stage" value="${each}"${each === stage && " checked"}> ${stageLabels[each]}</label>`,
)}
</div></fieldset>
<div class="field"><label for="owner">Owner</label>
<select id="owner" name="owner">
<option value="">No owner</option>
${owners.map((each) => html`<option${each === owner && " selected"}>${each}</option>`)}
</select></div>
<div class="field"><label for="note">Add a note</label>
<textarea id="note" name="note" rows="4" maxlength="${noteLimit}">${typed?.note}</textarea></div>
<button class="ink">Save</button>`,
)}
</section>`;
}

/** Asks once more before everything from an address is erased. */
export function renderErasePage(
  c: DeskContext,
  { lead }: StoredLead,
  { count, newest }: { count: number; newest: readonly StoredLead[] },
): Html {
  const { email } = lead.submission;
  return html`<div class="narrow">
<p class="tag label"><a href="/desk/leads/${lead.id}">Lead ${lead.id}</a><span class="part">Erase</span></p>
<h1>Erase everything from ${email}?</h1>
<p>This erases ${count === 1 ? "one lead" : `${count} leads`} from this address, with notes, history and mail files. It cannot be undone, not even from a backup.</p>
<ul class="erased">
${newest.map(
  ({ lead: each }) =>
    html`<li><span class="tag">${each.id}</span> ${each.submission.name}, ${renderTime(c, each.receivedAt)}</li>`,
)}
${count > newest.length && html`<li>and ${count - newest.length} older</li>`}
</ul>
<p>Delivered emails, exports and older backups are not erased. The system behind a signed webhook is told; any other is not. Erase the data there as well.</p>
${renderForm(
  c,
  `/desk/leads/${lead.id}/erase`,
  html`<label class="check"><input type="checkbox" name="confirmed" value="yes" required> Erase for good</label>
<div class="row"><button class="signal">Erase</button>
<a class="button line" href="/desk/leads/${lead.id}">Keep</a></div>`,
)}
</div>`;
}

/** Opens the user's own mail program, with the lead's id in the subject. */
function buildReplyHref(id: string, { email, name }: Lead["submission"]): string {
  const address = encodeURIComponent(email).replace("%40", "@");
  const subject = encodeURIComponent(`Your message to us (${id})`);
  const body = encodeURIComponent(`Hello ${name},\r\n\r\n`);
  return `mailto:${address}?subject=${subject}&body=${body}`;
}
