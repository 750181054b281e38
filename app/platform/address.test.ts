import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tidySearch } from "./address.ts";

test.each([
  ["", ""],
  ["?utm_source=mail&amp;persona=operations", "?utm_source=mail&persona=operations"],
  ["?a=1&amp;amp;b=2", "?a=1&b=2"],
  ["?persona=turnaround%20", "?persona=turnaround%20"],
  ["?PERSONA=TURNAROUND", "?PERSONA=TURNAROUND"],
  [
    "?interest%3DTime%2520Management%26interest%3DDemo",
    "?interest=Time%20Management&interest=Demo",
  ],
  ["?q=a%3Db&c", "?q=a%3Db&c"],
  ["?interest=Time%2520Management&q=50%2525", "?interest=Time%20Management&q=50%25"],
  ["?role%253Dturnaround%2526step%253D3", "?role=turnaround&step=3"],
  ["?q=50%25", "?q=50%25"],
  ["?persona=operations?utm_source=mail", "?persona=operations&utm_source=mail"],
  ["?q=caf%C3%A9", "?q=caf%C3%A9"],
  ["?q=caf%C3", "?q=caf"],
  ["?q=caf%C3%A", "?q=caf"],
])("the query %s is %s", (search, tidy) => {
  expect(tidySearch(search)).toBe(tidy);
});

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
  entry.changeEntry({ attribution: { a: 7 } });
  expect(location.href).toBe(`${origin}/tools?a=1#b`);
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
