import { afterEach, expect, test, vi } from "vitest";
import { createSubmissionId } from "./submission-id.ts";

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
