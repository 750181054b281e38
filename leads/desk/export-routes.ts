import type { Hono } from "hono";
import { html } from "hono/html";
import { getErrorDetails, type Log } from "startup/log";
import { readPages } from "../admin/backup.ts";
import { exportFormats } from "../admin/render-export.ts";
import { type DeskContext, type DeskEnv, type DeskOptions, getUser } from "./context.ts";
import { showSmallPage, toInbox } from "./layout.ts";
import { buildFilter, filterNames, readListQuery } from "./list-query.ts";

/** What the inbox shows, as a file that is sent while it is made; one at a time. */
export function addExportRoutes(app: Hono<DeskEnv>, { log, store }: DeskOptions): void {
  let isExporting = false;

  app.post("/desk/export", async (c) => {
    // Making one takes as much of the processor as answering visitors leaves.
    if (isExporting) return showBusy(c);
    isExporting = true;
    const end = () => {
      isExporting = false;
    };
    const { now, timeZone } = c.var;
    const by = getUser(c);
    const list = readListQuery(c.req.query());
    const filter = buildFilter(c, list);
    const format = c.var.form.get("format") === "xlsx" ? "xlsx" : "csv";
    const isFiltered = filterNames.some((name) => list[name]);
    const what = `${format} of ${list.show}${list.q && ", searched"}${isFiltered ? ", filtered" : ""}`;
    const at = now.toISOString();
    try {
      // Before the first line: nobody has a part of it that is not on record.
      const count = await store.countFound(filter);
      await store.recordAccess({ action: "exported", at, by, what, count });
    } catch (error) {
      end();
      throw error;
    }
    const { render, type } = exportFormats[format];
    const content = render(readPages(store, filter), { timeZone });
    c.header(
      "content-disposition",
      `attachment; filename="leads-${list.show}-${at.slice(0, 10)}.${format}"`,
    );
    return c.body(streamFile(endWith(content, end), log), 200, { "content-type": type });
  });
}

function showBusy(c: DeskContext) {
  return showSmallPage(c, {
    part: "Export",
    heading: "Nothing was exported.",
    status: 503,
    body: html`<p>Another one is running. Try again in a minute.</p>`,
    next: toInbox,
  });
}

/** The same parts, and `end` after the last one, or when they are no longer wanted. */
async function* endWith(parts: AsyncIterable<string | Uint8Array>, end: () => void) {
  try {
    yield* parts;
  } finally {
    end();
  }
}

/** How long an export waits for somebody to read on, in milliseconds. */
const readTime = 30_000;

/**
 * Streams a file, and ends when nobody reads it. An error that ends a stream is printed and sent, so
 * the original is only logged.
 */
function streamFile(
  parts: AsyncGenerator<string | Uint8Array>,
  log: Log,
): ReadableStream<Uint8Array> {
  let ending: NodeJS.Timeout;
  return new ReadableStream({
    async pull(controller) {
      clearTimeout(ending);
      try {
        const { done, value } = await parts.next();
        if (done) return controller.close();
        controller.enqueue(Buffer.from(value));
        ending = setTimeout(() => {
          log.error("export not read");
          controller.error(new Error("Nobody reads the export"));
          void parts.return(undefined);
        }, readTime);
      } catch (error) {
        log.error("export failed", getErrorDetails(error));
        throw new Error("The export failed");
      }
    },
    async cancel() {
      clearTimeout(ending);
      await parts.return(undefined);
    },
  });
}
