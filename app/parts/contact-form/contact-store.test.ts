import type { Submission } from "leads/fields";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createContactStore, type Notice, thanksDuration } from "./contact-store.ts";
import { createDraftMemory } from "./draft.ts";
import { sampleValues } from "./sample-values.ts";
import type { SendResult } from "./send-submission.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store whose sending ends with the given results, one for each; the last one repeats. */
function createStore(...results: SendResult[]) {
  const sent: Submission[] = [];
  const notices: Notice[] = [];
  const drafts = createDraftMemory(() => {
    throw new Error("no storage in this test");
  });
  let ids = 0;
  let isFormGone = false;
  const store = createContactStore({
    async send(submission) {
      const result = results[Math.min(sent.push(submission), results.length) - 1];
      return result ?? { kind: "received" };
    },
    prepare: vi.fn(),
    drafts,
    createId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, "0")}`,
  });
  const postOrdinarily = vi.fn(() => !isFormGone);
  return {
    ...store,
    sent,
    notices,
    drafts,
    postOrdinarily,
    removeForm: () => {
      isFormGone = true;
    },
    send: (changes: Partial<typeof sampleValues> = {}) =>
      store.submit({
        values: { ...sampleValues, ...changes },
        sourcePage: "/contact/",
        attribution: {},
        notify: (notice) => notices.push(notice),
        postOrdinarily,
      }),
  };
}

describe("checking", () => {
  test.each([
    [{ name: "" }, "missingFields"],
    [{ email: " " }, "missingFields"],
    [{ consent: false }, "missingConsent"],
    [{ name: "", consent: false }, "missingFieldsAndConsent"],
  ] as const)("%j is answered with %s and not sent", async (changes, notice) => {
    const { send, sent, notices } = createStore();
    await send(changes);
    expect(notices).toEqual([notice]);
    expect(sent).toEqual([]);
  });

  test("a malformed address is marked in place alone", async () => {
    const { send, notices, state } = createStore();
    await send({ email: "jana@plant" });
    expect(notices).toEqual([]);
    expect(state.get()).toMatchObject({ faults: { email: "invalid" }, refusals: 1 });
  });

  test("leaving a field says nothing before the first try", () => {
    const { leave, state } = createStore();
    leave({ ...sampleValues, email: "jana@" }, "email");
    expect(state.get().faults).toEqual({});
  });

  test("leaving a field checks it after the first try", async () => {
    const { send, leave, state } = createStore();
    await send({ name: "" });
    leave({ ...sampleValues, name: "", email: "jana@" }, "email");
    expect(state.get().faults).toEqual({ name: "required", email: "invalid" });
  });

  test("a fault goes away as soon as it is fixed", async () => {
    const { send, change, state } = createStore();
    await send({ name: "", email: "" });
    change({ ...sampleValues, email: "" }, "name");
    expect(state.get().faults.name).toBeUndefined();
    expect(state.get().faults.email).toBe("required");
  });
});

describe("sending", () => {
  test("a double click makes one call", async () => {
    const { send, sent } = createStore();
    await Promise.all([send(), send()]);
    expect(sent).toHaveLength(1);
  });

  test("a success clears the memory and returns to the form after five seconds", async () => {
    const { send, notices, state, drafts } = createStore();
    await send();
    expect(notices).toEqual(["sent"]);
    expect(drafts.load()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(thanksDuration - 1);
    expect(state.get().phase).toBe("sent");
    await vi.advanceTimersByTimeAsync(1);
    expect(state.get().phase).toBe("editing");
  });

  test.each([
    [{ kind: "refused" }, "failed"],
    [{ kind: "unanswered" }, "unknown"],
  ] as const)("%j gives the form back with everything in it", async (result, trouble) => {
    const { send, notices, state, drafts } = createStore(result);
    await send();
    expect(notices).toEqual(["failed"]);
    expect(state.get()).toMatchObject({ phase: "editing", trouble, refusals: 1 });
    expect(drafts.load()?.values).toEqual(sampleValues);
  });

  test("the server's faults are marked in place", async () => {
    const { send, state } = createStore({ kind: "faulty", faults: { email: "invalid" } });
    await send();
    expect(state.get()).toMatchObject({ faults: { email: "invalid" }, trouble: undefined });
  });

  test("stopped waiting, the form is as it was", async () => {
    const { send, notices, state } = createStore({ kind: "stopped" });
    await send();
    expect(notices).toEqual([]);
    expect(state.get()).toMatchObject({ phase: "editing", trouble: undefined, refusals: 0 });
  });

  test("without the client library the form is posted ordinarily", async () => {
    const { send, notices, postOrdinarily } = createStore({ kind: "unloaded" });
    await send();
    expect(postOrdinarily).toHaveBeenCalledOnce();
    expect(notices).toEqual([]);
  });

  test("without library and form it is said that sending failed", async () => {
    const { send, notices, removeForm, state } = createStore({ kind: "unloaded" });
    removeForm();
    await send();
    expect(notices).toEqual(["failed"]);
    expect(state.get().trouble).toBe("failed");
  });
});

describe("the submission's id", () => {
  const getIds = (sent: Submission[]) => sent.map(({ submissionId }) => submissionId);

  test("stays while the outcome is unknown, whatever changes", async () => {
    const { send, sent } = createStore({ kind: "unanswered" });
    await send();
    await send({ message: "Another try" });
    expect(new Set(getIds(sent)).size).toBe(1);
  });

  test("stays for the same words after a failure", async () => {
    const { send, sent } = createStore({ kind: "refused" });
    await send();
    await send();
    expect(new Set(getIds(sent)).size).toBe(1);
  });

  test("is new for other words after a definite answer", async () => {
    const { send, sent } = createStore({ kind: "refused" });
    await send();
    await send({ message: "Other words" });
    expect(new Set(getIds(sent)).size).toBe(2);
  });

  test("is new after a success", async () => {
    const { send, sent } = createStore();
    await send();
    await vi.advanceTimersByTimeAsync(thanksDuration);
    await send();
    expect(new Set(getIds(sent)).size).toBe(2);
  });

  test("is new, and sent at once, when the server has it with other words", async () => {
    const { send, sent, notices } = createStore({ kind: "conflict" }, { kind: "received" });
    await send();
    expect(new Set(getIds(sent)).size).toBe(2);
    expect(notices).toEqual(["sent"]);
  });

  test("comes back with the draft", async () => {
    const { send, sent, touch, restore } = createStore({ kind: "unanswered" });
    await send();
    restore();
    expect(touch()).toBe(sent[0]?.submissionId);
  });
});

describe("wishes from the address", () => {
  test("are followed once while there is a draft", () => {
    const { restore, follow, change } = createStore();
    restore();
    expect(follow("?interest=Demo")).toBe(true);
    change(sampleValues, "name");
    restore();
    expect(follow("?interest=Demo")).toBe(false);
    expect(follow("?interest=Planning")).toBe(true);
  });

  test("are followed again by a form that nobody has touched", () => {
    const { restore, follow } = createStore();
    restore();
    follow("?interest=Demo");
    restore();
    expect(follow("?interest=Demo")).toBe(true);
  });
});

test("the server's redirect to the thank-you panel ends the draft", () => {
  const { change, showThanks, drafts, state } = createStore();
  change(sampleValues, "name");
  showThanks();
  expect(state.get().phase).toBe("sent");
  expect(drafts.load()).toBeUndefined();
});
