import fc from "fast-check";
import { expect, test } from "vitest";
import {
  buildPreferences,
  necessaryOnly,
  parseGlobalConsent,
  parseStoredConsent,
} from "./consent-rules.ts";

const stored = {
  necessary: true,
  functional: true,
  analytics: false,
  ads: false,
  decidedAt: "2026-03-04T05:06:07.000Z",
  version: 2,
};

test("a choice never includes ads", () => {
  expect(buildPreferences({ functional: true, analytics: true }).ads).toBe(false);
});

test("a stored choice is read back", () => {
  expect(parseStoredConsent(JSON.stringify(stored), 2)).toEqual(stored);
});

test.each([undefined, "0123456789ab"])(
  "a choice with the version %j counts as version 1",
  (version) => {
    const text = JSON.stringify({ ...stored, version });
    expect(parseStoredConsent(text, 1)).toEqual({ ...stored, version: 1 });
  },
);

test.each([
  ["nothing", null],
  ["no JSON", "yes"],
  ["a list", "[]"],
  ["null", "null"],
  ["a number", "1"],
  ["an older form", JSON.stringify({ accepted: true })],
  ["a text for a boolean", JSON.stringify({ ...stored, analytics: "true" })],
  ["a missing category", JSON.stringify({ ...stored, functional: undefined })],
  ["a yes to ads", JSON.stringify({ ...stored, ads: true })],
  ["a no to what is necessary", JSON.stringify({ ...stored, necessary: false })],
  ["an answer to an earlier version", JSON.stringify({ ...stored, version: 1 })],
  ["an answer without a version", JSON.stringify({ ...stored, version: undefined })],
  ["no time of decision", JSON.stringify({ ...stored, decidedAt: "yesterday" })],
])("%s is not a stored choice", (_what, text) => {
  expect(parseStoredConsent(text, 2)).toBeUndefined();
});

test("any stored text is read without a fault, and unknown fields are dropped", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseStoredConsent(text, 2)).toBeUndefined();
    }),
  );
  const foreign = JSON.stringify({ ...stored, __proto__: { x: 1 }, more: 1 });
  expect(parseStoredConsent(foreign, 2)).toEqual(stored);
});

test.each([undefined, null, 1, "all", [], {}])(
  "%j as global object means necessary only",
  (value) => {
    expect(parseGlobalConsent(value)).toEqual(necessaryOnly);
  },
);

test("the global object counts where it says true in so many words", () => {
  expect(parseGlobalConsent({ analytics: true, functional: "true", necessary: false })).toEqual({
    ...necessaryOnly,
    analytics: true,
  });
});
