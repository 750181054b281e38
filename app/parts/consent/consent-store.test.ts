import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ConsentPreferences } from "./consent-rules.ts";

/** A window with storage, the owner's global object and hook, and the `storage` event. */
function stubWindow({
  stored,
  siteConsent,
  applySiteConsent,
  isStorageForbidden = false,
}: {
  stored?: string;
  siteConsent?: unknown;
  applySiteConsent?: (preferences: ConsentPreferences) => void;
  isStorageForbidden?: boolean;
}) {
  const values = new Map<string, string>(stored === undefined ? [] : [["consent.v1", stored]]);
  const forbid = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const localStorage = isStorageForbidden
    ? { getItem: forbid, setItem: forbid }
    : {
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => values.set(key, value),
      };
  const listeners: ((event: object) => void)[] = [];
  vi.stubGlobal("window", {
    localStorage,
    siteConsent,
    applySiteConsent,
    addEventListener: (_type: string, listener: (event: object) => void) =>
      listeners.push(listener),
  });
  const emitStorage = (newValue: string | null, key = "consent.v1") => {
    for (const listener of listeners) listener({ key, newValue });
  };
  return { values, emitStorage };
}

const version = 2;
const all = { necessary: true, functional: true, analytics: true, ads: false };
const none = { necessary: true, functional: false, analytics: false, ads: false };
const decided = JSON.stringify({ ...all, decidedAt: "2026-01-01T00:00:00.000Z", version });

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("nothing is stored before a choice", async () => {
  const { values } = stubWindow({});
  const { startConsent } = await import("./consent-store.ts");
  startConsent(version);
  expect(values.size).toBe(0);
});

test("the hook is called once at start, and on every change", async () => {
  const applySiteConsent = vi.fn();
  stubWindow({ applySiteConsent });
  const { saveConsent, startConsent } = await import("./consent-store.ts");
  startConsent(version);
  startConsent(version);
  expect(applySiteConsent.mock.calls).toEqual([[none]]);
  saveConsent({ functional: true, analytics: true });
  expect(applySiteConsent.mock.calls).toEqual([[none], [all]]);
});

test("the global object holds until there is a choice", async () => {
  const applySiteConsent = vi.fn();
  stubWindow({ applySiteConsent, siteConsent: { analytics: true } });
  const { startConsent } = await import("./consent-store.ts");
  startConsent(version);
  expect(applySiteConsent).toHaveBeenCalledWith({ ...none, analytics: true });
});

test("a stored choice goes before the global object", async () => {
  const applySiteConsent = vi.fn();
  stubWindow({ applySiteConsent, stored: decided, siteConsent: { functional: false } });
  const { startConsent } = await import("./consent-store.ts");
  startConsent(version);
  expect(applySiteConsent).toHaveBeenCalledWith(all);
});

test("a stored choice that answered an earlier version is asked about again, and holds no more", async () => {
  const applySiteConsent = vi.fn();
  const stored = decided.replace(`"version":${version}`, `"version":${version - 1}`);
  const { values } = stubWindow({ applySiteConsent, stored });
  const { startConsent } = await import("./consent-store.ts");
  startConsent(version);
  expect(applySiteConsent).toHaveBeenCalledWith(none);
  expect(values.get("consent.v1")).toBe(stored);
});

test("a choice is stored with its time and what it answered", async () => {
  const { values } = stubWindow({});
  vi.setSystemTime("2026-05-06T07:08:09.000Z");
  const { saveConsent, startConsent } = await import("./consent-store.ts");
  startConsent(version);
  saveConsent({ functional: false, analytics: true });
  expect(JSON.parse(values.get("consent.v1") ?? "")).toEqual({
    ...none,
    analytics: true,
    decidedAt: "2026-05-06T07:08:09.000Z",
    version,
  });
});

test("a choice holds for the visit where the browser forbids storage", async () => {
  const applySiteConsent = vi.fn();
  stubWindow({ applySiteConsent, isStorageForbidden: true });
  const { saveConsent, startConsent } = await import("./consent-store.ts");
  startConsent(version);
  saveConsent({ functional: true, analytics: true });
  expect(applySiteConsent).toHaveBeenLastCalledWith(all);
});

test("a hook that throws stays the owner's problem", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const applySiteConsent = () => {
    throw new Error("broken tag manager");
  };
  const { values } = stubWindow({ applySiteConsent });
  const { saveConsent, startConsent } = await import("./consent-store.ts");
  startConsent(version);
  saveConsent({ functional: true, analytics: true });
  expect(values.has("consent.v1")).toBe(true);
  expect(warn).toHaveBeenCalledTimes(2);
});

test("a choice made in another tab is applied here", async () => {
  const applySiteConsent = vi.fn();
  const { emitStorage } = stubWindow({ applySiteConsent });
  const { startConsent } = await import("./consent-store.ts");
  startConsent(version);
  emitStorage("nonsense");
  emitStorage(decided, "another.key");
  expect(applySiteConsent).toHaveBeenCalledTimes(1);
  emitStorage(decided);
  expect(applySiteConsent).toHaveBeenLastCalledWith(all);
});
