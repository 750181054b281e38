import * as v from "valibot";
import { cleanLine } from "./clean-text.ts";
import { fields, getField } from "./fields.ts";
import {
  channels,
  createLeadId,
  type DeliveryKind,
  entryPage,
  hashEntry,
  type Lead,
  makeSubmissionId,
} from "./lead.ts";
import { consentBasisLimit, consentBasisSchema, daySchema } from "./lead-change.ts";
import { createDeliveries, createOwnerNotice } from "./outbox/create-deliveries.ts";
import { type Fault, type FaultCode, parseSubmission } from "./schema.ts";
import type { LeadStore } from "./store/lead-store.ts";
import { getTimeOn } from "./time/clock.ts";

const hour = 3_600_000; // milliseconds

/**
 * What is asked beside the fields of the form: how the person came, on which day if it was not today, for
 * which campaign if for any, and what the lead is kept on.
 */
const entrySchema = v.object({
  channel: v.picklist(channels),
  cameOn: v.optional(v.union([v.literal(""), daySchema])),
  consent: v.picklist(["given", "not_needed"]),
  consentBasis: consentBasisSchema,
  // Typed, so that it is refused when too long, where the form's is cut.
  utmCampaign: v.nullish(
    v.pipe(v.string(), v.transform(cleanLine), v.maxLength(fields.utmCampaign.limit)),
  ),
});
type Entry = v.InferOutput<typeof entrySchema>;
type EntryField = keyof Entry;

/** What is wrong with a field of the form, or of those beside it. */
export type EntryFault = Fault | { field: EntryField; code: FaultCode };

export type ParsedEntry =
  | { ok: true; entry: Entry; submission: Lead["submission"] }
  | { ok: false; faults: EntryFault[] };

/** Whether the day that was given has not come yet anywhere: no place is further ahead than 14 hours. */
const isToCome = ({ cameOn }: Entry, now: Date): boolean =>
  !!cameOn && cameOn > new Date(now.getTime() + 14 * hour).toISOString().slice(0, 10);

/** When a lead came, by the day that was given: noon where the team is, or now if that is sooner. */
function getReceived({ cameOn }: Entry, now: Date, timeZone: string): Date {
  const noon = cameOn ? getTimeOn(cameOn, "12:00:00", timeZone) : now;
  return noon < now ? noon : now;
}

/** Parses a lead that somebody enters by hand now, from what a form or a command line has. */
export function parseEntry(input: Record<string, unknown>, now: Date): ParsedEntry {
  const own = { submissionId: makeSubmissionId(), consent: true, sourcePage: entryPage };
  const submission = parseSubmission({ ...input, ...own });
  const entry = v.safeParse(entrySchema, input);
  const isEarly = entry.success && isToCome(entry.output, now);
  if (submission.ok && entry.success && !isEarly) {
    const consent = entry.output.consent === "given";
    return { ok: true, entry: entry.output, submission: { ...submission.value, consent } };
  }
  const faulty = (entry.issues ?? []).map((issue) => issue.path?.[0]?.key as EntryField);
  if (isEarly) faulty.push("cameOn");
  return {
    ok: false,
    faults: [
      ...(submission.ok ? [] : submission.faults),
      ...[...new Set(faulty)].map((field) => ({ field, code: judgeValue(field, input[field]) })),
    ],
  };
}

/** What is wrong with a value beside the fields of the form. */
function judgeValue(field: EntryField, value: unknown): FaultCode {
  const text = typeof value === "string" ? cleanLine(value) : "";
  if (text === "") return "required";
  const limit = field === "utmCampaign" ? fields[field].limit : consentBasisLimit;
  return text.length > limit ? "too_long" : "invalid";
}

/** What to write into a field that has a fault, as the end of a sentence. */
export function describeExpected({ code, field }: EntryFault): string {
  if (field === "channel") return channels.join(", ");
  if (field === "cameOn") return "today or a past day, as year-month-day, such as 2026-11-20";
  if (field === "consent") return "given, not_needed";
  const limit = field === "consentBasis" ? consentBasisLimit : getField(field).limit;
  if (code === "too_long") return `up to ${limit?.toLocaleString("en-US")} characters`;
  return field === "email" ? "an address such as anna@example.com" : "words, with letters";
}

interface EntryContext {
  store: Pick<LeadStore, "saveLead" | "changeLead">;
  /** The user's address, or `command`. */
  by: string;
  /** Who takes care of it. */
  owner?: string | undefined;
  now: Date;
  /** Where a day has its noon. */
  timeZone: string;
  deliveryKinds: readonly DeliveryKind[];
  siteOrigin: string;
}

/**
 * Stores a lead that somebody entered by hand. It is reported by webhook; nobody is mailed but an
 * owner who did not enter it. Returns its id, which is that of the lead stored before if the same was
 * entered twice.
 */
export async function enterLead(
  { entry, submission }: ParsedEntry & { ok: true },
  { by, deliveryKinds, now, owner, siteOrigin, store, timeZone }: EntryContext,
): Promise<{ id: string; isNew: boolean }> {
  const lead: Lead = {
    id: createLeadId(),
    receivedAt: getReceived(entry, now, timeZone).toISOString(),
    bodyHash: hashEntry(submission, entry),
    inQuarantine: false,
    verdict: [],
    entry: {
      channel: entry.channel,
      by,
      at: now.toISOString(),
      consentBasis: entry.consentBasis,
    },
    submission,
  };
  const kinds = deliveryKinds.filter((kind) => kind === "webhook");
  const saved = await store.saveLead(lead, createDeliveries(kinds, siteOrigin));
  if (saved.outcome === "conflict") throw new Error("Two leads drew the same id");
  if (saved.outcome === "stored" && owner) {
    const change = { kind: "owner", value: owner } as const;
    await store.changeLead(lead.id, change, by, now, createOwnerNotice(change, by, siteOrigin));
  }
  return { id: saved.leadId, isNew: saved.outcome === "stored" };
}
