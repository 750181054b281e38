import { renderCsvLines } from "../admin/render-csv.ts";
import type { Report } from "./build-report.ts";

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
