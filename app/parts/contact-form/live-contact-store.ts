import { countEvent } from "../analytics/consented-analytics.ts";
import { getAttribution, keepAttribution } from "./attribution.ts";
import { createContactStore } from "./contact-store.ts";
import { createDraftMemory, type DraftMemory } from "./draft.ts";
import { type CallResult, sendSubmission } from "./send-submission.ts";
import { createSubmissionId } from "./submission-id.ts";

let client: Promise<typeof import("./function-client.ts")> | undefined;

/** Loads the hosted backend's client once; if that fails, the next call retries. */
function loadClient(): NonNullable<typeof client> {
  client ??= import("./function-client.ts").catch((error) => {
    client = undefined;
    throw error;
  });
  return client;
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
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

const draftMemory = createDraftMemory(() => window.sessionStorage);

/** The attribution of an unsent form is kept as long as its draft. */
const drafts: DraftMemory = {
  load: draftMemory.load,
  save(draft) {
    draftMemory.save(draft);
    keepAttribution(true);
  },
  clear() {
    draftMemory.clear();
    keepAttribution(false);
  },
};

/** The one contact form of this page view, wired to the browser and the hosted backend. */
export const contactStore = createContactStore({
  prepare() {
    loadClient().catch(() => {
      // Sending retries it.
    });
  },
  send(submission, onDelay, signal) {
    const deps = {
      call: (sent: typeof submission): Promise<CallResult> =>
        loadClient().then(
          ({ callSubmitContact }) => callSubmitContact(sent),
          () => ({ kind: "unloaded" }),
        ),
      isOnline: () => navigator.onLine,
      wait,
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
