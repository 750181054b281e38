import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { necessaryOnly as none, parseGlobalConsent, parseStoredConsent } from "./consent-store.ts";

const version = 2;
const services = ["plausible"];
const now = "2026-05-06T07:08:09.000Z";
const chosen = { ...none, functional: true };
const stored = { ...chosen, decidedAt: "2026-03-04T05:06:07.000Z", version, services };

const read = (value: object | null, asked = version) =>
  parseStoredConsent(JSON.stringify(value), asked, services);

test("any text is read without a fault", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseStoredConsent(text, version, services)).toBeUndefined();
    }),
  );
  expect(parseStoredConsent(null, version, services)).toBeUndefined();
});

test.each([
  ["null", null],
  ["a list", []],
  ["a text for a boolean", { ...stored, analytics: "true" }],
  ["a missing category", { ...stored, functional: undefined }],
  ["a no to what is necessary", { ...stored, necessary: false }],
  ["an answer to an earlier version", { ...stored, version: 1 }],
])("%s is not a stored choice", (_what, value) => {
  expect(read(value)).toBeUndefined();
});

test.each([
  ["no version", { ...stored, version: undefined }],
  ["a time that is none", { ...stored, decidedAt: "yesterday" }],
])("a choice with %s counts as one of version 1, and no later one", (_what, value) => {
  expect(read(value, 1)?.preferences).toEqual(chosen);
  expect(read(value)).toBeUndefined();
});

test("a yes to ads is none, and what is unknown is dropped", () => {
  const preferences = read({ more: { a: 1 }, ...stored, ads: true })?.preferences;
  expect(preferences).toEqual(chosen);
});

test.each([
  ["the services that there are", ["plausible", 7], true],
  ["another service", ["another"], false],
])(
  "a choice that was given for %s applies, and may be asked for again",
  (_what, given, isDecided) => {
    expect(read({ ...stored, services: given })).toEqual({ preferences: chosen, isDecided });
  },
);

test("the global object counts where it says true in so many words", () => {
  const value = { analytics: true, functional: "true", necessary: false };
  expect(parseGlobalConsent(value)).toEqual({ ...none, analytics: true });
  expect(parseGlobalConsent("all")).toEqual(none);
});

/** The store in a window of its own, as another tab and the owner's hook see it. */
async function startStore({ siteConsent, stored }: { siteConsent?: object; stored?: object } = {}) {
  const values = new Map(stored ? [["consent.v1", JSON.stringify(stored)]] : []);
  const applySiteConsent = vi.fn();
  let emitStorage = (_event: object) => {};
  vi.resetModules();
  vi.stubGlobal("window", {
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
    },
    applySiteConsent,
    siteConsent,
    addEventListener: (_type: string, listener: typeof emitStorage) => {
      emitStorage = listener;
    },
  });
  vi.setSystemTime(now);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  const { consentStore, saveConsent, startConsent } = await import("./consent-store.ts");
  startConsent(version, services);
  return { applySiteConsent, consentStore, emitStorage, saveConsent, values };
}

test.each([
  ["2025-05-07T00:00:00.000Z", true, true],
  ["2025-05-06T00:00:00.000Z", true, false],
  ["2025-05-06T00:00:00.000Z", false, true],
  ["2024-01-01T00:00:00.000Z", false, true],
])("of %s, analytics %s: it still applies: %s", async (decidedAt, analytics, isDecided) => {
  const choice = { ...stored, analytics, decidedAt };
  const { applySiteConsent, consentStore, emitStorage } = await startStore({ stored: choice });
  const preferences = { ...chosen, analytics: analytics && isDecided };
  expect(applySiteConsent).toHaveBeenLastCalledWith(preferences);
  emitStorage({ key: "consent.v1", newValue: JSON.stringify(choice) });
  expect(consentStore.get()).toEqual({ preferences, isDecided });
});

test("a choice made in another tab is applied here", async () => {
  const { applySiteConsent, emitStorage } = await startStore();
  const newValue = JSON.stringify(stored);
  emitStorage({ key: "consent.v1", newValue: "nonsense" });
  emitStorage({ key: "another.key", newValue });
  expect(applySiteConsent).toHaveBeenCalledTimes(1);
  emitStorage({ key: "consent.v1", newValue });
  expect(applySiteConsent).toHaveBeenLastCalledWith(chosen);
});

test("the owner's global object holds until the visitor chooses; a choice is stored with its time and what it answered, though the hook throws", async () => {
  const siteConsent = { functional: true };
  const { applySiteConsent, saveConsent, values } = await startStore({ siteConsent });
  expect(applySiteConsent).toHaveBeenLastCalledWith(chosen);
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  applySiteConsent.mockImplementation(() => {
    throw new Error("broken tag manager");
  });
  saveConsent({ functional: false, analytics: true });
  const saved = { ...none, analytics: true, decidedAt: now, version, services };
  expect(JSON.parse(values.get("consent.v1") ?? "")).toEqual(saved);
  expect(applySiteConsent).toHaveBeenLastCalledWith({ ...none, analytics: true });
  expect(warn).toHaveBeenCalledWith("applySiteConsent failed", expect.any(Error));
});
