import { channelLabels, stageLabels } from "../desk/words.ts";
import { type Channel, stages } from "../lead.ts";
import { endWithSlash } from "../page-path.ts";
import type { LeadGroup } from "../store/report.ts";
import type { VisitCount } from "../store/visits.ts";
import { nameLabel, namePath, otherLabel } from "./name-label.ts";

/** A line of a report's table. */
export interface ReportLine {
  name: string;
  leads: number;
  won: number;
  /** Of those that were won, in whole dollars. */
  value: number;
  /** Where the server counted any. */
  visits?: number | undefined;
}

/** Leads by one of their properties. */
export interface ReportTable {
  id: string;
  title: string;
  /** What a line is. */
  column: string;
  lines: readonly ReportLine[];
}

interface Grouping {
  id: string;
  title: string;
  column: string;
  /** The line that a lead belongs to. */
  getName(group: LeadGroup): string;
  /** The kind of visits that have the same names, and what none of them is called. */
  visits?: { kind: VisitCount["kind"]; none: string };
  /** Whether people write the names, and so the same one in several ways. */
  isWritten?: boolean;
  /** Lines that are there without a lead, too, in their order. */
  fixed?: readonly string[];
}

export const unknownNames = {
  byHand: "Entered by hand",
  withoutScripts: "Not known",
  noLabel: "No campaign label",
  direct: "Direct, or not said",
  noPersona: "None chosen",
} as const;

const personaLabels: Record<string, string> = {
  maintenance: "Maintenance",
  turnaround: "Turnaround",
  operations: "Operations",
  procurement: "Procurement",
};

/** Whether the page could tell where the visit came from. */
export const isAttributed = (group: LeadGroup) => !group.channel && group.landing_page !== null;

/** A path without what differs from link to link. */
const getPath = (path: string) => namePath(endWithSlash(path));

const nameChannel = (channel: Channel) => `${channelLabels[channel]} (by hand)`;

const nameGroup = (group: LeadGroup, name: string) => {
  if (name) return name;
  return group.channel ? unknownNames.byHand : unknownNames.withoutScripts;
};

export const groupings: readonly Grouping[] = [
  {
    id: "campaigns",
    title: "Campaigns",
    column: "Campaign label",
    getName: (group) =>
      nameGroup(
        group,
        nameLabel(group.utm_campaign) || (isAttributed(group) ? unknownNames.noLabel : ""),
      ),
    visits: { kind: "campaign", none: unknownNames.noLabel },
    isWritten: true,
  },
  {
    id: "sources",
    title: "Sources",
    column: "Source label or linking site",
    getName: (group) =>
      group.channel
        ? nameChannel(group.channel)
        : nameLabel(group.utm_source ?? group.referrer_host) ||
          (isAttributed(group) ? unknownNames.direct : unknownNames.withoutScripts),
    visits: { kind: "source", none: unknownNames.direct },
    isWritten: true,
  },
  {
    id: "landing-pages",
    title: "Landing pages",
    column: "First page of the visit",
    getName: (group) => nameGroup(group, group.landing_page ? getPath(group.landing_page) : ""),
    visits: { kind: "page", none: unknownNames.withoutScripts },
  },
  {
    id: "form-pages",
    title: "Form’s pages",
    column: "Page with the form",
    getName: (group) => (group.channel ? unknownNames.byHand : getPath(group.source_page)),
  },
  {
    id: "personas",
    title: "Personas",
    column: "Chosen persona",
    getName: (group) =>
      nameGroup(
        group,
        personaLabels[group.persona ?? ""] ?? (isAttributed(group) ? unknownNames.noPersona : ""),
      ),
  },
  {
    id: "stages",
    title: "Stages",
    column: "Stage today",
    getName: (group) => stageLabels[group.stage],
    fixed: stages.map((stage) => stageLabels[stage]),
  },
];

export const countLeads = (groups: readonly LeadGroup[]) =>
  groups.reduce((sum, { leads }) => sum + leads, 0);

export function countLine(name: string, groups: readonly LeadGroup[]): ReportLine {
  const won = groups.filter(({ stage }) => stage === "won");
  return {
    name,
    leads: countLeads(groups),
    won: countLeads(won),
    value: won.reduce((sum, { value }) => sum + (value ?? 0), 0),
  };
}

/** Leads by a property, the most first, with the visits that had it. */
export function groupLeads(
  { column, fixed = [], getName, id, isWritten, title, visits }: Grouping,
  all: readonly LeadGroup[],
  counted: readonly VisitCount[] | undefined,
): ReportTable {
  const own = (counted ?? [])
    .filter(({ kind }) => kind === visits?.kind)
    .map(({ count, name }) => ({ count, name: name || (visits?.none ?? "") }));
  const written = [...all.map((group) => ({ count: group.leads, name: getName(group) })), ...own];
  const choose = isWritten ? chooseSpellings(written) : (name: string) => name;
  const groups = Map.groupBy(all, (group) => choose(getName(group)));
  const sums = new Map<string, number>();
  for (const { count, name } of own) sums.set(choose(name), (sums.get(choose(name)) ?? 0) + count);
  const names = new Set([...fixed, ...groups.keys(), ...sums.keys()]);
  const lines = [...names].map((name) => ({
    ...countLine(name, groups.get(name) ?? []),
    ...(sums.has(name) && { visits: sums.get(name) }),
  }));
  if (fixed.length === 0) lines.sort(compareLines);
  return { id, title, column, lines };
}

/** How each name is written most often, whatever its capitals. */
function chooseSpellings(written: readonly { count: number; name: string }[]) {
  const counts = new Map<string, number>();
  for (const { count, name } of written) counts.set(name, (counts.get(name) ?? 0) + count);
  const spellings = new Map<string, string>();
  for (const [name, count] of counts) {
    const best = spellings.get(name.toLowerCase());
    const most = best === undefined ? 0 : (counts.get(best) ?? 0);
    const isBetter = best === undefined || count > most || (count === most && name < best);
    if (isBetter) spellings.set(name.toLowerCase(), name);
  }
  return (name: string) => spellings.get(name.toLowerCase()) ?? name;
}

/** What is other or not known comes last. */
const lastNames: readonly string[] = [otherLabel, ...Object.values(unknownNames)];

function compareLines(a: ReportLine, b: ReportLine): number {
  const last = Number(lastNames.includes(a.name)) - Number(lastNames.includes(b.name));
  const visits = (b.visits ?? 0) - (a.visits ?? 0);
  return last || b.leads - a.leads || b.value - a.value || visits || (a.name < b.name ? -1 : 1);
}
