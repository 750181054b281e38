import { html } from "hono/html";
import type { StoredLead } from "../lead.ts";
import type { DeskContext } from "./context.ts";
import { type Html, renderForm, renderTime } from "./layout.ts";

/** The second question before everything of an address goes. */
export function renderErasePage(
  c: DeskContext,
  { lead }: StoredLead,
  same: readonly StoredLead[],
): Html {
  const { email } = lead.submission;
  const count = same.length === 1 ? "One lead" : `${same.length} leads`;
  return html`<div class="narrow">
<p class="tag label"><a href="/desk/leads/${lead.id}">Lead ${lead.id}</a><span class="part">Erase</span></p>
<h1>Erase everything of ${email}?</h1>
<p>${count} of this address, with notes, history and mail files. Nobody can bring them back, not even from a backup.</p>
<ul class="erased">
${same.map(
  ({ lead: each }) =>
    html`<li><span class="tag">${each.id}</span> ${each.submission.name}, ${renderTime(c, each.receivedAt)}</li>`,
)}
</ul>
<p>Delivered mails, exports, older backups and the system behind the webhook are beyond reach: erase there, too.</p>
${renderForm(
  c,
  `/desk/leads/${lead.id}/erase`,
  html`<label class="check"><input type="checkbox" name="confirmed" value="yes" required> Erase for good</label>
<div class="row"><button class="signal">Erase</button>
<a class="button line" href="/desk/leads/${lead.id}">Keep</a></div>`,
)}
</div>`;
}
