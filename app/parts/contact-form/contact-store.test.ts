import type { Submission } from "leads/fields";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  createContactStore,
  createSubmissionId,
  type Notice,
  thanksDuration,
} from "./contact-store.ts";
import { createDraftMemory } from "./draft.ts";
import { readFormValues } from "./form-values.ts";
import { sampleValues } from "./sample-values.ts";
import type { SendResult } from "./send-submission.ts";

const emptyValues = readFormValues(new FormData());

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store whose sending ends with the given results, one for each; the last one repeats. */
function createStore(...results: SendResult[]) {
  const postOrdinarily = vi.fn(() => true);
  const sent: Submission[] = [];
  const notices: Notice[] = [];
  const count = vi.fn();
  // In memory: there is no storage in this test.
  const drafts = createDraftMemory();
  let ids = 0;
  const store = createContactStore({
    async send(submission) {
      const result = results[Math.min(sent.push(submission), results.length) - 1];
      return result ?? { kind: "received" };
    },
    prepareToSend: vi.fn(),
    drafts,
    getAttribution: () => ({}),
    count,
    createId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, "0")}`,
  });
  return {
    ...store,
    sent,
    notices,
    count,
    drafts,
    postOrdinarily,
    send: (changes: Partial<typeof sampleValues> = {}) =>
      store.submit({
        values: { ...sampleValues, ...changes },
        sourcePage: "/contact/",
        notify: (notice) => notices.push(notice),
        postOrdinarily,
      }),
  };
}

describe("sending", () => {
  test.each([
    [{ kind: "refused" }, "failed"],
    [{ kind: "unanswered" }, "unknown"],
    [{ kind: "blocked" }, "blocked"],
    // Neither the library nor the form has it.
    [{ kind: "unloaded" }, "blocked"],
  ] as const)("%j gives the form back with everything in it", async (result, trouble) => {
    const { send, notices, state, drafts } = createStore(result);
    await send();
    expect(notices).toEqual(["failed"]);
    expect(state.get()).toMatchObject({ phase: "editing", trouble, refusals: 1 });
    expect(drafts.load()?.values).toEqual(sampleValues);
  });
});

describe("a message that could not leave because the client did not load", () => {
  afterEach(() => void vi.unstubAllGlobals());

  test("is posted by the browser, which leaves the page", async () => {
    const setItem = vi.fn();
    vi.stubGlobal("window", { sessionStorage: { setItem, getItem: () => null } });
    const { send, state, postOrdinarily } = createStore({ kind: "unloaded" });
    await send();
    expect(postOrdinarily).toHaveBeenCalledOnce();
    expect(setItem).toHaveBeenCalledOnce();
    expect(state.get()).toMatchObject({ phase: "editing", trouble: undefined });
  });

  test("is not posted unasked where that could lose what was typed", async () => {
    const { send, notices, postOrdinarily } = createStore({ kind: "unloaded" });
    await send();
    expect(postOrdinarily).not.toHaveBeenCalled();
    expect(notices).toEqual(["failed"]);
  });
});

test("what was received is told as long as the page is open, until the next message", async () => {
  const { send, state } = createStore(
    { kind: "received", reference: "7K3QZ-M2X9A" },
    { kind: "received" },
  );
  await send();
  await vi.advanceTimersByTimeAsync(thanksDuration);
  const receipt = { at: Date.now() - thanksDuration, reference: "7K3QZ-M2X9A" };
  expect(state.get()).toMatchObject({ phase: "editing", receipt });
  await send();
  expect(state.get().receipt?.reference).toBeUndefined();
});

describe("the submission's id", () => {
  const getIds = (sent: Submission[]) => sent.map(({ submissionId }) => submissionId);

  test.each<[string, SendResult, object, number]>([
    ["stays while the outcome is unknown", { kind: "unanswered" }, { message: "Another try" }, 1],
    ["stays after an answer of something else", { kind: "blocked" }, { message: "Another try" }, 1],
    ["stays for the same words after a failure", { kind: "refused" }, {}, 1],
    ["is new for other words after a failure", { kind: "refused" }, { message: "Other words" }, 2],
    ["is new after a success", { kind: "received" }, {}, 2],
  ])("%s", async (_rule, result, changes, count) => {
    const { send, sent } = createStore(result);
    await send();
    await vi.advanceTimersByTimeAsync(thanksDuration);
    await send(changes);
    expect(new Set(getIds(sent)).size).toBe(count);
  });

  test("is new, and sent at once, when the server has it with other words", async () => {
    const { send, sent, notices } = createStore({ kind: "conflict" }, { kind: "received" });
    await send();
    expect(new Set(getIds(sent)).size).toBe(2);
    expect(notices).toEqual(["sent"]);
  });

  test("comes back with the draft", async () => {
    const { send, sent, beginMessage, restoreDraft } = createStore({ kind: "unanswered" });
    await send();
    restoreDraft();
    expect(beginMessage()).toBe(sent[0]?.submissionId);
  });
});

test("nothing is remembered of a form that is empty again", () => {
  const { changeValues, drafts } = createStore();
  changeValues({ ...emptyValues, name: "J" }, "name");
  expect(drafts.load()?.values.name).toBe("J");
  changeValues(emptyValues, "name");
  expect(drafts.load()).toBeUndefined();
});

describe("what is counted", () => {
  const getNames = ({ mock }: { mock: { calls: { name: string }[][] } }) =>
    mock.calls.map(([event]) => event?.name);

  test("is a form begun once, however much is typed, and sent", async () => {
    const { changeValues, count, send } = createStore({ kind: "unanswered" }, { kind: "received" });
    changeValues({ ...emptyValues, name: "J" }, "name");
    changeValues(sampleValues, "name");
    await send();
    expect(getNames(count)).toEqual(["form_begun"]);
    await send();
    expect(getNames(count)).toEqual(["form_begun", "form_sent"]);
  });

  test("is no second beginning after a reload", () => {
    const { changeValues, count, drafts, restoreDraft } = createStore();
    drafts.save({ values: sampleValues, submissionId: "", followed: [] });
    restoreDraft();
    changeValues(sampleValues, "name");
    expect(count).not.toHaveBeenCalled();
  });
});

test("wishes from the address are followed once, and again by a form that nobody has touched", () => {
  const { restoreDraft, addInterests, changeValues } = createStore();
  for (const _visit of ["first", "second"]) {
    restoreDraft();
    expect(addInterests(["Demo"])).toEqual(["Demo"]);
  }
  changeValues(sampleValues, "name");
  restoreDraft();
  expect(addInterests(["Demo", "Planning"])).toEqual(["Planning"]);
});

const version4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

test("makes a UUID of version 4", () => {
  expect(createSubmissionId()).toMatch(version4);
});

test.each([
  ["missing", undefined],
  ["insecure", {}],
  [
    "refusing",
    {
      randomUUID() {
        throw new Error("refused");
      },
    },
  ],
])("makes one with a %s crypto", (_how, crypto) => {
  vi.stubGlobal("crypto", crypto);
  const ids = Array.from({ length: 50 }, createSubmissionId);
  for (const id of ids) expect(id).toMatch(version4);
  expect(new Set(ids).size).toBe(ids.length);
});
