import type { Submission } from "leads/fields";
import { once } from "../../platform/once.ts";
import { countEvent } from "../analytics/consented-analytics.ts";
import { getAttribution, keepAttribution } from "./attribution.ts";
import { createContactStore } from "./contact-store.ts";
import { createDraftMemory, type DraftMemory } from "./draft.ts";
import { type CallResult, sendSubmission, type Way } from "./send-submission.ts";
import { createSubmissionId } from "./submission-id.ts";

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
