import type { Submission } from "leads/fields";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countEvent } from "../analytics/consented-analytics.ts";
import { hasStoredDraft } from "./asked-form.ts";
import { readFormValues } from "./form-values.ts";
import { type Answer, sendSubmission } from "./send-submission.ts";

vi.mock("../analytics/consented-analytics.ts", () => ({ countEvent: vi.fn() }));
vi.mock("./attribution.ts", () => ({ getAttribution: () => ({}), keepAttribution: vi.fn() }));
vi.mock("./send-submission.ts", () => ({ sendSubmission: vi.fn() }));

const emptyValues = readFormValues(new FormData());
const values = {
  ...emptyValues,
  name: "Jana Hoffmann",
  email: "jana@plant.example",
  message: "Where would you start?",
  interests: ["Time Management", "Demo"],
  consent: true,
};
const received = { reference: "7K3QZ-M2X9A" };
const faulty = { faults: { email: "invalid" } } as const;

/** A tab's storage. */
const entries = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", { sessionStorage, location: { pathname: "/contact/" } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  entries.clear();
});

/** The store of a page that has just loaded. Its messages end as given, one after the other. */
async function openPage(...answers: Answer[]) {
  vi.resetModules();
  const store = await import("./contact-store.ts");
  for (const answer of answers) vi.mocked(sendSubmission).mockResolvedValueOnce(answer);
  return { ...store, getState: store.contactState.get };
}

const getSent = (): Submission[] => vi.mocked(sendSubmission).mock.calls.map(([sent]) => sent);

test("a visitor whom nobody answers is told after a while", async () => {
  const { submit, getState, patience } = await openPage();
  vi.mocked(sendSubmission).mockReturnValueOnce(new Promise(() => {}));
  void submit(values);
  await vi.advanceTimersByTimeAsync(patience);
  expect(getState()).toMatchObject({ phase: "sending", delay: "retrying" });
});

test.each<[string, Answer, number]>([
  ["stays while nobody knows, also with other words", {}, 1],
  ["stays after a refusal", faulty, 1],
  ["is new after a success", received, 2],
])("the submission's id %s", async (_rule, answer, count) => {
  const { submit, thanksDuration } = await openPage(answer, answer);
  await submit(values);
  await vi.advanceTimersByTimeAsync(thanksDuration);
  await submit({ ...values, message: "Other words" });
  expect(new Set(getSent().map(({ submissionId }) => submissionId)).size).toBe(count);
});

test("the submission's id comes back with the draft", async () => {
  await (await openPage({})).submit(values);
  const { submit, getDraftValues } = await openPage({});
  expect(getDraftValues()).toEqual(values);
  await submit(values);
  const [first, second] = getSent();
  expect(second?.submissionId).toBe(first?.submissionId);
});

test("the draft outlives the page, until the message was sent or the form is empty again", async () => {
  const { saveDraft, submit } = await openPage(received);
  expect(hasStoredDraft()).toBe(false);
  saveDraft({ ...emptyValues, name: "J" });
  expect(hasStoredDraft()).toBe(true);
  saveDraft(emptyValues);
  expect(hasStoredDraft()).toBe(false);
  await submit(values);
  expect(hasStoredDraft()).toBe(false);
  expect((await openPage()).getDraftValues()).toBeUndefined();
});

test.each(["null", "{"])("the draft ignores %j in the storage", async (stored) => {
  entries.set("contact.draft.v1", stored);
  expect((await openPage()).getDraftValues()).toBeUndefined();
});

test("where storage is full, this page remembers, and no other has an older one", async () => {
  await (await openPage({})).submit(values);
  const { saveDraft, getDraftValues } = await openPage();
  vi.spyOn(sessionStorage, "setItem").mockImplementationOnce(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const longer = { ...values, message: "longer" };
  saveDraft(longer);
  expect(getDraftValues()).toEqual(longer);
  expect(hasStoredDraft()).toBe(false);
});

test("what is counted is a form begun, once until it is sent, and each that is sent", async () => {
  const { saveDraft, submit } = await openPage({}, received);
  saveDraft({ ...emptyValues, name: "J" });
  saveDraft(values);
  await submit(values);
  const afterReload = await openPage(received);
  await afterReload.submit(values);
  const names = vi.mocked(countEvent).mock.calls.map(([{ name }]) => name);
  expect(names).toEqual(["form_begun", "form_sent"]);
});
