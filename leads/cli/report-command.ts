import { writeOutput } from "../admin/write-output.ts";
import type { Report } from "../report/build-report.ts";
import { readReport } from "../report/read-report.ts";
import { renderReportCsv } from "../report/report-csv.ts";
import { renderReportPage } from "../report/report-file.ts";
import { getMonthPeriod, getRecentPeriod } from "../report/report-period.ts";
import { renderReportText } from "../report/report-text.ts";
import { systemClock } from "../time/clock.ts";
import { parseChoice, parseRest, refuseOption } from "./parse-arguments.ts";
import { recordCommand, type StoreCommand } from "./store-command.ts";

const text = { type: "string" } as const;

const formats = new Map<string, (report: Report) => string>([
  ["csv", renderReportCsv],
  ["html", renderReportPage],
]);

/** The report of a month or of the last four weeks. */
export function showReport(args: string[]): StoreCommand {
  const options = { format: text, month: text, out: text };
  const { format, month, out } = parseRest(args, [], options).values;
  const render = format === undefined ? renderReportText : parseChoice("format", format, formats);
  return async (store, env) => {
    const now = systemClock.now();
    const period =
      month === undefined
        ? getRecentPeriod(now, env.timeZone)
        : getMonthPeriod(month, now, env.timeZone);
    if (!period) {
      throw refuseOption(
        "month",
        month ?? "",
        "a month that has begun: write one such as 2026-11.",
      );
    }
    const report = await readReport(store, period, now, env);
    const what = `report, ${period.first} to ${period.last}`;
    await recordCommand(store, "exported", what, report.total.leads);
    const content = render(report);
    if (!out) return content.trimEnd();
    await writeOutput(out, content);
    return `The report of ${period.name} is written to ${out}.`;
  };
}
