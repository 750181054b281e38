import { escapeHtml } from "../escape-html.ts";
import type { Report } from "./build-report.ts";
import { describeFigures, describeLimits, getColumns } from "./describe-report.ts";
import type { ReportTable } from "./group-leads.ts";

/** Lines of a table in a mail. */
const shownLines = 7;

/** A report as a mail's HTML: tables that every mail program shows, without charts. */
export function renderReportMail(report: Report, lastLines: readonly string[]): string {
  const { period, tables, weeks } = report;
  const figures = describeFigures(report).map(({ figure, label, note }) => [label, figure, note]);
  const limits = describeLimits(report).map((note) => `<li>${linkAddresses(note)}</li>`);
  return [
    '<div style="max-width:600px;font:15px/1.5 sans-serif">',
    `<h1 style="font-size:24px">Leads, ${escapeHtml(period.name)}</h1>`,
    renderRows(figures),
    ...[weeks, ...tables].map(renderTable),
    `${renderHeading("What is not in here, and why")}\n<ul>${limits.join("\n")}</ul>`,
    ...lastLines.map((line) => `<p>${linkAddresses(line)}</p>`),
    "</div>",
  ].join("\n");
}

function renderTable({ column, lines, title }: ReportTable): string {
  const columns = getColumns(lines);
  const rows = lines
    .slice(0, shownLines)
    .map((line) => [line.name, ...columns.map(({ getText }) => getText(line))]);
  const header = [column, ...columns.map(({ label }) => label)];
  return `${renderHeading(title)}\n${renderRows(rows, header)}`;
}

const renderHeading = (text: string) =>
  `<h2 style="margin:24px 0 4px;font-size:17px">${escapeHtml(text)}</h2>`;

function renderRows(rows: readonly string[][], header?: readonly string[]): string {
  const renderRow = (cells: readonly string[], tag: "td" | "th") => {
    const filled = cells.map((cell, at) => {
      const align = at === 0 ? "left" : "right";
      return `<${tag} align="${align}" style="border-bottom:1px solid #ddd">${escapeHtml(cell)}</${tag}>`;
    });
    return `<tr>${filled.join("")}</tr>`;
  };
  const lines = [
    ...(header ? [renderRow(header, "th")] : []),
    ...rows.map((row) => renderRow(row, "td")),
  ];
  return `<table width="100%" cellpadding="4" style="border-collapse:collapse">\n${lines.join("\n")}\n</table>`;
}

const linkAddresses = (text: string) =>
  escapeHtml(text).replace(/https?:[^\s<]+/g, '<a href="$&">$&</a>');
