import type { Hono } from "hono";
import { html } from "hono/html";
import { eraseAddress } from "../admin/erase-address.ts";
import type { StoredLead } from "../lead.ts";
import type { DeskContext, DeskEnv, DeskOptions } from "./context.ts";
import {
  type Html,
  type MessageName,
  readMessage,
  renderForm,
  renderTime,
  showPage,
} from "./layout.ts";
import { leadPath, recordWork, showGone } from "./lead-view.ts";
import { buildHref } from "./list-query.ts";

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
function renderErasePage(
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

/** The page that asks before erasing lists this many leads; the others are counted. */
const listedLeads = 20;

/** Erases everything from a lead's address, once that is confirmed. */
export function addEraseRoutes(app: Hono<DeskEnv>, options: DeskOptions): void {
  const { log, store } = options;

  app.get(`${leadPath}/erase`, async (c) => {
    const stored = await store.getLead(c.req.param("id"));
    return stored ? showErasePage(c, stored) : showGone(c);
  });

  app.post(`${leadPath}/erase`, async (c) => {
    const stored = await store.getLead(c.req.param("id"));
    if (!stored) return showGone(c);
    if (c.var.form.get("confirmed") !== "yes")
      return showErasePage(c, stored, "Check the box to confirm.");
    const { email } = stored.lead.submission;
    const { isComplete, leads } = await eraseAddress(email, options);
    // Somebody was faster by a moment, and is on record.
    if (leads.length === 0) return showGone(c);
    await recordWork(c, store, "erased", stored.lead.id, leads.length);
    options.wakeOutbox();
    // What a restored backup brings back can be erased again by these (docs/operating.md).
    for (const lead of leads) log.info("lead erased at the desk", { lead });
    const [other] = await store.findOtherAddresses(email);
    const next = other ? `/desk/leads/${other.leadId}/erase` : "/desk";
    const done: MessageName = isComplete ? "erased" : "erased_but_read";
    return c.redirect(buildHref(next, { done }), 303);
  });

  async function showErasePage(c: DeskContext, stored: StoredLead, fault?: string) {
    const { email } = stored.lead.submission;
    const ids = await store.findLeads(email);
    const same = await store.getLeads({ ids: ids.slice(0, listedLeads) });
    await recordWork(c, store, "read", stored.lead.id, same.length);
    const others = await store.findOtherAddresses(email);
    const done = readMessage(c.req.query("done"));
    const isNext = done !== undefined;
    return showPage(c, {
      title: `Erase ${stored.lead.id}`,
      status: fault ? 400 : 200,
      message: fault ? { tone: "fault", text: fault } : done,
      body: renderErasePage(c, stored, { count: ids.length, newest: same, others, isNext }),
    });
  }
}
