import type { Stage, StoredLead } from "../lead.ts";

/** Which leads are wanted: those that meet everything that is given. */
export interface LeadFilter {
  /** `open`: out of quarantine, and new or in progress. */
  view?: "open" | "quarantine";
  /** Mail address of the person who takes care of them; null: nobody does. */
  owner?: string | null;
  stage?: Stage;
  /** The label of the campaign (`utmCampaign`); capitals do not count, of ASCII at least. */
  campaign?: string;
  /** Path of the visit's first page, or of the form's. */
  page?: string;
  /** Received then or later. */
  since?: Date;
  /** Received before. */
  until?: Date;
  /** Open, received before then, and not answered. */
  lateBefore?: Date;
  /** Open, with a reminder on that day, such as `2026-11-20`, or an earlier one. */
  dueBy?: string;
  /** From the same person as this address: case, tags and dots of it do not count. */
  mailboxOf?: string;
  /** Any of these. */
  ids?: readonly string[];
  /** Words, or parts of words, of anything that is shown, as `parseSearch` reads them. */
  search?: string;
}

/** What is urgent among open leads: what is late or due, as in {@link LeadFilter}. */
export type Urgency = Required<Pick<LeadFilter, "lateBefore" | "dueBy">>;

export interface PageRequest {
  limit: number;
  /** `next` of the page before. */
  after?: string;
}

/** Without `urgency`, newest first; with it, what is urgent comes before that, oldest first. */
export interface LeadPageRequest extends PageRequest {
  urgency?: Urgency | undefined;
}

/** A lead next to another one in a list, and its own place in that. */
export interface Neighbor {
  id: string;
  place: string;
}

export interface LeadPage {
  leads: StoredLead[];
  /** Where the next page begins, if there is one. */
  next?: string;
}

/** How many leads there are; `mine` are those open ones that a person takes care of. */
export type LeadCounts = Record<"open" | "mine" | "late" | "due" | "quarantine" | "all", number>;
