import { afterEach, beforeEach, expect, test, vi } from "vitest";

let entry: typeof import("./address.ts");

const origin = "https://www.site.example";
let state: object | null;
let isRefusing: boolean;

/** A browser's history of one entry, which also changes the address. */
function write(next: object, _title: string, url: URL): void {
  if (isRefusing) throw new DOMException("100 times per 10 seconds", "SecurityError");
  state = next;
  location.href = url.href;
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
  vi.stubGlobal("location", { href: `${origin}/tools` });
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
  entry.replaceParameter("a", "1");
  expect(location.href).toBe(`${origin}/tools?a=1`);
  entry.replaceFragment("#b");
  entry.changeEntry(entry.getAddress(), { ...entry.getEntryState(), attribution: { a: 7 } });
  entry.writeEntry();
  expect(location.href).toBe(`${origin}/tools?a=1#b`);
  expect(state).toEqual({ other: 1, attribution: { a: 7 } });
});

test("of many changes, few are written, and the last one wins", async () => {
  for (let count = 0; count < 3_000; count += 10) {
    entry.replaceSearch(`?q=${count}`);
    expect(entry.getAddress().search).toBe(`?q=${count}`);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(replaceState.mock.calls.length).toBeLessThanOrEqual(16);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(location.href).toBe(`${origin}/tools?q=2990`);
});

test("what waits is written before the entry is left, and never into another", () => {
  const keep = (a: number) => entry.changeEntry(entry.getAddress(), { attribution: { a } });
  keep(1);
  keep(2);
  expect(state).toEqual({ attribution: { a: 1 } });
  expect(entry.getEntryState().attribution).toEqual({ a: 2 });
  entry.writeEntry();
  expect(state).toEqual({ attribution: { a: 2 } });
  keep(3);
  entry.leaveEntry();
  vi.advanceTimersByTime(60_000);
  expect(state).toEqual({ attribution: { a: 2 } });
});

test("a refused write stops nobody and is tried again later, with what came since", async () => {
  isRefusing = true;
  entry.replaceSearch("?q=1");
  entry.replaceSearch("?q=2");
  expect(replaceState).toHaveBeenCalledOnce();
  expect(entry.getAddress().search).toBe("?q=2");
  isRefusing = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(location.href).toBe(`${origin}/tools?q=2`);
});

test("an entry is added with what the current one keeps, or that one changes", () => {
  entry.changeEntry(entry.getAddress(), { attribution: { a: 7 } });
  entry.pushSearch("?step=1");
  expect(pushState).toHaveBeenCalledOnce();
  expect(state).toEqual({ attribution: { a: 7 } });
  isRefusing = true;
  entry.pushSearch("?step=2");
  expect(entry.getAddress().search).toBe("?step=2");
});
