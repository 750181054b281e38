import type { Hono } from "hono";
import type { LeadAdmin, LeadFilter } from "../store/lead-store.ts";
import { type DeskEnv, getUser } from "./context.ts";
import { renderInbox, type View, views } from "./inbox-page.ts";
import { showPage } from "./layout.ts";
import { readMessage } from "./messages.ts";

/** Leads on a page of the inbox. */
const pageSize = 50;

/** The inbox. */
export function addInboxRoutes(app: Hono<DeskEnv>, store: LeadAdmin): void {
  app.get("/desk", async (c) => {
    const request = readRequest(c.req.query(), getUser(c));
    const after = c.req.query("after");
    const [page, counts] = await Promise.all([
      store.getLeadPage(request.filter, { limit: pageSize, ...(after && { after }) }),
      store.countLeads(getUser(c)),
    ]);
    return showPage(c, {
      title: "Inbox",
      message: readMessage(c.req.query("done")),
      body: renderInbox(c, { ...request, ...page, counts, isFirst: !after }),
    });
  });
}

/** Which leads a query string asks for. */
export function readRequest(query: Record<string, string>, user: string) {
  const view: View = views.find((known) => known === query.show) ?? "open";
  const search = (query.q ?? "").slice(0, 200);
  const filters: Record<View, LeadFilter> = {
    open: { view: "open" },
    mine: { view: "open", owner: user },
    quarantine: { view: "quarantine" },
    all: {},
  };
  return { view, search, filter: { ...filters[view], search } };
}
