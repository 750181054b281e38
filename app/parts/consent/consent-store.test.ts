import { expect, onTestFinished, test, vi } from "vitest";

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
