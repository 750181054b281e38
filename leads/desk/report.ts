import type { Hono } from "hono";
import { html } from "hono/html";
import {
  describeFigures,
  describeLimits,
  getColumns,
  getMonthPeriod,
  getRecentPeriod,
  type Report,
  type ReportLine,
  type ReportPeriod,
  type ReportTable,
  readReport,
} from "../report/report.ts";
import { renderReportCsv, renderReportXlsx } from "../spreadsheet.ts";
import type { LeadStore } from "../store/lead-store.ts";
import type { Access } from "../store/lead-upkeep.ts";
import { addMonths, readWallClock } from "../time/clock.ts";
import { nameActor, plural } from "../words.ts";
import { formatButtons, readFormat, sendFile } from "./inbox.ts";
import {
  type DeskContext,
  type DeskEnv,
  type DeskOptions,
  type Html,
  recordAccess,
  renderForm,
  renderTime,
  showPage,
} from "./layout.ts";

const path = "/desk/report";

export function addReportRoutes(app: Hono<DeskEnv>, options: DeskOptions): void {
  const { log, store } = options;
  async function read(c: DeskContext, action: "exported" | "read") {
    const { now, timeZone } = c.var;
    const period =
      getMonthPeriod(c.req.query("month") ?? "", now, timeZone) ?? getRecentPeriod(now, timeZone);
    const report = await readReport(store, period, now, options);
    const of = action === "read" ? "" : `${readFormat(c)} of the `;
    const what = `${of}report, ${period.first} to ${period.last}`;
    await recordAccess(c, store, action, what, report.total.leads);
    return report;
  }

  app.get(path, async (c) => {
    const report = await read(c, "read");
    return showPage(c, {
      title: `Report, ${report.period.name}`,
      body: html`${renderBar(c, report.period)}${renderReport(report)}`,
    });
  });

  app.post(path, async (c) => {
    const report = await read(c, "exported");
    const { first, month } = report.period;
    async function* write() {
      if (readFormat(c) === "csv") yield renderReportCsv(report);
      else yield* renderReportXlsx(report);
    }
    return sendFile(c, `leads-report-${month ?? first}`, write(), log);
  });
}

function renderBar(c: DeskContext, { month }: ReportPeriod): Html {
  const present = readWallClock(c.var.now, c.var.timeZone).day.slice(0, 7);
  const shown = month ?? present;
  const periods = [{ start: addMonths(shown, -1), text: "Month before" }];
  if (month && month < present) periods.push({ start: addMonths(month, 1), text: "Month after" });
  if (month !== present) periods.push({ start: present, text: "This month" });
  return html`<div class="report-bar flow apart">
<p class="label"><a href="/desk">Inbox</a><span class="part">Report</span></p>
<nav class="links flow" aria-label="Periods">
${month && html`<a href="${path}">Last four weeks</a>`}
${periods.map(({ start, text }) => html`<a href="${path}?month=${start}">${text}</a>`)}
${renderForm(c, month ? `${path}?month=${month}` : path, html`<p class="flow">${formatButtons}</p>`)}
</nav>
</div>
`;
}

const limit = 100;

/** Shows who saw what, newest first, and the words that visitors agreed to. */
export function addRecordPages(app: Hono<DeskEnv>, store: LeadStore): void {
  app.get("/desk/agreements/:hash", async (c, next) => {
    const hash = c.req.param("hash");
    const agreement = (await store.getAgreements()).find((each) => each.hash === hash);
    if (!agreement) return next();
    return c.text(agreement.text);
  });

  app.get("/desk/record", async (c) => {
    const after = c.req.query("after") ?? "";
    const { accesses, next } = await store.getAccesses({ limit, after });
    return showPage(c, {
      title: "Who saw what",
      body: html`<div class="stack">
<p class="label"><a href="/desk">Inbox</a><span class="part">Record</span></p>
<h1>Who saw what.</h1>
<p>Each sign-in, each lead that was opened, each export and each erasure. Nobody can change an entry; each is removed after 12 months.</p>
<ol class="rows">
${accesses.map((access) => html`<li>${renderTime(c, access.at)}<p>${describeAccess(access)}</p></li>`)}
</ol>
${next && html`<p><a class="button" href="/desk/record?after=${encodeURIComponent(next)}">Older Entries</a></p>`}
</div>`,
    });
  });
}

function describeAccess({ action, by, count, what }: Access): string {
  const object = action === "signed_in" ? "" : ` ${plural(count, "lead")} (${what})`;
  return `${nameActor(by)} ${action.replace("_", " ")}${object}`;
}

