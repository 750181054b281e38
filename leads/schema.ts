import * as v from "valibot";
import { cleanLine, cleanText } from "./clean-text.ts";

/** What a visitor may be interested in: the 13 options of the form, in its order. */
export const interestOptions = [
  "Maintenance Stack",
  "Turnarounds Stack",
  "Procurement Stack",
  "Operations Stack",
  "Time Management",
  "Planning",
  "Sourcing",
  "Invoicing",
  "Scaffolding",
  "Project Management",
  "Analytics",
  "Demo",
  "Other",
] as const;

export type InterestOption = (typeof interestOptions)[number];

/** Longest values in UTF-16 code units, the unit of HTML's `maxlength`. */
export const lengthLimits = {
  name: 200,
  email: 254, // RFC 5321, 4.5.3.1.3: a path of 256 less its brackets
  company: 200,
  role: 200,
  message: 5000,
  sourcePage: 300,
  utm: 200,
} as const;

/** The field that no visitor sees; whoever fills it in is a machine. */
export const trapField = "homepage";

/** Milliseconds from the page's load to the sending, beside a submission. */
export const elapsedField = "elapsedMs";

/** The solution of a challenge, beside a submission (`proof-of-work.ts`). */
export const proofField = "proof";

/** A contact submission after {@link parseSubmission}: cleaned, empty fields left out. */
export interface Submission {
  /** UUID made once per filled form, so that sending it again makes no second lead. */
  submissionId: string;
  name: string;
  email: string;
  company?: string;
  role?: string;
  interests?: InterestOption[];
  message?: string;
  consent: true;
  /** Path of the page that the form was sent from. */
  sourcePage: string;
  utmSource?: string;
  utmMedium?: string;
  utmCampaign?: string;
  utmTerm?: string;
  utmContent?: string;
}

export type SubmissionField = keyof Submission;
export type FaultCode = "required" | "invalid" | "too_long";
export interface Fault {
  field: SubmissionField;
  code: FaultCode;
}

export type ParsedSubmission = { ok: true; value: Submission } | { ok: false; faults: Fault[] };

// Every part is anchored by the character that ends it, so matching is linear.
// Domains may be international (Firefox leaves them as typed), local parts are
// ASCII: a reply to any other would need SMTPUTF8 on the whole way.
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

const rawText = v.nullish(v.string("invalid"), "");

const line = (limit: number) =>
  v.pipe(rawText, v.transform(cleanLine), v.maxLength(limit, "too_long"));

const requiredLine = (limit: number) => v.pipe(line(limit), v.minLength(1, "required"));

// What the page adds by itself is cut, not refused: the visitor could not mend it.
const cutLine = (limit: number) =>
  v.pipe(
    rawText,
    v.transform((text) => cleanLine(cleanLine(text).slice(0, limit))),
  );

const interests = v.pipe(
  v.nullish(v.array(v.picklist(interestOptions, "invalid"), "invalid"), []),
  v.transform((chosen) => interestOptions.filter((option) => chosen.includes(option))),
);

const schema = v.object({
  submissionId: v.pipe(requiredLine(36), v.uuid("invalid"), v.toLowerCase()),
  name: requiredLine(lengthLimits.name),
  email: v.pipe(requiredLine(lengthLimits.email), v.regex(emailPattern, "invalid")),
  company: line(lengthLimits.company),
  role: line(lengthLimits.role),
  interests,
  message: v.pipe(rawText, v.transform(cleanText), v.maxLength(lengthLimits.message, "too_long")),
  consent: v.pipe(v.nullish(v.boolean("invalid"), false), v.value(true, "required")),
  sourcePage: v.pipe(cutLine(lengthLimits.sourcePage), v.minLength(1, "required")),
  utmSource: cutLine(lengthLimits.utm),
  utmMedium: cutLine(lengthLimits.utm),
  utmCampaign: cutLine(lengthLimits.utm),
  utmTerm: cutLine(lengthLimits.utm),
  utmContent: cutLine(lengthLimits.utm),
});

/** The fields of a submission, in the form's order. */
export const submissionFields = Object.keys(schema.entries) as readonly SubmissionField[];

/**
 * Reads a contact submission from anything that JSON or a form can hold.
 * Unknown keys are dropped; a faulty field appears once in `faults`, which
 * follow the form's order. Never throws on data without getters.
 */
export function parseSubmission(input: unknown): ParsedSubmission {
  const record = typeof input === "object" && input !== null ? input : {};
  const result = v.safeParse(schema, record, { abortPipeEarly: true });
  if (result.success) {
    const filled = Object.entries(result.output).filter(
      ([, value]) => typeof value === "boolean" || value.length > 0,
    );
    return { ok: true, value: Object.fromEntries(filled) as never };
  }
  const faults = new Map<SubmissionField, FaultCode>();
  for (const issue of result.issues) {
    const field = issue.path?.[0].key as SubmissionField;
    if (!faults.has(field)) faults.set(field, issue.message as FaultCode);
  }
  return {
    ok: false,
    faults: [...faults].map(([field, code]) => ({ field, code })),
  };
}
