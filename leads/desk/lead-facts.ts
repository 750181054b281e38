import { html } from "hono/html";
import { describeDelivery } from "../admin/lead-record.ts";
import { fieldNames, getField } from "../fields.ts";
import type { Lead, StoredLead } from "../lead.ts";
import { channelLabels, formatTime, nameActor, signLabels, stageLabels } from "../words.ts";
import type { DeskContext } from "./context.ts";
import { type Html, renderTime } from "./layout.ts";

/** Everything but what is shown above it: name, message and interests. */
export function renderFacts(c: DeskContext, lead: Lead): Html {
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
  return html`<dl class="facts">
${[
  ...rows,
  ["Came by", way],
  ["Received", formatTime(receivedAt, c.var.timeZone, "full")],
  ["Consent", describeConsent(lead)],
  ...(agreementHash
    ? [["Agreed to", html`<a href="/desk/agreements/${agreementHash}">These words</a>`] as const]
    : []),
].map(
  ([label, value]) => html`<div><dt class="tag">${label}</dt><dd><bdi>${value}</bdi></dd></div>`,
)}
</dl>`;
}

/** Whether, how and to what somebody consented. */
export function describeConsent({ entry, noticeVersion, submission: { consent } }: Lead): string {
  if (entry) return `${consent ? "Given to these words" : "None needed"}: ${entry.consentBasis}`;
  return `Given with the form${noticeVersion ? `, privacy notice of ${noticeVersion}` : ""}`;
}

const deliveryNames = {
  team: "Mail to the team",
  visitor: "Mail to the visitor",
  webhook: "Webhook",
  owner: "Mail to the owner",
  reminder: "Reminder",
};

export function renderDeliveries(c: DeskContext, { deliveries }: StoredLead): Html | false {
  return (
    deliveries.length > 0 &&
    html`<section aria-labelledby="deliveries">
<h2 id="deliveries" class="tag">Deliveries</h2>
<dl class="facts">
${deliveries.map(
  (
    delivery,
  ) => html`<div><dt class="tag">${deliveryNames[delivery.kind]}${delivery.recipient && html` ${delivery.recipient}`}</dt>
<dd class="${delivery.state}">${describeDelivery(delivery)}${delivery.sentAt && html`, ${renderTime(c, delivery.sentAt)}`}</dd></div>`,
)}
</dl>
</section>`
  );
}

export function renderSigns({ verdict }: Lead): Html | false {
  return (
    verdict.length > 0 &&
    html`<section aria-labelledby="signs">
<h2 id="signs" class="tag">Signs of spam</h2>
<ul class="signs">${verdict.map((sign) => html`<li>${signLabels[sign]}</li>`)}</ul>
</section>`
  );
}

/** Other leads of the same person; `count` is how many there are. */
export function renderOthers(
  c: DeskContext,
  { count, newest }: { count: number; newest: readonly StoredLead[] },
): Html | false {
  return (
    newest.length > 0 &&
    html`<section aria-labelledby="others">
<h2 id="others" class="tag">Also from this person</h2>
<ul class="others">
${newest.map(
  ({ lead, work }) => html`<li>${renderTime(c, lead.receivedAt)}
<p><a href="/desk/leads/${lead.id}">${lead.submission.interests?.join(", ") || lead.id}</a>
<span class="by">${lead.inQuarantine ? "In quarantine" : stageLabels[work.stage]}${work.owner && `, ${work.owner}`}, from <bdi>${lead.submission.email}</bdi></span></p></li>`,
)}
${count > newest.length && html`<li>and ${count - newest.length} older</li>`}
</ul>
</section>`
  );
}

/** Opens the user's own mail program, with the lead's id in the subject. */
export function buildReplyHref(id: string, { email, name }: Lead["submission"]): string {
  const address = encodeURIComponent(email).replace("%40", "@");
  const subject = encodeURIComponent(`Your message to us (${id})`);
  const body = encodeURIComponent(`Hello ${name},\r\n\r\n`);
  return `mailto:${address}?subject=${subject}&body=${body}`;
}
