import type { LeadGroup } from "../store/report.ts";
import { addMonths } from "../time/wall-clock.ts";
import type { ReportInput } from "./build-report.ts";
import { countLeads, isAttributed } from "./group-leads.ts";
import { nameLabel, otherLabel } from "./name-label.ts";

/** What a report leaves out, what it does not know, and why; a sentence each. */
export function buildNotes(input: ReportInput): string[] {
  return [...noteLeftOut(input), ...noteUnknown(input), ...noteVisits(input)];
}

const describeCount = (number: number, one: string, many: string) =>
  `${number.toLocaleString("en-US")} ${number === 1 ? one : many}`;

function noteLeftOut({ keptMonths, now, period, totals }: ReportInput): string[] {
  const suspects = describeCount(totals.suspects, "message", "messages");
  const tests = describeCount(totals.tests, "lead", "leads");
  const isOld = period.first < addMonths(now.toISOString().slice(0, 10), -keptMonths);
  return [
    `Not counted: ${suspects} in quarantine, and ${tests} sent from the team’s own addresses as a test. Erased leads are gone from every count.`,
    ...(isOld
      ? [`Leads are removed after ${keptMonths} months, so some of this period may be gone.`]
      : []),
  ];
}

function noteUnknown({ groups }: ReportInput): string[] {
  const countOf = (isWanted: (group: LeadGroup) => boolean) => countLeads(groups.filter(isWanted));
  const byHand = countOf(({ channel }) => channel !== null);
  const withoutScripts = countOf((group) => !group.channel && !isAttributed(group));
  const unlabeled = countOf((group) => isAttributed(group) && !group.utm_campaign);
  const unnamed = countOf(({ utm_campaign, utm_source }) =>
    [utm_campaign, utm_source].some((label) => nameLabel(label) === otherLabel),
  );
  const personless = countOf((group) => isAttributed(group) && !group.persona);
  const valueless = groups
    .filter(({ stage }) => stage === "won")
    .reduce((sum, { leads, valued }) => sum + leads - valued, 0);
  const notes = [
    {
      leads: byHand,
      text: "entered by hand (telephone, fair): no page belongs to these leads, and a campaign only if one was named.",
    },
    {
      leads: withoutScripts,
      text: "sent without scripts or by a program: the form could not say where the visit began.",
    },
    {
      leads: unlabeled,
      text: "without a campaign: the link that led here had no label (utm_campaign), or the page was reloaded before the form was begun, and nothing is stored on a device to remember it.",
    },
    {
      leads: unnamed,
      text: "with a label that is not named here, because it could be more than a label. The lead itself has it.",
    },
    { leads: personless, text: "without a persona: the visitor chose none." },
    { leads: valueless, text: "won without a value: the sum is too low by these." },
  ];
  const own = notes
    .filter(({ leads }) => leads > 0)
    .map(({ leads, text }) => `${leads.toLocaleString("en-US")} ${text}`);
  return [
    ...own,
    "Which ad was clicked is known only with consent to ads, which the site’s own banner does not ask for.",
  ];
}

function noteVisits({ firstVisitDay, period, visits }: ReportInput): string[] {
  if (!firstVisitDay) {
    return [
      "Visits were not counted: the pages are served by another host, or this server has not run with these leads.",
    ];
  }
  const since = `Visits have been counted since ${firstVisitDay}`;
  if (!visits) return [`${since}, and this period was over by then.`];
  return [
    ...(visits.length === 0 ? [`${since}: none in this period yet.`] : []),
    ...(visits.length > 0 && firstVisitDay > period.first ? [`${since}.`] : []),
    "A visit is a page opened from elsewhere, counted by the server as sums of a day, without consent, because nothing says who it was. A source or campaign is named once three networks brought it on a day. Reloads count again, and known bots do not; a bot that passes for a browser does.",
  ];
}
