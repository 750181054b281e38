import { createHash } from "node:crypto";
import * as v from "valibot";
import { cleanLine, cleanText } from "./clean-text.ts";
import { formFields, type Submission } from "./fields.ts";
import { normalizeAddress } from "./mail-address.ts";
import { parseSubmission } from "./schema.ts";

/** Where a lead that was entered by hand says it came from: the desk's form. */
export const entryPage = "/desk/new";

/** Where contacts of a fair come in as a list. */
export const listPage = "/desk/new/list";

/** The path of a page as lists and reports have it: of its two forms, the one with a slash at its end. */
export const endWithSlash = (path: string): string =>
  path.endsWith("/") || path === entryPage ? path : `${path}/`;

// Crockford's base 32: no I, L, O or U, so an id survives being read aloud.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A random id of 50 bits for a lead, such as `7K3QZ-M2X9A`. */
export function createLeadId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  const letters = Array.from(bytes, (byte) => alphabet[byte % 32]).join("");
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** Whether a value can be the id under which a caller knows its submission. */
export const isSubmissionId = (value: unknown): value is string =>
  v.is(v.pipe(v.string(), v.trim(), v.uuid()), value);

/**
 * An id for a submission that brought none: a random UUID whose version 8 (RFC 9562, 5.8) says
 * that the function made it, so that its content tells whether it has come before.
 */
export function makeSubmissionId(): string {
  const id = crypto.randomUUID();
  return `${id.slice(0, 14)}8${id.slice(15)}`;
}

export function isMadeHere(submissionId: string): boolean {
  return submissionId[14] === "8";
}

/**
 * SHA-256 (hex) of what the visitor filled in. Equal for a JSON call and a form post with the same
 * content, and for one sent again from another page of the visit.
 */
export function hashSubmission(submission: Submission): string {
  const content = JSON.stringify(formFields.map((name) => [name, submission[name] ?? ""]));
  return hashText(content);
}

/**
 * As {@link hashSubmission}, with how the person came and what was agreed to: no visitor's message has
 * the same, nor does an entry that corrects either.
 */
export function hashEntry(submission: Submission, entry: object): string {
  return hashText(JSON.stringify([hashSubmission(submission), entry]));
}

export function buildAgreement(text: string): Agreement {
  return { hash: hashText(text), text };
}

function hashText(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Longest note in UTF-16 code units, the unit of HTML's `maxlength`. */
export const noteLimit = 5000;
/** The same of a reason, and of the words that somebody agreed to on the telephone or at a fair. */
export const reasonLimit = 200;
export const consentBasisLimit = 2000;
/** Largest value: what a 32-bit integer of a database takes. */
export const valueLimit = 2_147_483_647;

/** A name that is safe in a file path and a terminal, even from a tampered backup. */
const name = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const sha256 = v.pipe(v.string(), v.hash(["sha256"]));
/** ISO 8601, UTC, as the store writes it, so that it can be sorted as text. */
export const timeSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
  v.transform((text) => new Date(text).toISOString()),
);
export const lineSchema = v.pipe(v.string(), v.transform(cleanLine));

/** As it was let in: what is kept is not judged again, so that each backup can be read. */
const addressSchema = v.pipe(v.string(), v.transform(normalizeAddress), v.includes("@"));
/** Mail address of a user, or `command` for `npm run leads`. */
export const actorSchema = v.union([v.literal("command"), addressSchema]);

/** Whether a text in the form of a day is one; what has another form is none. */
function isInCalendar(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  // `2026-02-30` is taken for March 2.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A day of this millennium such as `2026-11-20`; the calendar has it. */
export const daySchema = v.pipe(
  v.string(),
  v.isoDate(),
  v.minValue("2000-01-01"),
  v.maxValue("2999-12-31"),
  v.check(isInCalendar),
);

const valueSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(valueLimit));

const buildLine = (limit: number) => v.pipe(lineSchema, v.minLength(1), v.maxLength(limit));
const reasonSchema = buildLine(reasonLimit);

