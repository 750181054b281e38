import type { Report } from "./build-report.ts";
import { describeFigures, describeLimits, getColumns } from "./describe-report.ts";
import type { ReportTable } from "./group-leads.ts";

/** Lines of a table in a text. */
const shownLines = 7;

/** A report as paragraphs of plain text, for a terminal and a mail. */
export function renderReportText(report: Report): string {
  const { period, tables, weeks } = report;
  const figures = describeFigures(report).map(
    ({ figure, label, note }) => `${label}: ${figure}${note && ` (${note})`}`,
  );
  return [
    [`Leads, ${period.name}`, ...figures].join("\n"),
    ...[weeks, ...tables].map(renderTable),
    ["What is not in here, and why", ...describeLimits(report).map((note) => `- ${note}`)].join(
      "\n",
    ),
  ].join("\n\n");
}

/** A table whose numbers are below one another. */
function renderTable({ column, lines, title }: ReportTable): string {
  const shown = lines.slice(0, shownLines);
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
