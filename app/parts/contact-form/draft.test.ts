import { expect, test } from "vitest";
import { createDraftMemory, type Draft } from "./draft.ts";
import { sampleValues } from "./sample-values.ts";

const draft: Draft = {
  values: sampleValues,
  submissionId: "5f0c6d0e-6a3f-4c7e-9d0b-2f4f8a1f0c11",
  followed: ["Demo"],
};

/** A tab's storage, and the number of entries in it. */
function createStorage() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  } as unknown as Storage & { entries: Map<string, string> };
}

test.each([
  "",
  "null",
  "7",
  "{",
  '{"values":{}}',
  '{"values":null,"submissionId":"x","followed":[]}',
])("ignores %j in the storage", (stored) => {
  const storage = createStorage();
  createDraftMemory(() => storage).save(draft);
  for (const key of storage.entries.keys()) storage.setItem(key, stored);
  expect(createDraftMemory(() => storage).load()).toBeUndefined();
});

test("remembers for this page view where storage is refused", () => {
  const memory = createDraftMemory(() => {
    throw new DOMException("denied", "SecurityError");
  });
  memory.save(draft);
  expect(memory.load()).toEqual(draft);
  memory.clear();
  expect(memory.load()).toBeUndefined();
});

test("does not bring an older copy back when the storage is full", () => {
  const storage = createStorage();
  const memory = createDraftMemory(() => storage);
  memory.save(draft);
  storage.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const longer = { ...draft, values: { ...sampleValues, message: "longer" } };
  memory.save(longer);
  expect(memory.load()).toEqual(longer);
});