/** A letter that is seen: of those in other scripts, some are blank. */
export const seenLetter = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u;

/** What a lead that was entered by hand is kept on: words, so more than a sign or a blank. */
export const consentBasisSchema = v.pipe(buildLine(consentBasisLimit), v.regex(seenLetter));

export const spamSigns = [
  "honeypot",
  "many_from_address",
  "many_in_all",
  "foreign_origin",
  "cross_site",
  "many_links",
  "too_fast",
  "untimed",
  "links",
] as const;
export type SpamSign = (typeof spamSigns)[number];

export const channels = ["telephone", "fair", "other"] as const;
export type Channel = (typeof channels)[number];

/** A lead that was entered by hand, for somebody who called or was met. */
const entrySchema = v.strictObject({
  channel: v.picklist(channels),
  by: actorSchema,
  /** When, which can be days after the person came. */
  at: timeSchema,
  /** The words that the person agreed to; where no consent is needed, why. */
  consentBasis: consentBasisSchema,
});

/** What could have come through the form, or, without consent, from a user. */
const submissionSchema = v.pipe(
  v.looseObject({ consent: v.boolean() }),
  v.rawTransform<{ consent: boolean }, Submission>(({ addIssue, dataset, NEVER }) => {
    const parsed = parseSubmission({ ...dataset.value, consent: true });
    if (parsed.ok) return { ...parsed.value, consent: dataset.value.consent };
    addIssue({ message: "no submission" });
    return NEVER;
  }),
);

const leadSchema = v.pipe(
  v.strictObject({
    id: name,
    /** Consent, where there is one, was given with it, so at this time too. */
    receivedAt: timeSchema,
    /** SHA-256 (hex) of the submission without its id. */
    bodyHash: name,
    /** A lead in quarantine is kept and shown to the team, but not delivered until released. */
    inQuarantine: v.boolean(),
    /** What suggests that a bot sent it; kept after a release, too. */
    verdict: v.pipe(v.array(v.picklist(spamSigns)), v.readonly()),
    noticeVersion: v.exactOptional(lineSchema),
    /** Of all that was agreed to (`Agreement`), if known. */
    agreementHash: v.exactOptional(sha256),
    entry: v.exactOptional(entrySchema),
    submission: submissionSchema,
  }),
  v.check(({ entry, submission }) => submission.consent || entry !== undefined),
);
export type Lead = v.InferOutput<typeof leadSchema>;

/** The words that were agreed to, the box's and the privacy notice, as the form had them, and their hash. */
export const agreementSchema = v.pipe(
  v.strictObject({ hash: sha256, text: v.string() }),
  v.check(({ hash, text }) => hashText(text) === hash),
);
export type Agreement = v.InferOutput<typeof agreementSchema>;

/**
 * What a lead is delivered as: a mail to the team or to the visitor, a webhook call, or a mail to its
 * owner when it became theirs (`owner`) and on the day of its reminder.
 */
const deliveryKinds = ["team", "visitor", "webhook", "owner", "reminder"] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

const deliverySchema = v.strictObject({
  id: name,
  kind: v.picklist(deliveryKinds),
  /** The owner that a mail is for, by address; without one, the settings say who gets it. */
  recipient: v.exactOptional(addressSchema),
  /**
   * Message-ID or webhook id, fixed here, once, so that a second delivery is seen as the same
   * (RFC 5322, 3.6.4; Standard Webhooks, "webhook-id").
   */
  messageId: v.pipe(v.string(), v.regex(/^(?:<[\w.@:~[\]-]+>|msg_[\w-]+)$/)),
  state: v.picklist(["pending", "sent", "failed"]),
  attempts: v.pipe(v.number(), v.integer()),
  /** The lead's arrival, or when something else made it due, such as a release from quarantine. */
  pendingSince: timeSchema,
  nextAttemptAt: timeSchema,
  lastError: v.exactOptional(lineSchema),
  sentAt: v.exactOptional(timeSchema),
  /**
   * Whom it was sent to, and by what, such as `sales@example.com, by mail.example.com`: settings change.
   * Absent where it was sent before this was kept.
   */
  sentTo: v.exactOptional(lineSchema),
});
export type Delivery = v.InferOutput<typeof deliverySchema>;
export type NewDelivery = Pick<Delivery, "id" | "kind" | "messageId" | "recipient">;

