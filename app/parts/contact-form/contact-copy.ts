import type { FaultCode } from "../../../functions/submit-contact/schema.ts";
import { lengthLimits } from "../../../functions/submit-contact/schema.ts";
import type { ContactField } from "./form-values.ts";

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
  fields: Record<"name" | "email" | "company" | "role" | "message", FieldCopy>;
  interests: { legend: string; hint?: string | undefined };
  consent: { before: string; link: { label: string; href: string }; after: string };
  send: string;
  sendHint: string;
  sending: string;
  faults: {
    summary: string;
    nameRequired: string;
    emailRequired: string;
    emailInvalid: string;
    consentRequired: string;
    /** {limit} is replaced. */
    tooLong: string;
  };
  notes: {
    offline: string;
    stopWaiting: string;
    retrying: string;
    proving: string;
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
  field: ContactField,
  code: FaultCode | undefined,
  faults: ContactFormCopy["faults"],
): string | undefined {
  if (!code) return;
  if (code === "too_long" && field !== "interests" && field !== "consent") {
    return faults.tooLong.replace("{limit}", String(lengthLimits[field]));
  }
  const texts: Record<string, string> = {
    "name required": faults.nameRequired,
    "email required": faults.emailRequired,
    "email invalid": faults.emailInvalid,
    "consent required": faults.consentRequired,
  };
  return texts[`${field} ${code}`] ?? faults.summary;
}
