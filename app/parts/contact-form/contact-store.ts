import type { FormField, Submission } from "leads/fields";
import { createStore, type Store } from "../../platform/create-store.ts";
import { once } from "../../platform/dom.ts";
import { countEvent } from "../analytics/consented-analytics.ts";
import type { SiteEvent } from "../analytics/site-event.ts";
import { type Attribution, getAttribution, keepAttribution } from "./attribution.ts";
import { createDraftMemory, type DraftMemory } from "./draft.ts";
import { buildSubmission, type Faults, type FormValues, findFaults } from "./form-values.ts";
import {
  type CallResult,
  type Delay,
  type SendResult,
  sendSubmission,
  type Way,
} from "./send-submission.ts";

/**
 * Why the last attempt to send made no lead, or may not have. `blocked`: something other than the
 * function answered, or the page could not send by itself.
 */
export type Trouble = "failed" | "blocked" | "unknown";

/** What is kept of a received message. */
export interface Receipt {
  /** When, in milliseconds since 1970. */
  at: number;
  /** The team's number for it; undefined after an ordinary post, which is answered with a page. */
  reference: string | undefined;
}

export interface ContactState {
  phase: "editing" | "sending" | "sent";
  /** Of the last message sent in this page view. */
  receipt: Receipt | undefined;
  /** While sending. */
  delay: Delay | undefined;
  faults: Faults;
  trouble: Trouble | undefined;
  /** Counts failed attempts: a change moves focus to what is wrong. */
  refusals: number;
}

/** Of a page view that has just begun. */
const untouched: ContactState = {
  phase: "editing",
  receipt: undefined,
  delay: undefined,
  faults: {},
  trouble: undefined,
  refusals: 0,
};

/** The message that is being written: under which id, and what of it outlives the page. */
function createWrittenMessage(drafts: DraftMemory, createId: () => string) {
  let submissionId = "";
  /** Interests that the form has followed. */
  let followed: string[] = [];
  let isKept = false;

  const getId = (): string => {
    submissionId ||= createId();
    return submissionId;
  };
  const renewId = (): string => {
    submissionId = createId();
    return submissionId;
  };

  return {
    getId,
    renewId,

    saveDraft(values: FormValues): void {
      if (followed.length === 0 && isEmpty(values)) drafts.clear();
      else isKept = drafts.save({ values, submissionId: getId(), followed });
    },

    /** What was typed earlier, for a form that just appeared. */
    restoreDraft(): FormValues | undefined {
      const draft = drafts.load();
      followed = draft?.followed ?? [];
      submissionId = draft?.submissionId ?? submissionId;
      return draft?.values;
    },

    /** Of the interests that an address asks for, those that are new to this form. */
    addInterests(interests: readonly string[]): string[] {
      const added = interests.filter((interest) => !followed.includes(interest));
      followed = [...followed, ...added];
      return added;
    },

    /** The message has arrived: the next one is another. */
    endMessage(): void {
      drafts.clear();
      submissionId = "";
      followed = [];
    },

    /** Whether what was typed outlives the page. */
    isKept: () => isKept,
  };
}

function isEmpty({ consent, ...others }: FormValues): boolean {
  return !consent && Object.values(others).every(({ length }) => length === 0);
}

type WrittenMessage = ReturnType<typeof createWrittenMessage>;

/** How long the thank-you panel stays, in milliseconds (spec section 9). */
export const thanksDuration = 5_000;

/** Toasts shown to the visitor, by name. */
export type Notice = "missingFields" | "missingConsent" | "failed" | "sent";

/** The first of the two that the specification has (section 5): one toast says one thing. */
function getNotice({ consent, ...others }: Faults): Notice | undefined {
  if (Object.values(others).includes("required")) return "missingFields";
  return consent && "missingConsent";
}

interface ContactDependencies {
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
interface SubmitRequest {
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

/**
 * A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing where the site is reached over
 * plain http, as on a plant's own network; what guards a browser may take all of `crypto` away. It
 * tells one visitor's message from another's, and keeps no secret.
 */
export function createSubmissionId(): string {
  try {
    return crypto.randomUUID();
  } catch {
    const getDigit = () => Math.floor(Math.random() * 16).toString(16);
    return "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replaceAll("x", getDigit);
  }
}

/** The hosted backend's client. */
const loadClient = once(() => import("./function-client.ts"));

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

function waitForConnection(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener("online", () => resolve(), { once: true, signal });
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

/** A browser that does not tell counts as online. */
function isOnline(): boolean {
  try {
    return navigator.onLine !== false;
  } catch {
    return true;
  }
}

const draftMemory = createDraftMemory();

/** The attribution of an unsent form is kept as long as its draft. */
const drafts: DraftMemory = {
  load: draftMemory.load,
  save(draft) {
    const isKept = draftMemory.save(draft);
    keepAttribution(true);
    return isKept;
  },
  clear() {
    draftMemory.clear();
    keepAttribution(false);
  },
};

/** The one contact form of this page view, wired to the browser and the hosted backend. */
export const contactStore = createContactStore({
  prepareToSend() {
    loadClient().catch(() => {
      // Sending retries it.
    });
  },
  send(submission, onDelay, signal) {
    const deps = {
      attempt: (sent: Submission, way: Way, ending: AbortSignal): Promise<CallResult> =>
        loadClient().then(
          ({ callSubmitContact, postSubmitContact }) =>
            way === "call" ? callSubmitContact(sent, ending) : postSubmitContact(sent, ending),
          () => ({ kind: "unloaded" }),
        ),
      isOnline,
      wait: waitFor,
      waitForConnection,
      onDelay,
    };
    return sendSubmission(submission, deps, signal);
  },
  drafts,
  getAttribution,
  count: countEvent,
  createId: createSubmissionId,
});
