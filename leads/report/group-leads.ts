import type { Channel } from "../lead.ts";
import { stages } from "../lead.ts";
import type { ReportRow } from "../store/report.ts";
import type { VisitCount } from "../store/visits.ts";
import { stageLabels } from "../desk/words.ts";
import { otherLabel, readLabel } from "./read-label.ts";

/** A line of a report's table. */
export interface ReportLine {
  name: string;
  leads: number;
  won: number;
  /** Of those that were won, in whole dollars. */
  value: number;
  /** Where the server counts them. */
  visits?: number;
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
  getName(row: ReportRow): string;
  /** The kind of visits that have the same names, and what none of them is called. */
  visits?: { kind: VisitCount["kind"]; none: string };
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
export const isAttributed = (row: ReportRow) => !row.channel && row.landing_page !== null;

/** A path without what differs from link to link. */
const getPath = (path: string) => (path.endsWith("/") ? path : `${path}/`);

const nameChannel = (channel: Channel) => `${channelLabels[channel]} (by hand)`;

const unless = (row: ReportRow, name: string) => {
  if (name) return name;
  return row.channel ? unknownNames.byHand : unknownNames.withoutScripts;
};

export const groupings: readonly Grouping[] = [
  {
    id: "campaigns",
    title: "Campaigns",
    column: "utm_campaign",
    getName: (row) =>
      unless(row, readLabel(row.utm_campaign ?? "") || (isAttributed(row) ? unknownNames.noLabel : "")),
    visits: { kind: "campaign", none: unknownNames.noLabel },
  },
  {
    id: "sources",
    title: "Sources",
    column: "utm_source or linking site",
    getName: (row) =>
      row.channel
        ? nameChannel(row.channel)
        : readLabel(row.utm_source ?? row.referrer_host ?? "") ||
          (isAttributed(row) ? unknownNames.direct : unknownNames.withoutScripts),
    visits: { kind: "source", none: unknownNames.direct },
  },
  {
    id: "landing-pages",
    title: "Landing pages",
    column: "First page of the visit",
    getName: (row) => unless(row, row.landing_page ? getPath(row.landing_page) : ""),
    visits: { kind: "page", none: unknownNames.withoutScripts },
  },
  {
    id: "form-pages",
    title: "Form’s pages",
    column: "Page with the form",
    getName: (row) => (row.channel ? unknownNames.byHand : getPath(row.source_page)),
  },
  {
    id: "personas",
    title: "Personas",
    column: "Chosen persona",
    getName: (row) =>
      unless(
        row,
        personaLabels[row.persona ?? ""] ?? (isAttributed(row) ? unknownNames.noPersona : ""),
      ),
  },
  {
    id: "stages",
    title: "Stages",
    column: "Stage today",
    getName: (row) => stageLabels[row.stage],
    fixed: stages.map((stage) => stageLabels[stage]),
  },
];

/** A line for leads. */
export function countLine(name: string, rows: readonly ReportRow[]): ReportLine {
  const won = rows.filter(({ stage }) => stage === "won");
  return {
    name,
    leads: rows.length,
    won: won.length,
    value: won.reduce((sum, { value }) => sum + (value ?? 0), 0),
  };
}

/** Leads by a property, the most first, with the visits that had it. */
export function groupLeads(
  { column, fixed = [], getName, id, title, visits }: Grouping,
  rows: readonly ReportRow[],
  counted: readonly VisitCount[] | undefined,
): ReportTable {
  const groups = new Map<string, ReportRow[]>(fixed.map((name) => [name, []]));
  for (const row of rows) {
    const name = getName(row);
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  const sums = new Map<string, number>();
  for (const { count, kind, name } of visits && counted ? counted : []) {
    if (kind !== visits?.kind) continue;
    const shown = name || visits.none;
    sums.set(shown, (sums.get(shown) ?? 0) + count);
  }
  const names = new Set([...groups.keys(), ...sums.keys()]);
  const lines = [...names].map((name) => ({
    ...countLine(name, groups.get(name) ?? []),
    ...(visits && counted && { visits: sums.get(name) ?? 0 }),
  }));
  if (fixed.length === 0) lines.sort(compareLines);
  return { id, title, column, lines };
}

/** What is other or not known comes last. */
const lastNames: readonly string[] = [otherLabel, ...Object.values(unknownNames)];

function compareLines(a: ReportLine, b: ReportLine): number {
  const last = Number(lastNames.includes(a.name)) - Number(lastNames.includes(b.name));
  const visits = (b.visits ?? 0) - (a.visits ?? 0);
  return last || b.leads - a.leads || b.value - a.value || visits || (a.name < b.name ? -1 : 1);
}
