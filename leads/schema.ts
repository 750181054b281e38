import * as v from "valibot";
import { cleanLine, cleanText } from "./clean-text.ts";
import {
  type FieldName,
  type FieldSpec,
  fields,
  interestOptions,
  type Submission,
} from "./fields.ts";

export type FaultCode = "required" | "invalid" | "too_long";
export interface Fault {
  field: FieldName;
  code: FaultCode;
}

export type ParsedSubmission = { ok: true; value: Submission } | { ok: false; faults: Fault[] };

// Every part is anchored by the character that ends it, so matching is linear.
// Domains may be international (Firefox leaves them as typed), local parts are
// ASCII: a reply to any other would need SMTPUTF8 at every hop. Dots are between atoms (RFC 5322, 3.2.3).
export const emailPattern =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

const rawText = v.nullish(v.string("invalid"), "");

function buildFieldSchema({
  kind,
  limit = Number.POSITIVE_INFINITY,
  pattern,
  required,
}: FieldSpec): v.GenericSchema<unknown, string | string[] | boolean> {
  const notEmpty = v.minLength<string, number, "required">(required ? 1 : 0, "required");
  const notLong = v.maxLength<string, number, "too_long">(limit, "too_long");
  const line = v.pipe(rawText, v.transform(cleanLine), notLong, notEmpty);
  switch (kind) {
    case "line":
      return line;
    case "email":
      return v.pipe(
        line,
        v.check((text) => text === "" || emailPattern.test(text), "invalid"),
      );
    case "text":
      return v.pipe(rawText, v.transform(cleanText), notLong, notEmpty);
    case "id":
      return v.pipe(line, v.uuid("invalid"), v.toLowerCase());
    case "added":
      return v.pipe(
        v.fallback(rawText, ""),
        v.transform(cleanLine),
        v.transform((text) => (!pattern || pattern.test(text) ? text.slice(0, limit) : "")),
        v.transform(cleanLine),
        notEmpty,
      );
    case "options":
      return v.pipe(
        v.nullish(v.array(v.picklist(interestOptions, "invalid"), "invalid"), []),
        v.transform((chosen) => interestOptions.filter((option) => chosen.includes(option))),
      );
    case "consent":
      return v.pipe(v.nullish(v.boolean("invalid"), false), v.value(true, "required"));
  }
}

const schema = v.object(
  Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, buildFieldSchema(spec)])),
);

/**
 * Parses a contact submission from anything that JSON or a form can contain. Unknown keys are
 * dropped; a faulty field appears once in `faults`, which follow the form's order. Never throws on
 * data without getters.
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
  const faults = new Map<FieldName, FaultCode>();
  for (const issue of result.issues) {
    const field = issue.path?.[0].key as FieldName;
    if (!faults.has(field)) faults.set(field, issue.message as FaultCode);
  }
  return { ok: false, faults: [...faults].map(([field, code]) => ({ field, code })) };
}
