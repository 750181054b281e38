import fc from "fast-check";
import { expect, test } from "vitest";
import {
  buildPreferences,
  coversServices,
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
  services: ["plausible"],
};
const { necessary, functional, analytics, ads } = stored;

test("a choice never includes ads", () => {
  expect(buildPreferences({ functional: true, analytics: true }).ads).toBe(false);
});

test("a stored choice is read back", () => {
  expect(parseStoredConsent(JSON.stringify(stored), 2)).toEqual(stored);
});

test.each([
  ["the four preferences alone", { ads, analytics, functional, necessary }],
  ["no version", { ...stored, version: undefined }],
  ["a version that is none", { ...stored, version: "0123456789ab" }],
  ["version 0", { ...stored, version: 0 }],
  ["no time of decision", { ...stored, decidedAt: undefined }],
  ["a time that is none", { ...stored, decidedAt: "yesterday" }],
  ["more than this site writes", { more: { a: 1 }, ...stored, version: 1 }],
])("a choice with %s counts as one of version 1, and no later one", (_what, value) => {
  const text = JSON.stringify(value);
  const choice = { necessary, functional, analytics, ads, version: 1 };
  expect(parseStoredConsent(text, 1)).toMatchObject(choice);
  expect(parseStoredConsent(text, 2)).toBeUndefined();
});

test("a yes to ads is none, and the rest of the choice stays", () => {
  expect(parseStoredConsent(JSON.stringify({ ...stored, ads: true }), 2)).toEqual(stored);
});

test("a choice covers the services that it was given for, and none where it names none", () => {
  const read = (services: unknown) =>
    parseStoredConsent(JSON.stringify({ ...stored, services }), 2);
  const covers = (services: unknown, current: string[]) => {
    const choice = read(services);
    return choice && coversServices(choice, current);
  };
  expect(covers(["plausible", 7], ["plausible"])).toBe(true);
  expect(covers(["another"], ["plausible"])).toBe(false);
  expect(covers(undefined, ["plausible"])).toBe(false);
  expect(covers("plausible", ["plausible"])).toBe(false);
  expect(covers(undefined, [])).toBe(true);
});

test.each([
  ["nothing", null],
  ["no JSON", "yes"],
  ["a list", "[]"],
  ["null", "null"],
  ["a number", "1"],
  ["an older form", JSON.stringify({ accepted: true })],
  ["a text for a boolean", JSON.stringify({ ...stored, analytics: "true" })],
  ["a missing category", JSON.stringify({ ...stored, functional: undefined })],
  ["a no to what is necessary", JSON.stringify({ ...stored, necessary: false })],
  ["an answer to an earlier version", JSON.stringify({ ...stored, version: 1 })],
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
