import type { FormField, Submission } from "leads/fields";
import { createStore, type Store } from "../../platform/create-store.ts";
import type { SiteEvent } from "../analytics/site-event.ts";
import type { Attribution } from "./attribution.ts";
import { type ContactState, type Trouble, untouched } from "./contact-state.ts";
import type { DraftMemory } from "./draft.ts";
import { buildSubmission, type Faults, type FormValues, findFaults } from "./form-values.ts";
import type { Delay, SendResult } from "./send-submission.ts";
import { createWrittenMessage, type WrittenMessage } from "./written-message.ts";

/** How long the thank-you panel stays, in milliseconds (spec section 9). */
export const thanksDuration = 5_000;

/** Toasts shown to the visitor, by name. */
export type Notice = "missingFields" | "missingConsent" | "failed" | "sent";

/** The first of the two that the specification has (section 5): one toast says one thing. */
function getNotice({ consent, ...others }: Faults): Notice | undefined {
  if (Object.values(others).includes("required")) return "missingFields";
  return consent && "missingConsent";
}

export interface ContactDependencies {
  send(
    submission: Submission,
    onDelay: (delay: Delay) => void,
    signal: AbortSignal,
  ): Promise<SendResult>;
  /** Preloads what sending needs. */
  prepareToSend(): void;
  drafts: DraftMemory;
  getAttribution(): Attribution;
  /** Counts for analytics, if the visitor agreed. */
  count(event: SiteEvent): void;
  createId(): string;
}

/** What an attempt to send needs from the page. */
export interface SubmitRequest {
  values: FormValues;
  sourcePage: string;
  notify(notice: Notice): void;
  /** Posts the form as a browser without scripts does, and leaves the page; false if it is gone. */
  postOrdinarily(): boolean;
}

const troubles: Partial<Record<SendResult["kind"], Trouble>> = {
  refused: "failed",
  conflict: "failed",
  blocked: "blocked",
  unloaded: "blocked",
  unanswered: "unknown",
};

/** What the phases of the form share. */
interface Form {
  state: Store<ContactState>;
  message: WrittenMessage;
  /** Whether the visitor has written anything. */
  hasBegun: boolean;
  /** Whether the visitor has tried to send it. */
  hasTried: boolean;
}

/**
 * The contact form's state and rules (spec section 4: editing, sending, success or back to
 * editing). It outlives the form's component: a message being sent while the visitor moves to
 * another page still arrives, once.
 */
export function createContactStore(dependencies: ContactDependencies) {
  const form: Form = {
    state: createStore(untouched),
    message: createWrittenMessage(dependencies.drafts, dependencies.createId),
    hasBegun: false,
    hasTried: false,
  };
  const { addInterests, isKept } = form.message;
  return {
    /** For the form and anything else that shows the message's status. */
    state: form.state,
    addInterests,
    isKept,
    ...createEditing(form, dependencies),
    ...createSending(form, dependencies),
  };
}

function setState({ state }: Form, change: Partial<ContactState>): void {
  state.set({ ...state.get(), ...change });
}

/** What the visitor does before sending. */
function createEditing(form: Form, { count, prepareToSend }: ContactDependencies) {
  const { message, state } = form;
  return {
    /** The visitor has touched the form: assigns an id. */
    beginMessage(): string {
      prepareToSend();
      return message.getId();
    },

    /** The visitor has changed the form: saves the draft and clears the faults of fixed fields. */
    changeValues(values: FormValues, field: FormField | undefined): void {
      if (!form.hasBegun) count({ name: "form_begun" });
      form.hasBegun = true;
      message.saveDraft(values);
      const { faults } = state.get();
      if (!field || !faults[field] || findFaults(values)[field]) return;
      setState(form, { faults: { ...faults, [field]: undefined } });
    },

    /** The visitor has left a field: checks it, but only after the first attempt to send. */
    checkField(values: FormValues, field: FormField): void {
      if (!form.hasTried || state.get().phase !== "editing") return;
      const fault = findFaults(values)[field];
      const { faults } = state.get();
      if (fault !== faults[field]) setState(form, { faults: { ...faults, [field]: fault } });
    },

    /** What was typed earlier, for a form that just appeared. */
    restoreDraft(): FormValues | undefined {
      const values = message.restoreDraft();
      form.hasBegun ||= values !== undefined;
      return values;
    },
  };
}

