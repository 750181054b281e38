import { html } from "hono/html";
import type { StoredLead } from "../lead.ts";
import type { DeskContext } from "./context.ts";
import { type Html, renderForm, renderTime } from "./layout.ts";

interface Erasable {
  /** What the address has, and the newest of it. */
  count: number;
  newest: readonly StoredLead[];
  /** What is probably the same mailbox. */
  others: readonly { address: string; leadId: string }[];
  /** Another address of the mailbox has just been erased. */
  isNext: boolean;
}

/** Asks once more before everything from an address is erased. */
export function renderErasePage(
  c: DeskContext,
  { lead }: StoredLead,
  { count, isNext, newest, others }: Erasable,
): Html {
  const { email } = lead.submission;
  return html`<div class="narrow">
<p class="tag label"><a href="/desk/leads/${lead.id}">Lead ${lead.id}</a><span class="part">Erase</span></p>
<h1>Erase everything from <bdi>${email}</bdi>?</h1>
${isNext && html`<p><bdi>${email}</bdi> is probably the same mailbox, and was not erased. If it is the same person, erase it, too.</p>`}
<p>This erases ${count === 1 ? "one lead" : `${count} leads`} from this address, with notes, history and mail files. It cannot be undone.</p>
<ul class="erased">
${newest.map(
  ({ lead: each }) =>
    html`<li><span class="tag">${each.id}</span> <bdi>${each.submission.name}</bdi>, ${renderTime(c, each.receivedAt)}</li>`,
)}
${count > newest.length && html`<li>and ${count - newest.length} older</li>`}
</ul>
${others.length > 0 && renderOtherAddresses(others)}
<p>Delivered emails, exports and older backups are not erased. The system behind a signed webhook is told; any other is not. Erase the data there as well.</p>
${renderForm(
  c,
  `/desk/leads/${lead.id}/erase`,
  html`<label class="check"><input type="checkbox" name="confirmed" value="yes" required> Erase for good</label>
<div class="row flow"><button class="signal">Erase</button>
<a class="button line" href="/desk/leads/${lead.id}">Keep</a></div>`,
)}
</div>`;
}

function renderOtherAddresses(others: Erasable["others"]): Html {
  const links = others.map(
    ({ address, leadId }, index) =>
      html`${index > 0 && ", "}<a href="/desk/leads/${leadId}"><bdi>${address}</bdi></a>`,
  );
  return html`<p class="same-mailbox">Probably the same mailbox, and not erased with it: ${links}. If it is the same person, erase each of them, too.</p>`;
}
