import type { Hono } from "hono";
import { type DeskEnv, type DeskOptions, getUser } from "./context.ts";
import { renderInbox } from "./inbox-page.ts";
import { showPage } from "./layout.ts";
import { buildFilter, getOrder, getUrgency, readListQuery } from "./list-query.ts";
import { readMessage } from "./messages.ts";

/** Leads on a page of the inbox. */
const pageSize = 50;

export function addInboxRoutes(app: Hono<DeskEnv>, { store, users }: DeskOptions): void {
  app.get("/desk", async (c) => {
    const list = readListQuery(c.req.query());
    const after = c.req.query("after");
    const place = { limit: pageSize, urgency: getOrder(c, list), ...(after && { after }) };
    const [page, counts, values] = await Promise.all([
      store.getLeadPage(buildFilter(c, list), place),
      store.countLeads(getUser(c), getUrgency(c)),
      store.getFilterValues(),
    ]);
    const choices = { ...values, users };
    return showPage(c, {
      title: "Inbox",
      message: readMessage(c.req.query("done")),
      body: renderInbox(c, { ...page, list, counts, choices, isFirst: !after }),
    });
  });
}
