import { beforeEach, expect, test, vi } from "vitest";
import { findPlace, rememberPlace } from "./scroll-place.ts";

function stubWindow(state: unknown, scrollY: number) {
  const replaceState = vi.fn();
  vi.stubGlobal("window", { scrollY, history: { state, replaceState } });
  return replaceState;
}

beforeEach(() => vi.unstubAllGlobals());

test("an entry without a place has none", () => {
  expect(findPlace(null)).toBeUndefined();
  expect(findPlace({ key: "a" })).toBeUndefined();
  expect(findPlace({ scrollY: "12" })).toBeUndefined();
});

test("the place is added to what the router keeps in the entry", () => {
  const replaceState = stubWindow({ key: "a", idx: 3 }, 512.4);
  rememberPlace("a");
  expect(replaceState).toHaveBeenCalledWith({ key: "a", idx: 3, scrollY: 512 }, "");
});

test("the first entry of the visit has no key", () => {
  const replaceState = stubWindow(null, 40);
  rememberPlace("default");
  expect(replaceState).toHaveBeenCalledWith({ scrollY: 40 }, "");
});

test("nothing is written to an entry whose page is not shown yet", () => {
  const replaceState = stubWindow({ key: "b" }, 512);
  rememberPlace("a");
  expect(replaceState).not.toHaveBeenCalled();
});

test("nothing is written when the place is the same", () => {
  const replaceState = stubWindow({ key: "a", scrollY: 512 }, 512);
  rememberPlace("a");
  expect(replaceState).not.toHaveBeenCalled();
});
