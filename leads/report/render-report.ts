import { html } from "hono/html";
import type { Report } from "./build-report.ts";
import { describeFigures, describeLimits, formatCount, getColumns } from "./describe-report.ts";
import type { ReportLine, ReportTable } from "./group-leads.ts";

type Html = ReturnType<typeof html>;

/** Lines of a table on the page; the CSV has them all. */
const shownLines = 6;

/** A report as the main part of a page, which prints on one sheet of A4 or Letter. */
export function renderReport(report: Report): Html {
  const { period, tables, weeks } = report;
  return html`<article class="report">
<h1>Leads, ${period.name}.</h1>
<dl class="report-figures flow">
${describeFigures(report).map(
  ({ figure, label, note }) =>
    html`<div><dt class="tag">${label}</dt><dd><strong>${figure}</strong> <span>${note}</span></dd></div>`,
)}
</dl>
<section aria-labelledby="weeks">
<div class="report-head">
<h2 id="weeks" class="tag">Leads by week</h2>
<p class="report-key tag">${renderKey("share")}Leads ${renderKey("share-won")}Won</p></div>
${renderWeeks(weeks)}
</section>
<div class="report-tables">
${tables.map(renderTable)}
</div>
<section class="report-notes" aria-labelledby="notes">
<h2 id="notes" class="tag">What is not in here, and why</h2>
<ul>
${describeLimits(report).map((note) => html`<li>${renderNote(note)}</li>`)}
</ul>
</section>
</article>`;
}

/** A sentence whose end may be an address. */
function renderNote(note: string): Html | string {
  const [text, ...rest] = note.split(/(?=https:)/);
  const href = rest.join("");
  return href ? html`${text}<a href="${href}">${href}</a>` : note;
}

const renderKey = (name: string) =>
  html`<svg width="12" height="12" aria-hidden="true"><rect class="${name}" width="12" height="12"/></svg>`;

/** Weeks side by side, each below its column. */
function renderWeeks({ column, lines }: ReportTable): Html {
  const most = Math.max(1, ...lines.map(({ leads }) => leads));
  return html`<div class="scroll" tabindex="0" role="group" aria-labelledby="weeks"><table class="report-weeks">
<thead>
<tr class="bars"><td></td>${lines.map((line) => html`<td>${renderColumn(line, most)}</td>`)}</tr>
<tr><th scope="col">${column}</th>${lines.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr>
</thead>
<tbody>
${getColumns(lines).map(
  ({ getText, label }) =>
    html`<tr><th scope="row">${label}</th>${lines.map((line) => html`<td>${getText(line)}</td>`)}</tr>`,
)}
</tbody>
</table></div>`;
}

/** A week's leads as a column, those that were won at its foot. */
function renderColumn({ leads, won }: ReportLine, most: number): Html {
  const draw = (name: string, number: number) => {
    const height = (number / most) * 94;
    return html`<rect class="${name}" x="8" width="64" y="${(95 - height).toFixed(1)}" height="${height.toFixed(1)}"/>`;
  };
  return html`<svg viewBox="0 0 80 96" width="80" height="96" aria-hidden="true">${draw("share", leads)}${draw("share-won", won)}<rect class="axis" y="95" width="80" height="1"/></svg>`;
}

function renderTable({ column, id, lines, title }: ReportTable): Html {
  const shown = lines.slice(0, shownLines);
  const most = Math.max(1, ...lines.map(({ leads }) => leads));
  const columns = getColumns(lines);
  const others = lines.length - shown.length;
  return html`<section aria-labelledby="${id}">
<h2 id="${id}" class="tag">${title}</h2>
<table>
<thead><tr><th scope="col">${column}</th>${columns.map(({ label }) => html`<th scope="col">${label}</th>`)}</tr></thead>
<tbody>
${shown.map(
  (
    line,
  ) => html`<tr><th scope="row"><div class="report-name"><bdi>${line.name}</bdi>${renderBar(line, most)}</div></th>${columns.map(
    ({ getText }) => html`<td>${getText(line)}</td>`,
  )}</tr>
`,
)}
</tbody>
</table>
${lines.length === 0 && html`<p class="report-more">None.</p>`}
${others > 0 && html`<p class="report-more">And ${formatCount(others)} more, in the CSV.</p>`}
</section>`;
}

/** A line's leads, and in front of them those that were won. */
function renderBar({ leads, won }: ReportLine, most: number): Html {
  const draw = (name: string, number: number) =>
    html`<rect class="${name}" width="${((number / most) * 100).toFixed(1)}%" height="10"/>`;
  return html`<svg width="100%" height="10" aria-hidden="true">${draw("share", leads)}${draw("share-won", won)}</svg>`;
}
