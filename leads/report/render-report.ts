import { businessTimeWords, formatSpan } from "../time/clock.ts";
import { formatDollars } from "../words.ts";
import type { Report, ReportLine, ReportTable } from "./build-report.ts";

const formatCount = (count: number) => count.toLocaleString("en-US");

export function describeFigures({ answers, before, period, sent, total }: Report) {
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

export function getColumns(lines: readonly ReportLine[]) {
  return lines.some(({ visits }) => visits !== undefined) ? columns : columns.slice(1);
}

/** What is not in a report, how its times are meant, and where there is more. */
export function describeLimits({ analyticsHref, notes, timeZone }: Report): string[] {
  const more = `Pages read, downloads and begun forms of visitors who agreed: ${analyticsHref}`;
  return [
    ...notes,
    `Days are those of ${timeZone}. Time to answer is ${businessTimeWords}; whoever is waiting counts in the longest wait alone, and whoever was lost or not for us without an answer in none.`,
    ...(analyticsHref ? [more] : []),
  ];
}

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

function renderTextTable({ column, lines, title }: ReportTable): string {
  const shown = lines.slice(0, mostLines);
  const columns = getColumns(lines);
  const rows = [
    [column, ...columns.map(({ label }) => label)],
    ...shown.map((line) => [line.name, ...columns.map(({ getText }) => getText(line))]),
  ];
  const rest = lines.length - shown.length;
  return [
    title,
    ...alignColumns(rows, true).map((row) => `  ${row}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ].join("\n");
}

/** Rows whose cells are below one another, two spaces apart; numbers, after the first column, to the right. */
export function alignColumns(rows: readonly (readonly string[])[], hasNumbers = false): string[] {
  const getLength = (text = "") => [...text].length;
  return rows.map((row) =>
    row
      .map((cell, at) => {
        const width = Math.max(...rows.map((other) => getLength(other[at])));
        const space = " ".repeat(width - getLength(cell));
        return hasNumbers && at > 0 ? space + cell : cell + space;
      })
      .join("  "),
  );
}
