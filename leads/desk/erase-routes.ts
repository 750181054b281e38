import type { Hono } from "hono";
import { eraseAddress } from "../admin/erase-address.ts";
import type { StoredLead } from "../lead.ts";
import type { DeskContext, DeskEnv, DeskOptions } from "./context.ts";
import { renderErasePage } from "./erase-page.ts";
import { showPage } from "./layout.ts";
import { leadPath, recordWork, showGone } from "./lead-view.ts";
import { buildHref } from "./list-query.ts";
import { type MessageName, readMessage } from "./messages.ts";

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
