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
    `<h1>Leads, ${escapeHtml(period.name)}</h1>`,
    renderRows(figures),
    ...[weeks, ...tables].map(renderTable),
    `<h2>What is not in here, and why</h2>\n<ul>${limits.join("\n")}</ul>`,
    ...lastLines.map((line) => `<p>${linkAddresses(line)}</p>`),
  ].join("\n");
}

function renderTable({ column, lines, title }: ReportTable): string {
  const columns = getColumns(lines);
  const rows = lines
    .slice(0, shownLines)
    .map((line) => [line.name, ...columns.map(({ getText }) => getText(line))]);
  const header = [column, ...columns.map(({ label }) => label)];
  return `<h2>${escapeHtml(title)}</h2>\n${renderRows(rows, header)}`;
}

function renderRows(rows: readonly string[][], header?: readonly string[]): string {
  const renderRow = (cells: readonly string[], tag: "td" | "th") => {
    const filled = cells.map((cell, at) => {
      const align = at === 0 ? "left" : "right";
      return `<${tag} align="${align}">${escapeHtml(cell)}</${tag}>`;
    });
    return `<tr>${filled.join("")}</tr>`;
  };
  const lines = [
    ...(header ? [renderRow(header, "th")] : []),
    ...rows.map((row) => renderRow(row, "td")),
  ];
  return `<table cellpadding="5" style="border-collapse:collapse">\n${lines.join("\n")}\n</table>`;
}

const linkAddresses = (text: string) =>
  escapeHtml(text).replace(/https?:[^\s<]+/g, '<a href="$&">$&</a>');
