import { fillPattern } from "content-model/fill-pattern";
import { type FormField, getField } from "leads/fields";
import type { FaultCode } from "leads/schema";

/** The form's words for faults: `required` and `invalid` by field, the summary for all others. */
interface FaultWords {
  summary: string;
  required: Partial<Record<FormField, string>>;
  invalid: Partial<Record<FormField, string>>;
  /** {limit} is replaced. */
  tooLong: string;
}

/** What is wrong with a field, in words. */
export function getFaultText(
  field: FormField,
  code: FaultCode | undefined,
  faults: FaultWords,
): string | undefined {
  if (!code) return;
  if (code === "too_long")
    return fillPattern(faults.tooLong, { limit: String(getField(field).limit) });
  return faults[code][field] ?? faults.summary;
}