export type DueDelivery = NewDelivery &
  Pick<Delivery, "attempts" | "pendingSince"> & { lead: Lead };

/**
 * How an attempt ended. `error` is a short code without personal data; beside `sent` it names
 * recipients that were refused.
 */
export type DeliveryOutcome =
  | { state: "sent"; sentAt: Date; sentTo?: string; error?: string }
  | { state: "pending"; nextAttemptAt: Date; error: string }
  | { state: "failed"; error: string };

export const stages = ["new", "in_progress", "won", "lost", "not_for_us"] as const;
export type Stage = (typeof stages)[number];

export const isOpen = (stage: Stage) => stage === "new" || stage === "in_progress";

/**
 * What the team does with a lead, as a form, the command line or a backup has it. An owner is the
 * normalized mail address of the person who takes care of it; without a value, there is none any more.
 * `answered`: the visitor was answered, whatever the stage.
 */
export const changeSchema = v.variant("kind", [
  v.object({ kind: v.literal("stage"), value: v.picklist(stages) }),
  v.object({ kind: v.literal("owner"), value: v.exactOptional(addressSchema) }),
  v.object({ kind: v.literal("reminder"), value: v.exactOptional(daySchema) }),
  v.object({ kind: v.literal("wonOn"), value: v.exactOptional(daySchema) }),
  v.object({ kind: v.literal("value"), value: v.exactOptional(valueSchema) }),
  v.object({ kind: v.literal("reason"), value: v.exactOptional(reasonSchema) }),
  v.object({
    kind: v.literal("note"),
    value: v.pipe(v.string(), v.transform(cleanText), v.minLength(1), v.maxLength(noteLimit)),
  }),
  v.object({ kind: v.literal("answered") }),
]);
export type LeadChange = v.InferOutput<typeof changeSchema>;

/** One line of a lead's history: a change, or what became of it in quarantine. */
const entryOfHistorySchema = v.intersect([
  v.variant("kind", [
    changeSchema,
    v.object({ kind: v.literal("released") }),
    v.object({ kind: v.literal("rejected") }),
  ]),
  v.object({ at: timeSchema, by: actorSchema }),
]);
export type HistoryEntry = v.InferOutput<typeof entryOfHistorySchema>;

const workSchema = v.pipe(
  v.strictObject({
    stage: v.picklist(stages),
    owner: v.exactOptional(addressSchema),
    /** When the lead was first marked as answered or set to `in_progress` or `won`, since it was last set to `new`. */
    answeredAt: v.exactOptional(timeSchema),
    remindOn: v.exactOptional(daySchema),
    /** Of a won lead alone: the day on which the deal closed. */
    wonOn: v.exactOptional(daySchema),
    value: v.exactOptional(valueSchema),
    reason: v.exactOptional(reasonSchema),
    history: v.pipe(v.array(entryOfHistorySchema), v.readonly()),
  }),
  // A backup of before this was kept: the day on which somebody said so, as the stores' migration has it.
  v.transform((work) => {
    const said = work.history.findLast(({ kind }) => kind === "stage")?.at ?? work.answeredAt;
    return work.stage === "won" && said ? { wonOn: said.slice(0, 10), ...work } : work;
  }),
);
export type LeadWork = v.InferOutput<typeof workSchema>;
export type LeadState = Omit<LeadWork, "history">;

export const storedLeadSchema = v.strictObject({
  lead: leadSchema,
  deliveries: v.pipe(v.array(deliverySchema), v.readonly()),
  work: workSchema,
});
export type StoredLead = v.InferOutput<typeof storedLeadSchema>;
