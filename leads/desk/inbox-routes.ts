import type { Hono } from "hono";
import { html } from "hono/html";
import { readPages } from "../admin/read-pages.ts";
import { renderCsvPages, renderXlsx } from "../admin/render-export.ts";
import type { StoredLead } from "../lead.ts";
import { getErrorDetails, type Log } from "../log.ts";
import type { LeadAdmin, LeadFilter } from "../store/lead-store.ts";
import { type DeskContext, type DeskEnv, getUser } from "./context.ts";
import { renderInbox, type View, views } from "./inbox-page.ts";
import { showPage, showSmallPage, toInbox } from "./layout.ts";
import { readMessage } from "./messages.ts";

/** Leads on a page of the inbox. */
const pageSize = 50;

export interface InboxOptions {
  store: LeadAdmin;
  log: Log;
}

/** The inbox, and what it shows as a file. */
export function addInboxRoutes(app: Hono<DeskEnv>, { log, store }: InboxOptions): void {
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

  let isExporting = false;

  app.get("/desk/export", async (c) => {
    // A page elsewhere under the same domain could start them with the user's cookie.
    if (!["same-origin", "none"].includes(c.req.header("sec-fetch-site") ?? "none")) {
      return refuseExport(c, 403, "Start exports from the inbox.");
    }
    // A workbook of every lead needs a lot of memory.
    if (isExporting) return refuseExport(c, 503, "Another one is running. Try again in a minute.");
    isExporting = true;
    const by = getUser(c);
    const { filter, search, view } = readRequest(c.req.query(), by);
    const { count, pages } = countLeads(readPages(store, filter));
    const end = async () => {
      isExporting = false;
      const what = `${isXlsx ? "xlsx" : "csv"} of ${view}${search ? ", searched" : ""}`;
      const at = c.var.now.toISOString();
      await store.recordAccess({ action: "exported", at, by, what, count: count() });
    };
    const name = `leads-${view}-${c.var.now.toISOString().slice(0, 10)}`;
    const isXlsx = c.req.query("format") === "xlsx";
    c.header("content-disposition", `attachment; filename="${name}.${isXlsx ? "xlsx" : "csv"}"`);
    if (isXlsx) {
      return c.body(await renderXlsx(pages).finally(end), 200, {
        "content-type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      });
    }
    return c.body(streamText(endWith(renderCsvPages(pages), end), log), 200, {
      "content-type": "text/csv; charset=utf-8",
    });
  });
}

function refuseExport(c: DeskContext, status: 403 | 503, text: string) {
  return showSmallPage(c, {
    part: "Export",
    heading: "Nothing was exported.",
    status,
    body: html`<p>${text}</p>`,
    next: toInbox,
  });
}

/** The same pages, and how many leads were on those that were read. */
function countLeads(source: AsyncIterable<StoredLead[]>) {
  let leads = 0;
  const readOn = async function* () {
    for await (const page of source) {
      leads += page.length;
      yield page;
    }
  };
  return { pages: readOn(), count: () => leads };
}

/** The same parts, and `end` after the last one, or when they are no longer wanted. */
async function* endWith<Part>(parts: AsyncIterable<Part>, end: () => Promise<void>) {
  try {
    yield* parts;
  } finally {
    await end();
  }
}

/** Streams a file. An error that ends a stream is printed and sent, so the original is only logged. */
function streamText(parts: AsyncGenerator<string>, log: Log): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        log.error("export failed", getErrorDetails(error));
        throw new Error("The export failed");
      }
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}

/** Which leads a query string asks for. */
function readRequest(query: Record<string, string>, user: string) {
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
