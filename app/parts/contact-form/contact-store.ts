import type { FormField, Submission } from "leads/fields";
import { createStore } from "../../platform/create-store.ts";
import type { SiteEvent } from "../analytics/site-event.ts";
import type { Attribution } from "./attribution.ts";
import { type ContactState, type Trouble, untouched } from "./contact-state.ts";
import type { DraftMemory } from "./draft.ts";
import { buildSubmission, type Faults, type FormValues, findFaults } from "./form-values.ts";
import type { Delay, SendResult } from "./send-submission.ts";

/** How long the thank-you panel stays, in milliseconds (spec section 9). */
export const thanksDuration = 5_000;

/** Toasts shown to the visitor, by name. */
export type Notice =
  | "missingFields"
  | "missingFieldsAndConsent"
  | "missingConsent"
  | "failed"
  | "sent";

function getNotice({ consent, ...others }: Faults): Notice | undefined {
  const lacksField = Object.values(others).includes("required");
  if (lacksField) return consent ? "missingFieldsAndConsent" : "missingFields";
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

/**
 * The contact form's state and rules (spec section 4: editing, sending, success or back to
 * editing). It outlives the form's component: a message being sent while the visitor moves to
 * another page still arrives, once.
 */
export function createContactStore(dependencies: ContactDependencies) {
  const { send, prepareToSend, drafts, getAttribution, count, createId } = dependencies;
  const store = createStore(untouched);
  let hasBegun = false;
  let hasTried = false;
  let submissionId = "";
  /** The content that got a definite answer under the current id. */
  let settledContent: string | undefined;
  let followed: string[] = [];
  let stopping = new AbortController();
  /** Whether what was typed outlives the page. */
  let isKept = false;

  function setState(change: Partial<ContactState>): void {
    store.set({ ...store.get(), ...change });
  }

  function saveDraft(values: FormValues): void {
    const { consent, ...others } = values;
    const filled = [...Object.values(others), followed].filter(({ length }) => length > 0);
    if (!consent && filled.length === 0) {
      drafts.clear();
      return;
    }
    isKept = drafts.save({ values, submissionId: getSubmissionId(), followed });
  }

  function getSubmissionId(): string {
    submissionId ||= createId();
    return submissionId;
  }

  function refuseToSend(change: Partial<ContactState>): void {
    setState({ phase: "editing", delay: undefined, refusals: store.get().refusals + 1, ...change });
  }

  function showReceipt(reference?: string): void {
    drafts.clear();
    submissionId = "";
    settledContent = undefined;
    followed = [];
    hasBegun = false;
    hasTried = false;
    const receipt = { at: Date.now(), reference };
    setState({ ...untouched, phase: "sent", receipt, refusals: store.get().refusals });
    setTimeout(() => setState({ phase: "editing" }), thanksDuration);
  }

  /** Nothing was sent, and nothing typed can be lost: the browser may post the form at once. */
  function isPosted({ kind }: SendResult, postOrdinarily: () => boolean): boolean {
    return kind === "unloaded" && isKept && postOrdinarily();
  }

  function showResult(result: SendResult, { notify, postOrdinarily }: SubmitRequest): void {
    if (result.kind === "received") {
      showReceipt(result.reference);
      count({ name: "form_sent" });
      notify("sent");
    } else if (result.kind === "stopped" || isPosted(result, postOrdinarily)) {
      setState({ phase: "editing", delay: undefined });
    } else {
      const faults = result.kind === "faulty" ? result.faults : {};
      refuseToSend({ faults, trouble: troubles[result.kind] });
      notify("failed");
    }
  }

  async function sendUnderId(submission: Submission): Promise<SendResult> {
    stopping = new AbortController();
    const onDelay = (delay: Delay) => setState({ delay });
    const result = await send(submission, onDelay, stopping.signal);
    if (result.kind !== "conflict") return result;
    // The id's first message had arrived after all; with other words, this is a new one.
    submissionId = createId();
    return send({ ...submission, submissionId }, onDelay, stopping.signal);
  }

  return {
    /** For the form and anything else that shows the message's status. */
    state: store,

    /** The visitor has touched the form: assigns an id. */
    beginMessage(): string {
      prepareToSend();
      return getSubmissionId();
    },

    /** The visitor has changed the form: saves the draft and clears the faults of fixed fields. */
    changeValues(values: FormValues, field: FormField | undefined): void {
      if (!hasBegun) count({ name: "form_begun" });
      hasBegun = true;
      saveDraft(values);
      const { faults } = store.get();
      if (!field || !faults[field] || findFaults(values)[field]) return;
      setState({ faults: { ...faults, [field]: undefined } });
    },

    /** The visitor has left a field: checks it, but only after the first attempt to send. */
    checkField(values: FormValues, field: FormField): void {
      if (!hasTried || store.get().phase !== "editing") return;
      const fault = findFaults(values)[field];
      const { faults } = store.get();
      if (fault !== faults[field]) setState({ faults: { ...faults, [field]: fault } });
    },

    /** What was typed earlier, for a form that just appeared. */
    restoreDraft(): FormValues | undefined {
      const draft = drafts.load();
      followed = draft?.followed ?? [];
      submissionId = draft?.submissionId ?? submissionId;
      hasBegun ||= draft !== undefined;
      return draft?.values;
    },

    /** Of the interests that an address asks for, those that are new to this form. */
    addInterests(interests: readonly string[]): string[] {
      const added = interests.filter((interest) => !followed.includes(interest));
      followed = [...followed, ...added];
      return added;
    },

    /**
     * Tries to send. Does nothing while an attempt is in progress: a double click makes one
     * request.
     */
    async submit(request: SubmitRequest): Promise<void> {
      if (store.get().phase !== "editing") return;
      hasTried = true;
      const { values, sourcePage } = request;
      const faults = findFaults(values);
      if (Object.keys(faults).length > 0) {
        refuseToSend({ faults, trouble: undefined });
        const notice = getNotice(faults);
        if (notice) request.notify(notice);
        return;
      }
      const content = JSON.stringify(values);
      if (settledContent !== undefined && settledContent !== content) submissionId = createId();
      settledContent = undefined;
      saveDraft(values);
      const context = { submissionId, sourcePage, attribution: getAttribution() };
      const built = buildSubmission(values, context);
      if (!built.ok) throw new Error(`invalid submission: ${Object.keys(built.faults)}`);
      setState({ phase: "sending", faults: {}, trouble: undefined });
      const result = await sendUnderId(built.submission);
      if (result.kind === "faulty" || result.kind === "refused") settledContent = content;
      showResult(result, request);
    },

    /** Whether what was typed outlives the page. */
    isKept: () => isKept,

    /** Stops waiting for an answer or the connection, and makes the form editable again. */
    stop(): void {
      stopping.abort();
    },

    /**
     * The server has accepted an ordinary post and redirected the visitor to the thank-you panel.
     */
    showThanks(): void {
      if (store.get().phase !== "sent") showReceipt();
    },
  };
}
