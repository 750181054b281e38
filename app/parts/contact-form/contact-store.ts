import type { FormField } from "leads/fields";
import { createStore } from "../../platform/create-store.ts";
import { readStored, removeStored, writeStored } from "../../platform/device-storage.ts";
import { countEvent } from "../analytics/consented-analytics.ts";
import { area, key } from "./asked-form.ts";
import { getAttribution, keepAttribution } from "./attribution.ts";
import { type Faults, type FormValues, parseForm } from "./form-values.ts";
import { type Delay, sendSubmission } from "./send-submission.ts";

export interface ContactState {
  phase: "editing" | "sending" | "sent";
  /**
   * Of the last message sent in this page view: when, in milliseconds since 1970, and the team's
   * number for it. An ordinary post, which is answered with a page, has none.
   */
  receipt?: { at: number; reference?: string };
  /** While sending. */
  delay?: Delay;
  faults: Faults;
  /** Whether nobody knows if the last attempt has arrived. */
  isUnsure: boolean;
  /** Counts failed attempts at this message: one more moves focus to what is wrong. */
  refusals: number;
}

const untouched: ContactState = {
  phase: "editing",
  faults: {},
  isUnsure: false,
  refusals: 0,
};

/**
 * The contact form's state (spec section 4: editing, sending, success or back to editing). It outlives the
 * form's component: a message being sent while the visitor moves to another page still arrives, once.
 */
export const contactState = createStore(untouched);

const change = (changes: Partial<ContactState>) =>
  contactState.set({ ...contactState.get(), ...changes });

/** An unsent form, with the id it was or will be sent under. */
interface Draft {
  values: FormValues;
  submissionId: string;
}

/**
 * The tab's memory of an unsent form, so that a reload or a visit to another page loses nothing. It
 * needs no consent: the visitor asked for it by typing (ePrivacy directive 5.3, "strictly
 * necessary" for a service explicitly requested), nothing is stored before that, it ends with the
 * tab, and it is cleared once the message is sent. The cookie policy names it. Where the browser
 * stores nothing, it still survives in-site navigation.
 */
let draft = readDraft();

function readDraft(): Draft | undefined {
  try {
    return JSON.parse(readStored(area, key) ?? "null") ?? undefined;
  } catch {
    return undefined; // not ours
  }
}

export const getDraftValues = () => draft?.values;

/**
 * A random UUID (RFC 9562, version 4). `crypto` is missing where the site is reached over plain http,
 * as on a plant's own network. It tells one visitor's message from another's, and keeps no secret.
 */
function createSubmissionId(): string {
  const getDigit = () => Math.floor(Math.random() * 16).toString(16);
  return "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replaceAll("x", getDigit);
}

/** Keeps what the form has now, and where the visit came from for as long. */
export function saveDraft(values: FormValues): void {
  const { consent, ...others } = values;
  if (!consent && Object.values(others).every(({ length }) => length === 0)) {
    clearDraft();
    return;
  }
  if (!draft) countEvent({ name: "form_begun" });
  draft = { values, submissionId: draft?.submissionId ?? createSubmissionId() };
  writeStored(area, key, JSON.stringify(draft));
  keepAttribution(true);
}

function clearDraft(): void {
  draft = undefined;
  removeStored(area, key);
  keepAttribution(false);
}

export const getAdded = () => ({ ...getAttribution(), submissionId: draft?.submissionId ?? "" });

/**
 * Says whether a field is right. Its fault goes as soon as it is fixed, and comes when the visitor
 * leaves the field, but only after the first attempt to send.
 */
export function checkField(values: FormValues, name: string, isLeft: boolean): void {
  const { faults, refusals } = contactState.get();
  const field = name as FormField;
  const { [field]: fault } = parseForm(values).faults;
  if (fault && !(isLeft && refusals > 0)) return;
  if (fault !== faults[field]) change({ faults: { ...faults, [field]: fault } });
}

/** How long the thank-you panel stays, in milliseconds (spec section 9). */
export const thanksDuration = 5_000;

/** After so long without an answer, in milliseconds, the visitor is told, and can stop waiting. */
export const patience = 5_000;

type Notice = "missingFields" | "missingConsent" | "failed" | "sent";

/** The first of the two that the specification has (section 5): one toast says one thing. */
function getNotice({ consent, ...others }: Faults): Notice | undefined {
  if (Object.values(others).includes("required")) return "missingFields";
  return consent && "missingConsent";
}

/** A double click sends once. @returns what is to be said of it */
export async function submit(values: FormValues): Promise<Notice | undefined> {
  if (contactState.get().phase !== "editing") return;
  saveDraft(values);
  const added = { ...getAdded(), sourcePage: window.location.pathname };
  const { submission, faults } = parseForm(values, added);
  if (!submission) {
    refuse(faults, false);
    return getNotice(faults);
  }
  change({ phase: "sending", faults, isUnsure: false });
  const slow = setTimeout(
    () => change({ delay: contactState.get().delay ?? "retrying" }),
    patience,
  );
  stopping = new AbortController();
  const answer = await sendSubmission(submission, stopping.signal, (delay) => change({ delay }));
  clearTimeout(slow);
  if (answer.reference) {
    showReceipt(answer.reference);
    countEvent({ name: "form_sent" });
    return "sent";
  }
  refuse(answer.faults ?? {}, !answer.faults);
  return "failed";
}

let stopping = new AbortController();

/** Stops waiting for an answer or the connection, and makes the form editable again. */
export const stopSending = () => stopping.abort();

function refuse(faults: Faults, isUnsure: boolean): void {
  const refusals = contactState.get().refusals + 1;
  change({ phase: "editing", delay: undefined, faults, isUnsure, refusals });
}

/** @param reference undefined of an ordinary post, which the server has answered with the thank-you panel */
export function showReceipt(reference?: string): void {
  clearDraft();
  contactState.set({ ...untouched, phase: "sent", receipt: { at: Date.now(), reference } });
  setTimeout(() => change({ phase: "editing" }), thanksDuration);
}
