import { getErrorDetails, type Log } from "startup/log";
import { type ReportSettings, readReport } from "../report/read-report.ts";
import { renderReportMail } from "../report/report-mail.ts";
import { getMonday, getRecentPeriod } from "../report/report-period.ts";
import { renderReportText } from "../report/report-text.ts";
import type { DigestStore } from "../store/digest.ts";
import type { ReportStore } from "../store/report.ts";
import type { VisitStore } from "../store/visits.ts";
import type { Clock } from "../time/clock.ts";
import { type NoticeOptions, sendNotice } from "./send-notice.ts";

export interface ReportMailOptions extends NoticeOptions, ReportSettings {
  hasReport: boolean;
  store: DigestStore & ReportStore & VisitStore;
  clock: Clock;
  log: Log;
}

/**
 * Mails the team the report of the last four weeks, if nobody has done so in the week of `day`.
 * Counts alone: nothing in it says who wrote. Never rejects: what was not accepted is logged, and to
 * be tried again.
 */
export async function sendDueReport(
  day: string,
  options: ReportMailOptions,
  signal: AbortSignal,
): Promise<void> {
  const { clock, desk, hasReport, log, siteOrigin, store, timeZone } = options;
  if (!hasReport) return;
  const now = clock.now();
  const monday = getMonday(day);
  try {
    await store.sendWeekly(monday, async () => {
      const period = getRecentPeriod(now, timeZone);
      const report = await readReport(store, period, now, options);
      const href = desk.isOn ? `${desk.origin ?? siteOrigin}/desk/report` : undefined;
      const last = [
        ...(href ? [`With charts, on one page to print: ${href}`] : []),
        "You get this email every Monday. To stop it, set REPORT=off.",
      ];
      const notice = {
        id: `report-${monday}`,
        date: now,
        subject: `Leads at ${new URL(siteOrigin).host}: ${report.total.leads} in ${period.name}`,
        text: `${[renderReportText(report), ...last].join("\n\n")}\n`,
        html: renderReportMail(report, last),
      } as const;
      await sendNotice(notice, options, signal);
    });
  } catch (error) {
    if (!signal.aborted) log.error("report not mailed", getErrorDetails(error));
  }
}
