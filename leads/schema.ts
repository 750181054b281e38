import * as v from "valibot";
import { cleanLine, cleanText } from "./clean-text.ts";
import {
  type AddedField,
  type FieldName,
  type FieldSpec,
  fields,
  interestOptions,
  type Submission,
} from "./fields.ts";
import { cleanAddress, parsePublicAddress } from "./mail-address.ts";

export { cleanAddress, parsePublicAddress } from "./mail-address.ts";

export type FaultCode = "required" | "invalid" | "too_long";
export interface Fault {
  field: FieldName;
  code: FaultCode;
}

export type ParsedSubmission = { ok: true; value: Submission } | { ok: false; faults: Fault[] };

const rawText = v.nullish(v.string("invalid"), "");

function buildFieldSchema({
  kind,
  limit = Number.POSITIVE_INFINITY,
  pattern,
  required,
}: FieldSpec): v.GenericSchema<unknown, string | string[] | boolean> {
  const notEmpty = v.minLength<string, number, "required">(required ? 1 : 0, "required");
  const notLong = v.maxLength<string, number, "too_long">(limit, "too_long");
  const cleaned = v.pipe(rawText, v.transform(cleanLine));
  const line = v.pipe(cleaned, notLong, notEmpty);
  switch (kind) {
    case "line":
      return line;
    case "email":
      return v.pipe(
        cleaned,
        v.transform((text) => parsePublicAddress(cleanAddress(text)) ?? text),
        notLong,
        notEmpty,
        v.check((text) => text === "" || parsePublicAddress(text) !== undefined, "invalid"),
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
        v.nullish(v.unknown(), []),
        v.transform((list) => (list === "" ? [] : list)),
        v.array(v.picklist(interestOptions, "invalid"), "invalid"),
        v.transform((chosen) => interestOptions.filter((option) => chosen.includes(option))),
      );
    case "consent":
      return v.pipe(v.nullish(v.boolean("invalid"), false), v.value(true, "required"));
  }
}

const schema = v.object(
  Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, buildFieldSchema(spec)])),
);

/** What a lead has of a value that its page adds: cleaned and cut, or empty if it does not fit. */
export function cleanAdded(field: AddedField, value: unknown): string {
  const result = v.safeParse(schema.entries[field] ?? rawText, value);
  return result.success ? String(result.output) : "";
}

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
