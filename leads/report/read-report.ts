import type { LeadsEnv } from "../env/env.ts";
import { cleanAddress } from "../mail-address.ts";
import type { ReportStore } from "../store/report.ts";
import type { VisitStore } from "../store/visits.ts";
import { getDayStart } from "../time/wall-clock.ts";
import { buildReport, type Report } from "./build-report.ts";
import { getPeriodBefore, getTimes, type ReportPeriod } from "./report-period.ts";

/** The settings that a report depends on. */
export type ReportSettings = Pick<
  LeadsEnv,
  "analyticsHref" | "desk" | "mail" | "retention" | "timeZone"
>;

/** Reads what a period's report is made from, and makes it. */
export async function readReport(
  store: ReportStore & VisitStore,
  period: ReportPeriod,
  now: Date,
  { analyticsHref, desk, mail, retention, timeZone }: ReportSettings,
): Promise<Report> {
  const own = [...desk.users, ...mail.to.map(cleanAddress)];
  const request = { ...getTimes(period, timeZone), own };
  const weekStarts = period.weeks.slice(1).map(({ first }) => getDayStart(first, timeZone));
  const earlier = { ...getTimes(getPeriodBefore(period), timeZone), own };
  const firstVisitDay = await store.getFirstVisitDay();
  const isCounted = firstVisitDay !== undefined && firstVisitDay <= period.last;
  return buildReport({
    period,
    timeZone,
    now,
    groups: await store.getLeadGroups(request, weekStarts),
    times: await store.getLeadTimes(request),
    totals: await store.countForReport(request),
    before: (await store.countForReport(earlier)).leads,
    visits: isCounted ? await store.getVisits(period.first, period.last) : undefined,
    firstVisitDay,
    keptMonths: retention.leadMonths,
    analyticsHref,
  });
}
