import { fieldNames, getField } from "../fields.ts";
import type { Lead } from "../lead.ts";

/** What a link to a lead needs. */
export interface LeadPlaces {
  /** Scheme, host and port under which visitors see the site. */
  siteOrigin: string;
  desk: { isOn: boolean; origin?: string | undefined };
}

/** The lead's address on the desk; undefined where there is no desk. */
export function getDeskUrl({ desk, siteOrigin }: LeadPlaces, leadId: string): string | undefined {
  return desk.isOn ? `${desk.origin ?? siteOrigin}/desk/leads/${leadId}` : undefined;
}

/** A subject names this many interests; the others are counted. */
const namedInterests = 3;

/**
 * What a lead is about in one line, such as `New inquiry 7K3QZ-M2X9A: Demo, Planning (turnaround)`.
 * Only what comes from closed lists: nothing that a visitor typed.
 */
export function buildSubject(lead: Lead, opening = "New inquiry"): string {
  const { interests = [], persona } = lead.submission;
  const more = interests.length - namedInterests;
  const named = interests.slice(0, namedInterests).join(", ") + (more > 0 ? ` +${more}` : "");
  return `${opening} ${lead.id}${named && `: ${named}`}${persona ? ` (${persona})` : ""}`;
}

/** A row for each label that has a value, except the message. */
export function buildRows({
  entry,
  id,
  receivedAt,
  submission,
}: Lead): [label: string, value: string][] {
  const values = new Map<string, string[]>();
  for (const name of fieldNames) {
    const { kind, label } = getField(name);
    // Of a lead that was entered by hand, the page is the desk's.
    if (!label || kind === "text" || (entry && name === "sourcePage")) continue;
    const value = [submission[name] ?? []].flat().join(", ");
    values.set(label, [...(values.get(label) ?? []), value].filter(Boolean));
  }
  const rows = [...values].map(([label, parts]): [string, string] => [label, parts.join(" / ")]);
  return [
    ...rows.filter(([, value]) => value !== ""),
    ...(entry ? [["Entered by hand", `${entry.channel}, by ${entry.by}`] as [string, string]] : []),
    ["Received", `${receivedAt.slice(0, 16).replace("T", " ")} UTC`],
    ["Lead", id],
  ];
}
