import { type FormField, getField, type TextField } from "leads/fields";
import type { FaultCode } from "leads/schema";

interface FieldCopy {
  label: string;
  hint?: string | undefined;
}

/** What the form says. */
export interface ContactFormCopy {
  title: string;
  sheet: string;
  status: {
    editing: string;
    sending: string;
    sent: string;
    notSent: string;
    notConfirmed: string;
  };
  requiredNote: string;
  fields: Record<TextField, FieldCopy>;
  interests: { legend: string; hint?: string | undefined };
  consent: { before: string; link: { label: string; href: string }; after: string };
  send: string;
  sendHint: string;
  sending: string;
  faults: {
    summary: string;
    /** By field; the summary serves those that are missing. */
    required: Partial<Record<FormField, string>>;
    invalid: Partial<Record<FormField, string>>;
    /** {limit} is replaced. */
    tooLong: string;
  };
  notes: {
    offline: string;
    stopWaiting: string;
    retrying: string;
    unknownTitle: string;
    /** In these two {email} is replaced. */
    unknownOutcome: string;
    failed: string;
  };
}

/** What the panel says that takes the form's place for a while. */
export interface ThanksCopy {
  title: string;
  text: string;
}

interface ToastCopy {
  title: string;
  description?: string | undefined;
}

/** The toasts of the form's outcomes. */
export type OutcomeCopy = Record<"missingFields" | "missingConsent" | "failed" | "sent", ToastCopy>;

/** What is wrong with a field, in words. */
export function getFaultText(
  field: FormField,
  code: FaultCode | undefined,
  faults: ContactFormCopy["faults"],
): string | undefined {
  if (!code) return;
  if (code === "too_long") return faults.tooLong.replace("{limit}", String(getField(field).limit));
  return faults[code][field] ?? faults.summary;
}
