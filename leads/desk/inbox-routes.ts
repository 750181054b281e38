import type { Hono } from "hono";
import { html } from "hono/html";
import { getErrorDetails, type Log } from "startup/log";
import { readPages } from "../admin/read-pages.ts";
import { renderCsvPages, renderXlsx } from "../admin/render-export.ts";
import type { LeadAdmin } from "../store/lead-store.ts";
import { type DeskContext, type DeskEnv, getUser } from "./context.ts";
import { renderInbox } from "./inbox-page.ts";
import { showPage, showSmallPage, toInbox } from "./layout.ts";
import { buildFilter, filterNames, getOrder, getUrgency, readListQuery } from "./list-query.ts";
import { readMessage } from "./messages.ts";

/** Leads on a page of the inbox. */
const pageSize = 50;

export interface InboxOptions {
  store: LeadAdmin;
  /** Addresses that a lead can be given to. */
  users: readonly string[];
  log: Log;
}

/** The inbox, and what it shows as a file. */
export function addInboxRoutes(app: Hono<DeskEnv>, { log, store, users }: InboxOptions): void {
  app.get("/desk", async (c) => {
    const list = readListQuery(c.req.query());
    const after = c.req.query("after");
    const place = { limit: pageSize, urgency: getOrder(c, list), ...(after && { after }) };
    const [page, counts, values] = await Promise.all([
      store.getLeadPage(buildFilter(c, list), place),
      store.countLeads(getUser(c), getUrgency(c)),
      store.getFilterValues(),
    ]);
    const choices = { ...values, owners: users };
    return showPage(c, {
      title: "Inbox",
      message: readMessage(c.req.query("done")),
      body: renderInbox(c, { ...page, list, counts, choices, isFirst: !after }),
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
    const end = () => {
      isExporting = false;
    };
    const by = getUser(c);
    const list = readListQuery(c.req.query());
    const filter = buildFilter(c, list);
    const format = c.req.query("format") === "xlsx" ? "xlsx" : "csv";
    const isFiltered = filterNames.some((name) => list[name]);
    const what = `${format} of ${list.show}${list.q && ", searched"}${isFiltered ? ", filtered" : ""}`;
    const at = c.var.now.toISOString();
    try {
      // Before the first line: nobody has a part of it that is not on record.
      const count = await store.countFound(filter);
      await store.recordAccess({ action: "exported", at, by, what, count });
    } catch (error) {
      end();
      throw error;
    }
    const pages = readPages(store, filter);
    const name = `leads-${list.show}-${at.slice(0, 10)}`;
    c.header("content-disposition", `attachment; filename="${name}.${format}"`);
    if (format === "xlsx") {
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

/** The same parts, and `end` after the last one, or when they are no longer wanted. */
async function* endWith<Part>(parts: AsyncIterable<Part>, end: () => void) {
  try {
    yield* parts;
  } finally {
    end();
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
