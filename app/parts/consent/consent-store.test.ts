import { expect, onTestFinished, test, vi } from "vitest";

const version = 2;
const none = { necessary: true, functional: false, analytics: false, ads: false };

/** The store in a window of its own, as another tab and the owner's hook see it. */
async function startStore(siteConsent?: object) {
  const values = new Map<string, string>();
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
  const { saveConsent, startConsent } = await import("./consent-store.ts");
  startConsent(version);
  return { applySiteConsent, emitStorage, saveConsent, values };
}

test("a choice is stored with its time and what it answered", async () => {
  const { saveConsent, values } = await startStore();
  saveConsent({ functional: false, analytics: true });
  expect(JSON.parse(values.get("consent.v1") ?? "")).toEqual({
    ...none,
    analytics: true,
    decidedAt: "2026-05-06T07:08:09.000Z",
    version,
  });
});

test("a choice made in another tab is applied here", async () => {
  const { applySiteConsent, emitStorage } = await startStore();
  const decided = { ...none, analytics: true, decidedAt: "2026-01-01T00:00:00.000Z", version };
  const newValue = JSON.stringify(decided);
  emitStorage({ key: "consent.v1", newValue: "nonsense" });
  emitStorage({ key: "another.key", newValue });
  expect(applySiteConsent).toHaveBeenCalledTimes(1);
  emitStorage({ key: "consent.v1", newValue });
  expect(applySiteConsent).toHaveBeenLastCalledWith({ ...none, analytics: true });
});

test("the owner's global object holds until the visitor chooses", async () => {
  const { applySiteConsent, saveConsent } = await startStore({ analytics: true });
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
