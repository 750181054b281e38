import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  buildPreferences,
  coversServices,
  necessaryOnly,
  parseGlobalConsent,
  parseStoredConsent,
} from "./consent-store.ts";

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

const version = 2;
const services = ["counter"];
const none = { necessary: true, functional: false, analytics: false, ads: false };

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
  vi.setSystemTime("2026-05-06T07:08:09.000Z");
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  const { consentStore, saveConsent, startConsent } = await import("./consent-store.ts");
  startConsent(version, services);
  return { applySiteConsent, consentStore, emitStorage, saveConsent, values };
}

test("a choice is stored with its time and what it answered", async () => {
  const { saveConsent, values } = await startStore();
  saveConsent({ functional: false, analytics: true });
  expect(JSON.parse(values.get("consent.v1") ?? "")).toEqual({
    ...none,
    analytics: true,
    decidedAt: "2026-05-06T07:08:09.000Z",
    version,
    services,
  });
});

test("a choice from before a service was set up applies, and is asked for again", async () => {
  const earlier = { ...none, functional: true, decidedAt: "2026-01-01T00:00:00.000Z", version };
  const { applySiteConsent, consentStore, emitStorage, saveConsent } = await startStore({
    stored: earlier,
  });
  expect(consentStore.get()).toMatchObject({
    banner: "asking",
    isDecided: false,
    hasNewService: true,
  });
  expect(applySiteConsent).toHaveBeenLastCalledWith({ ...none, functional: true });
  emitStorage({ key: "consent.v1", newValue: JSON.stringify(earlier) });
  expect(consentStore.get().banner).toBe("asking");
  saveConsent({ functional: true, analytics: false });
  expect(consentStore.get()).toMatchObject({ banner: "hidden", isDecided: true });
});

test.each([
  ["a yes to analytics of more than twelve months ago", "2025-05-06T07:00:00.000Z", true, "asking"],
  ["a yes of less", "2025-05-07T07:00:00.000Z", true, "hidden"],
  ["a no", "2020-01-01T00:00:00.000Z", false, "hidden"],
])(
  "analytics waits for a new answer after %s: at %s",
  async (_what, decidedAt, analytics, banner) => {
    const choice = { ...none, functional: true, analytics };
    const stored = { ...choice, decidedAt, version, services };
    const { applySiteConsent, consentStore, emitStorage } = await startStore({ stored });
    const isOld = banner === "asking";
    expect(consentStore.get()).toMatchObject({ banner, isDecided: !isOld });
    expect(applySiteConsent).toHaveBeenLastCalledWith({
      ...choice,
      analytics: analytics && !isOld,
    });
    emitStorage({ key: "consent.v1", newValue: JSON.stringify(stored) });
    expect(consentStore.get().banner).toBe(banner);
  },
);

test("a choice made in another tab is applied here", async () => {
  const { applySiteConsent, emitStorage } = await startStore();
  const decidedAt = "2026-01-01T00:00:00.000Z";
  const decided = { ...none, analytics: true, decidedAt, version, services };
  const newValue = JSON.stringify(decided);
  emitStorage({ key: "consent.v1", newValue: "nonsense" });
  emitStorage({ key: "another.key", newValue });
  expect(applySiteConsent).toHaveBeenCalledTimes(1);
  emitStorage({ key: "consent.v1", newValue });
  expect(applySiteConsent).toHaveBeenLastCalledWith({ ...none, analytics: true });
});

test("the owner's global object holds until the visitor chooses", async () => {
  const { applySiteConsent, saveConsent } = await startStore({ siteConsent: { analytics: true } });
  expect(applySiteConsent).toHaveBeenLastCalledWith({ ...none, analytics: true });
  saveConsent({ functional: false, analytics: false });
  expect(applySiteConsent).toHaveBeenLastCalledWith(none);
});

test("a hook that throws keeps no choice from being stored", async () => {
  const { applySiteConsent, saveConsent, values } = await startStore();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  applySiteConsent.mockImplementation(() => {
    throw new Error("broken tag manager");
  });
  saveConsent({ functional: true, analytics: true });
  expect(values.get("consent.v1")).toContain('"analytics":true');
  expect(warn).toHaveBeenCalledWith("applySiteConsent failed", expect.any(Error));
});
