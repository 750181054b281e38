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
import type { Attribution } from "./attribution.ts";

export type FormValues = Record<TextField, string> & {
  interests: string[];
  consent: boolean;
};

/** What is wrong with which field. */
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

/** Fills in only fields the visitor has left empty: what was typed before scripts loaded stays. */
export function fillForm(form: HTMLFormElement, values: FormValues): void {
  for (const name of textFields) {
    const control = form.elements.namedItem(name);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (isText && control.value === "") control.value = values[name];
  }
  tickInterests(form, values.interests);
  const consent = form.elements.namedItem("consent");
  if (values.consent && consent instanceof HTMLInputElement) consent.checked = true;
}

function listBoxes(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>("input[name=interests]")];
}

/** The interests that the page has ticked by itself. */
export function listPageInterests(form: HTMLFormElement): string[] {
  return listBoxes(form).flatMap((box) => (box.defaultChecked ? box.value : []));
}

/** Checks the given interests, or clears them, and leaves the others alone. */
export function tickInterests(
  form: HTMLFormElement,
  interests: readonly string[],
  checked = true,
): void {
  for (const box of listBoxes(form)) {
    if (interests.includes(box.value)) box.checked = checked;
  }
}

/** The valid interests in an address (`?interest=Demo`), in any case; others are ignored. */
export function parseInterests(search: string): string[] {
  const asked = new URLSearchParams(search).getAll("interest").map((each) => each.toLowerCase());
  return interestOptions.filter((option) => asked.includes(option.toLowerCase()));
}

/**
 * Text that a fragment brings to the message (`getContactPathWith`); undefined if it brings none. What
 * can be read of one that was changed on its way is kept: one that is cut within a character, is
 * escaped twice, or has another's parameters at its end.
 */
export function parseMessage(fragment: string): string | undefined {
  const name = messageFragment.slice(1);
  const text = [fragment.slice(1), decodeText(fragment.slice(1))].find((each) =>
    each.toLowerCase().startsWith(name),
  );
  // One of ours has neither of these two signs.
  const [own] = text?.slice(name.length).split(/[?&]/, 1) ?? [];
  if (!own) return;
  const message = decodeText(own);
  const isEscaped = /%[\dA-F]{2}/i.test(message) && !/\s/.test(message);
  return isEscaped ? decodeText(message) : message;
}

/** Text without its escapes, as far as it has whole ones (URL standard, "percent-decode"). */
function decodeText(text: string): string {
  const whole = text
    .replace(/%[\dA-F]?$/i, "")
    .replaceAll("+", "%2B")
    .replaceAll("&", "%26");
  const decoded = new URLSearchParams(`text=${whole}`).get("text") ?? "";
  return decoded.replace(/\uFFFD$/, "");
}

/** Puts a text below what the message already says. */
export function addToMessage(form: HTMLFormElement, text: string): void {
  const control = form.elements.namedItem("message");
  if (!(control instanceof HTMLTextAreaElement) || control.value.includes(text)) return;
  control.value = [control.value, text].filter(Boolean).join("\n\n");
}

/** What the page adds to the visitor's input. */
export interface SubmissionContext {
  submissionId: string;
  /** Path of the page with the form. */
  sourcePage: string;
  attribution: Attribution;
}

/** The payload to send, cleaned and with empty fields left out, or what is wrong with which field. */
export function buildSubmission(
  values: FormValues,
  context: SubmissionContext,
): { ok: true; submission: Submission } | { ok: false; faults: Faults } {
  const { attribution, ...page } = context;
  const parsed = parseSubmission({ ...values, ...page, ...attribution });
  if (parsed.ok) return { ok: true, submission: parsed.value };
  return { ok: false, faults: buildFaults(parsed.faults) };
}

/** Faults by field, without those of fields the form does not show. */
export function buildFaults(faults: readonly { field: string; code: FaultCode }[]): Faults {
  const shown: Faults = {};
  for (const { field, code } of faults) {
    const name = formFields.find((known) => known === field);
    if (name) shown[name] = code;
  }
  return shown;
}

/** What is wrong with the visitor's own fields. */
export function findFaults(values: FormValues): Faults {
  const built = buildSubmission(values, {
    submissionId: "00000000-0000-4000-8000-000000000000",
    sourcePage: "/",
    attribution: {},
  });
  return built.ok ? {} : built.faults;
}
