import { html } from "hono/html";
import { renderCsvLines } from "../spreadsheet.ts";
import { businessTimeWords, formatSpan } from "../time/clock.ts";
import { formatDollars } from "../words.ts";
import type { Report, ReportLine, ReportTable } from "./build-report.ts";

const formatCount = (count: number) => count.toLocaleString("en-US");

/** What a report says first: a label, a figure, and what it compares with. */
function describeFigures({ answers, before, period, sent, total }: Report) {
  const { answered, inTime, late, longest, median, waiting } = answers;
  const earlier = period.month ? "the month before" : `the ${period.weeks.length} weeks before`;
  const wait = `${formatCount(waiting)} still waiting, ${formatCount(late)} of them late`;
  const figures = [
    {
      label: "Leads",
      figure: formatCount(total.leads),
      note: `${formatCount(before)} in ${earlier}`,
    },
    { label: "Won", figure: formatCount(total.won), note: formatDollars(total.value) },
    {
      label: "Median time to answer",
      figure: formatTime(median),
      note: `${formatCount(inTime)} of ${formatCount(answered)} within one business day`,
    },
    {
      label: "Longest wait",
      figure: formatTime(longest),
      note: waiting > 0 ? wait : "nobody is waiting",
    },
  ];
  if (total.visits === undefined) return figures;
  // Leads of visits that were not counted, such as a program's, can outnumber those that were.
  const isShare = total.visits > 0 && sent <= total.visits;
  const share = isShare ? `${formatShare(sent / total.visits)} led to a lead` : "";
  return [...figures, { label: "Visits", figure: formatCount(total.visits), note: share }];
}

const formatTime = (time: number | undefined) => (time === undefined ? "–" : formatSpan(time));
const formatShare = (share: number) => `${(share * 100).toFixed(1)}%`;

/** A dash for nothing, among which a figure is seen. */
const formatOrDash = (number: number | undefined, format: (number: number) => string) =>
  number ? format(number) : "–";

const columns = [
  { label: "Visits", getText: ({ visits }: ReportLine) => formatOrDash(visits, formatCount) },
  { label: "Leads", getText: ({ leads }: ReportLine) => formatCount(leads) },
  { label: "Won", getText: ({ won }: ReportLine) => formatOrDash(won, formatCount) },
  { label: "Value", getText: ({ value }: ReportLine) => formatOrDash(value, formatDollars) },
];

/** The columns of a table, without visits where none are known. */
function getColumns(lines: readonly ReportLine[]) {
  return lines.some(({ visits }) => visits !== undefined) ? columns : columns.slice(1);
}

/** What is not in a report, how its times are meant, and where there is more. */
function describeLimits({ analyticsHref, notes, timeZone }: Report): string[] {
  const more = `Pages read, downloads and begun forms of visitors who agreed: ${analyticsHref}`;
  return [
    ...notes,
    `Days are those of ${timeZone}. Time to answer is ${businessTimeWords}; whoever is waiting counts in the longest wait alone, and whoever was lost or not for us without an answer in none.`,
    ...(analyticsHref ? [more] : []),
  ];
}

/** Lines of a table in a text. */
const mostLines = 7;

/** A report as paragraphs of plain text, for a terminal and a mail. */
export function renderReportText(report: Report): string {
  const { period, tables, weeks } = report;
  const figures = describeFigures(report).map(
    ({ figure, label, note }) => `${label}: ${figure}${note && ` (${note})`}`,
  );
  return [
    [`Leads, ${period.name}`, ...figures].join("\n"),
    ...[weeks, ...tables].map(renderTextTable),
    ["What is not in here, and why", ...describeLimits(report).map((note) => `- ${note}`)].join(
      "\n",
    ),
  ].join("\n\n");
}

/** A table whose numbers are below one another. */
function renderTextTable({ column, lines, title }: ReportTable): string {
  const shown = lines.slice(0, mostLines);
  const columns = getColumns(lines);
  const rows = [
    [column, ...columns.map(({ label }) => label)],
    ...shown.map((line) => [line.name, ...columns.map(({ getText }) => getText(line))]),
  ];
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const pad = (cell: string, at: number) => {
    const width = widths?.[at] ?? 0;
    return at === 0 ? cell.padEnd(width) : cell.padStart(width);
  };
  const rest = lines.length - shown.length;
  return [
    title,
    ...rows.map((row) => `  ${row.map(pad).join("  ")}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ].join("\n");
}

/** All lines of a report as one CSV table, with what each is a line of. */
export function renderReportCsv({ answers, tables, total, weeks }: Report): string {
  const rows = [{ title: "Total", lines: [total] }, weeks, ...tables].flatMap(({ lines, title }) =>
    lines.map(({ leads, name, value, visits, won }) => [title, name, leads, won, value, visits]),
  );
  const times = (["median", "longest"] as const).map((name) => {
    const time = answers[name];
    const hours = time === undefined ? "" : (time / 3_600_000).toFixed(1);
    return [`Time to answer, ${name}, in hours`, "", hours];
  });
  const header = ["Table", "Line", "Leads", "Won", "Value in dollars", "Visits"];
  return renderCsvLines([header, ...rows, ...times]);
}

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
