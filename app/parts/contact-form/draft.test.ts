import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hasStoredDraft } from "./asked-form.ts";
import { createDraftMemory, type Draft } from "./draft.ts";
import { sampleValues } from "./sample-values.ts";

const draft: Draft = {
  values: sampleValues,
  submissionId: "5f0c6d0e-6a3f-4c7e-9d0b-2f4f8a1f0c11",
  followed: ["Demo"],
};

const entries = new Map<string, string>();
/** A tab's storage. */
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
};

beforeEach(() => {
  entries.clear();
  vi.stubGlobal("window", { sessionStorage: { ...storage } });
});
afterEach(() => void vi.unstubAllGlobals());

test.each([
  "",
  "null",
  "7",
  "{",
  '{"values":{}}',
  '{"values":null,"submissionId":"x","followed":[]}',
])("ignores %j in the storage", (stored) => {
  createDraftMemory().save(draft);
  for (const key of entries.keys()) entries.set(key, stored);
  expect(createDraftMemory().load()).toBeUndefined();
});

test("outlives the page, until the message was sent", () => {
  const memory = createDraftMemory();
  expect(hasStoredDraft()).toBe(false);
  expect(memory.save(draft)).toBe(true);
  expect(hasStoredDraft()).toBe(true);
  expect(createDraftMemory().load()).toEqual(draft);
  memory.clear();
  expect(hasStoredDraft()).toBe(false);
});

test.each(["refused", "missing"])(
  "where storage is %s, this page remembers, and says so",
  (how) => {
    vi.stubGlobal("window", {
      get sessionStorage() {
        if (how === "missing") return undefined;
        throw new DOMException("denied", "SecurityError");
      },
    });
    const memory = createDraftMemory();
    expect(memory.save(draft)).toBe(false);
    expect(memory.load()).toEqual(draft);
    memory.clear();
    expect(memory.load()).toBeUndefined();
  },
);

test("does not bring an older copy back when the storage is full", () => {
  const memory = createDraftMemory();
  memory.save(draft);
  window.sessionStorage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const longer = { ...draft, values: { ...sampleValues, message: "longer" } };
  expect(memory.save(longer)).toBe(false);
  expect(memory.load()).toEqual(longer);
});
