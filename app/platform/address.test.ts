import { afterEach, beforeEach, expect, test, vi } from "vitest";

let entry: typeof import("./address.ts");

const origin = "https://www.site.example";
let state: object | null;
let isRefusing: boolean;

/** A browser's history of one entry, which also changes the address. */
function write(next: object, _title: string, url: string): void {
  if (isRefusing) throw new DOMException("100 times per 10 seconds", "SecurityError");
  state = next;
  Object.assign(location, new URL(url), { href: url });
  const { pathname, search, hash } = new URL(url);
  Object.assign(location, { pathname, search, hash });
}
const replaceState = vi.fn(write);
const pushState = vi.fn(write);

beforeEach(async () => {
  vi.useFakeTimers();
  // As on a page that has just been loaded.
  vi.resetModules();
  entry = await import("./address.ts");
  state = { other: 1 };
  isRefusing = false;
  const address = { origin, pathname: "/tools", search: "", hash: "", href: `${origin}/tools` };
  vi.stubGlobal("location", address);
  vi.stubGlobal("history", {
    replaceState,
    pushState,
    get state() {
      return state;
    },
  });
});
afterEach(() => {
  entry.leaveEntry();
  replaceState.mockClear();
  pushState.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a change is written right away, beside what the entry has", () => {
  entry.changeEntry({ url: "/tools?a=1#b" });
  expect(location.href).toBe(`${origin}/tools?a=1#b`);
  entry.changeEntry({ attribution: { a: 7 } });
  entry.writeEntry();
  expect(state).toEqual({ other: 1, attribution: { a: 7 } });
});

test("of many changes, one is written each second, and the last one wins", async () => {
  for (let count = 0; count < 3_000; count += 10) {
    entry.changeEntry({ url: `/tools?q=${count}` });
    expect(entry.getAddress().search).toBe(`?q=${count}`);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(replaceState.mock.calls.length).toBeLessThanOrEqual(14);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(location.href).toBe(`${origin}/tools?q=2990`);
});

test("what waits is written before the entry is left, and never into another", () => {
  for (let count = 0; count < 20; count += 1) entry.changeEntry({ attribution: { a: count } });
  expect(state).not.toHaveProperty("attribution.a", 19);
  expect(entry.getEntryState().attribution).toEqual({ a: 19 });
  entry.writeEntry();
  expect(state).toHaveProperty("attribution.a", 19);
  entry.changeEntry({ attribution: { a: 20 } });
  entry.leaveEntry();
  vi.advanceTimersByTime(60_000);
  expect(state).toHaveProperty("attribution.a", 19);
});

test("a refused write stops nobody and is tried again later, with what came since", async () => {
  isRefusing = true;
  entry.changeEntry({ url: "/tools?q=1" });
  entry.changeEntry({ url: "/tools?q=2" });
  expect(replaceState).toHaveBeenCalledOnce();
  expect(entry.getAddress().search).toBe("?q=2");
  isRefusing = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(location.href).toBe(`${origin}/tools?q=2`);
});

test("an entry is added with what the current one keeps, or that one changes", () => {
  entry.changeEntry({ attribution: { a: 7 } });
  entry.addEntry("/tools?step=1");
  expect(pushState).toHaveBeenCalledOnce();
  expect(state).toEqual({ other: 1, attribution: { a: 7 } });
  isRefusing = true;
  entry.addEntry("/tools?step=2");
  expect(entry.getAddress().search).toBe("?step=2");
});

test("a path that begins with two slashes stays on this host", () => {
  entry.changeEntry({ url: "//evil.example/x" });
  expect(location.href).toBe(`${origin}//evil.example/x`);
});