function renderReport(report: Report) {
  const { currency, period, tables, weeks } = report;
  return html`<article class="report stack">
<h1>Leads, ${period.name}.</h1>
<dl class="report-figures cells">
${describeFigures(report).map(
  ({ figure, label, note }) =>
    html`<div><dt class="label">${label}</dt><dd><strong>${figure}</strong> <span class="small">${note}</span></dd></div>`,
)}
</dl>
<section aria-labelledby="weeks">
<div class="flow apart">
<h2 id="weeks" class="label">Leads by week</h2>
<p class="flow tag"><span>${renderKey("share")} Leads</span> <span>${renderKey("share-won")} Won</span></p></div>
${renderWeeks(weeks, currency)}
</section>
<div class="report-tables">
${tables.map((table) => renderTable(table, currency))}
</div>
<section class="report-notes" aria-labelledby="notes">
<h2 id="notes" class="label">What is not in here, and why</h2>
<ul>
${describeLimits(report).map((note) => html`<li>${renderNote(note)}</li>`)}
</ul>
</section>
</article>`;
}

function renderNote(note: string) {
  const [text, ...rest] = note.split(/(?=https:)/);
  const href = rest.join("");
  return href ? html`${text}<a href="${href}">${href}</a>` : note;
}

const renderKey = (name: string) =>
  html`<svg width="12" height="12" aria-hidden="true"><rect class="${name}" width="12" height="12"/></svg>`;

/** What the longest bar of a table stands for. */
const findLongest = (lines: readonly ReportLine[]) =>
  Math.max(1, ...lines.flatMap(({ leads, won }) => [leads, won]));

function renderWeeks({ column, lines }: ReportTable, currency: string) {
  const most = findLongest(lines);
  return html`<div class="scroll" tabindex="0" role="group" aria-labelledby="weeks"><table class="report-weeks">
<thead>
<tr class="bars"><td></td>${lines.map((line) => html`<td>${renderColumn(line, most)}</td>`)}</tr>
<tr><th scope="col">${column}</th>${lines.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr>
</thead>
<tbody>
${getColumns(lines, currency).map(
  ({ getText, label }) =>
    html`<tr><th scope="row">${label}</th>${lines.map((line) => html`<td>${getText(line)}</td>`)}</tr>`,
)}
</tbody>
</table></div>`;
}

function renderColumn({ leads, won }: ReportLine, most: number) {
  const draw = (name: string, number: number) => {
    const height = (number / most) * 94;
    return html`<rect class="${name}" x="8" width="64" y="${(95 - height).toFixed(1)}" height="${height.toFixed(1)}"/>`;
  };
  return html`<svg viewBox="0 0 80 96" width="80" height="96" aria-hidden="true">${draw("share", leads)}${draw("share-won", won)}<rect class="rail" y="95" width="80" height="1"/></svg>`;
}

function renderTable({ column, id, lines, title }: ReportTable, currency: string) {
  // An export has them all.
  const shown = lines.slice(0, 6);
  const most = findLongest(lines);
  const columns = getColumns(lines, currency);
  const isWide = id === "costs";
  return html`<section aria-labelledby="${id}"${isWide && html` class="wide"`}>
<h2 id="${id}" class="label">${title}</h2>
<div${isWide && html` class="scroll" tabindex="0" role="group" aria-labelledby="${id}"`}><table>
<thead><tr><th scope="col">${column}</th>${columns.map(({ label }) => html`<th scope="col">${label}</th>`)}</tr></thead>
<tbody>
${shown.map(
  (
    line,
  ) => html`<tr><th scope="row"><div class="report-name"><bdi>${line.name}</bdi>${renderShare(line, most)}</div></th>${columns.map(
    ({ getText }) => html`<td>${getText(line)}</td>`,
  )}</tr>
`,
)}
</tbody>
</table></div>
${lines.length === 0 && html`<p class="small">None.</p>`}
${lines.length > 6 && html`<p class="small">And ${lines.length - 6} more, in Excel or CSV.</p>`}
</section>`;
}

function renderShare({ leads, won }: ReportLine, most: number) {
  const draw = (name: string, number: number) =>
    html`<rect class="${name}" width="${((number / most) * 100).toFixed(1)}%" height="10"/>`;
  return html`<svg width="100%" height="10" aria-hidden="true">${draw("share", leads)}${draw("share-won", won)}</svg>`;
}