/** One attempt after the other, each until its answer. */
function createSending(form: Form, dependencies: ContactDependencies) {
  const { message, state } = form;
  const { getAttribution, send } = dependencies;
  let stopping = new AbortController();
  /** The content that got a definite answer, other than a receipt, under the current id. */
  let settledContent: string | undefined;

  async function sendUnderId(submission: Submission): Promise<SendResult> {
    stopping = new AbortController();
    const onDelay = (delay: Delay) => setState(form, { delay });
    const result = await send(submission, onDelay, stopping.signal);
    if (result.kind !== "conflict") return result;
    // The id's first message had arrived after all; with other words, this is a new one.
    return send({ ...submission, submissionId: message.renewId() }, onDelay, stopping.signal);
  }

  return {
    /**
     * Tries to send. Does nothing while an attempt is in progress: a double click makes one
     * request.
     */
    async submit(request: SubmitRequest): Promise<void> {
      if (state.get().phase !== "editing") return;
      form.hasTried = true;
      const { values, sourcePage } = request;
      const faults = findFaults(values);
      if (Object.keys(faults).length > 0) {
        showFaults(form, faults, request);
        return;
      }
      const content = JSON.stringify(values);
      if (settledContent !== undefined && settledContent !== content) message.renewId();
      settledContent = undefined;
      message.saveDraft(values);
      const built = buildSubmission(values, {
        submissionId: message.getId(),
        sourcePage,
        attribution: getAttribution(),
      });
      if (!built.ok) throw new Error(`invalid submission: ${Object.keys(built.faults)}`);
      setState(form, { phase: "sending", faults: {}, trouble: undefined });
      const result = await sendUnderId(built.submission);
      if (result.kind === "faulty" || result.kind === "refused") settledContent = content;
      showResult(form, result, request, dependencies);
    },

    /** Stops waiting for an answer or the connection, and makes the form editable again. */
    stop(): void {
      stopping.abort();
    },

    /**
     * The server has accepted an ordinary post and redirected the visitor to the thank-you panel.
     */
    showThanks(): void {
      if (state.get().phase !== "sent") showReceipt(form);
    },
  };
}

function showFaults(form: Form, faults: Faults, { notify }: SubmitRequest): void {
  refuseToSend(form, { faults, trouble: undefined });
  const notice = getNotice(faults);
  if (notice) notify(notice);
}

function showResult(
  form: Form,
  result: SendResult,
  { notify, postOrdinarily }: SubmitRequest,
  { count }: ContactDependencies,
): void {
  if (result.kind === "received") {
    showReceipt(form, result.reference);
    count({ name: "form_sent" });
    notify("sent");
    return;
  }
  // Nothing was sent, and nothing typed can be lost: the browser may post the form at once.
  const isPosted = result.kind === "unloaded" && form.message.isKept() && postOrdinarily();
  if (result.kind === "stopped" || isPosted) {
    setState(form, { phase: "editing", delay: undefined });
    return;
  }
  const faults = result.kind === "faulty" ? result.faults : {};
  refuseToSend(form, { faults, trouble: troubles[result.kind] });
  notify("failed");
}

function refuseToSend(form: Form, change: Partial<ContactState>): void {
  const refusals = form.state.get().refusals + 1;
  setState(form, { phase: "editing", delay: undefined, refusals, ...change });
}

function showReceipt(form: Form, reference?: string): void {
  form.message.endMessage();
  form.hasBegun = false;
  form.hasTried = false;
  const receipt = { at: Date.now(), reference };
  const { refusals } = form.state.get();
  setState(form, { ...untouched, phase: "sent", receipt, refusals });
  setTimeout(() => setState(form, { phase: "editing" }), thanksDuration);
}
