import type { Hono } from "hono";
import { html } from "hono/html";
import {
  getMonthPeriod,
  getRecentPeriod,
  type ReportPeriod,
  readReport,
} from "../report/build-report.ts";
import { renderReport, renderReportCsv } from "../report/render-report.ts";
import type { Access } from "../store/access-record.ts";
import type { LeadAdmin } from "../store/lead-store.ts";
import { addMonths, readWallClock } from "../time/clock.ts";
import { nameActor } from "../words.ts";
import {
  type DeskContext,
  type DeskEnv,
  type DeskOptions,
  getUser,
  type Html,
  renderForm,
  renderTime,
  showPage,
} from "./layout.ts";

const path = "/desk/report";

/** The report of the last four weeks, or of a month, as a page and as CSV. */
export function addReportRoutes(app: Hono<DeskEnv>, options: DeskOptions): void {
  async function read(c: DeskContext, action: "exported" | "read") {
    const { now, timeZone } = c.var;
    const month = getMonthPeriod(c.req.query("month") ?? "", now, timeZone);
    const period = month ?? getRecentPeriod(now, timeZone);
    const report = await readReport(options.store, period, now, options);
    await options.store.recordAccess({
      action,
      at: now.toISOString(),
      by: getUser(c),
      what: `${action === "read" ? "" : "csv of the "}report, ${period.first} to ${period.last}`,
      count: report.total.leads,
    });
    return { period, report };
  }

  app.get(path, async (c) => {
    const { period, report } = await read(c, "read");
    return showPage(c, {
      title: `Report, ${period.name}`,
      body: html`${renderBar(c, period)}${renderReport(report)}`,
    });
  });

  app.post(path, async (c) => {
    const { period, report } = await read(c, "exported");
    const name = `leads-report-${period.month ?? period.first}`;
    c.header("content-disposition", `attachment; filename="${name}.csv"`);
    return c.body(renderReportCsv(report), 200, { "content-type": "text/csv; charset=utf-8" });
  });
}

/** Where the report is, the periods next to it, and its file. */
function renderBar(c: DeskContext, { first, month }: ReportPeriod): Html {
  const present = readWallClock(c.var.now, c.var.timeZone).day.slice(0, 7);
  const shown = month ?? first.slice(0, 7);
  const periods = [{ start: addMonths(shown, -1), text: "Month before" }];
  if (month && month < present) periods.push({ start: addMonths(month, 1), text: "Month after" });
  if (month !== present) periods.push({ start: present, text: "This month" });
  return html`<div class="report-bar flow">
<p class="tag label"><a href="/desk">Inbox</a><span class="part">Report</span></p>
<nav class="flow" aria-label="Periods">
${month && html`<a href="${path}">Last four weeks</a>`}
${periods.map(({ start, text }) => html`<a href="${path}?month=${start}">${text}</a>`)}
${renderForm(c, month ? `${path}?month=${month}` : path, html`<button class="line">CSV</button>`)}
</nav>
</div>
`;
}

/** Entries on a page. */
const limit = 100;

const actionLabels: Record<Access["action"], string> = {
  signed_in: "signed in",
  read: "read",
  exported: "exported",
  erased: "erased",
};

/** Shows who saw what, newest first, and the words that visitors agreed to. */
export function addRecordPages(app: Hono<DeskEnv>, store: LeadAdmin): void {
  app.get("/desk/agreements/:hash", async (c, next) => {
    const hash = c.req.param("hash");
    const agreement = (await store.getAgreements()).find((each) => each.hash === hash);
    if (!agreement) return next();
    return c.text(agreement.text);
  });

  app.get("/desk/record", async (c) => {
    const after = c.req.query("after");
    const { accesses, next } = await store.getAccesses({ limit, ...(after && { after }) });
    return showPage(c, {
      title: "Who saw what",
      body: html`<p class="tag label"><a href="/desk">Inbox</a><span class="part">Record</span></p>
<h1>Who saw what.</h1>
<p>Each sign-in, each lead that was opened, each export and each erasure. Nobody can change an entry; each is removed after 12 months.</p>
<ol class="history">
${accesses.map((access) => html`<li>${renderTime(c, access.at)}<p>${describeAccess(access)}</p></li>`)}
</ol>
${next && html`<p><a class="button line" href="/desk/record?after=${encodeURIComponent(next)}">Older Entries</a></p>`}`,
    });
  });
}

function describeAccess({ action, by, count, what }: Access): string {
  const leads = count === 1 ? "1 lead" : `${count.toLocaleString("en-US")} leads`;
  const object = action === "signed_in" ? "" : ` ${leads} (${what})`;
  return `${nameActor(by)} ${actionLabels[action]}${object}`;
}
