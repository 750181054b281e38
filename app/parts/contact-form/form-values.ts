import {
  type FormField,
  formFields,
  interestOptions,
  type Submission,
  type TextField,
  textFields,
} from "leads/fields";
import { type FaultCode, parseSubmission } from "leads/schema";
import { messageFragment } from "../../routes.ts";

export type FormValues = Record<TextField, string> & {
  interests: string[];
  consent: boolean;
};

export type Faults = Partial<Record<FormField, FaultCode>>;

/** The value of the consent box in an ordinary form post. */
export const consentValue = "yes";

/** Reads the form's data. Line breaks in the message become `\n`, as in the text area itself. */
export function readFormValues(data: FormData): FormValues {
  const getText = (name: string) => String(data.get(name) ?? "").replaceAll("\r\n", "\n");
  const texts = Object.fromEntries(textFields.map((name) => [name, getText(name)]));
  return {
    ...(texts as Record<TextField, string>),
    interests: data.getAll("interests").map(String),
    consent: data.get("consent") === consentValue,
  };
}

/**
 * Shows in a form what was typed earlier: what the visitor typed or ticked before scripts loaded
 * stays, and a box that the page had ticked is as the visitor left it.
 */
export function fillForm(form: HTMLFormElement, values: FormValues): void {
  const wasTicked = ({ name, value }: HTMLInputElement) =>
    name === "consent" ? values.consent : values.interests.includes(value);
  for (const control of form.querySelectorAll<HTMLInputElement>("input, textarea")) {
    if (control.type === "checkbox") {
      control.checked = wasTicked(control) || (control.checked && !control.defaultChecked);
    } else control.value ||= values[control.name as TextField] ?? "";
  }
}

/** The valid interests in an address (`?interest=Demo`), in any case; others are ignored. */
export function parseInterests(search: string): string[] {
  const asked = new URLSearchParams(search).getAll("interest").map((each) => each.toLowerCase());
  return interestOptions.filter((option) => asked.includes(option.toLowerCase()));
}

/** Text that a fragment brings to the message (`getContactPathWith`); empty if it brings none. */
export const parseMessage = (fragment: string): string =>
  fragment.startsWith(messageFragment)
    ? (new URLSearchParams(fragment.slice(1)).get("message") ?? "")
    : "";

/** @param added what the page adds to the visitor's input */
export function parseForm(
  values: FormValues,
  added: object = {},
): { submission?: Submission; faults: Faults } {
  const parsed = parseSubmission({ ...values, ...added });
  return parsed.ok
    ? { submission: parsed.value, faults: {} }
    : { faults: buildFaults(parsed.faults) };
}

/** Faults by field, without those of fields the form does not show. */
export function buildFaults(faults: readonly { field: string; code: FaultCode }[]): Faults {
  const shown = faults.filter(({ field }) => formFields.some((name) => name === field));
  return Object.fromEntries(shown.map(({ field, code }) => [field, code]));
}
