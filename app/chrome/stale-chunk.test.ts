import { beforeEach, expect, test, vi } from "vitest";
import { reloadOnStaleChunk } from "./stale-chunk.ts";

function stubWindow(state: unknown) {
  const reload = vi.fn();
  const history = {
    state,
    replaceState(next: unknown) {
      history.state = next;
    },
  };
  vi.stubGlobal("window", { history, location: { reload } });
  return reload;
}

beforeEach(() => vi.unstubAllGlobals());

test.each([
  "Failed to fetch dynamically imported module: https://site/assets/a.js",
  "error loading dynamically imported module: https://site/assets/a.js",
  "Importing a module script failed.",
])("reloads once on %j", (message) => {
  const reload = stubWindow({ key: "a" });
  expect(reloadOnStaleChunk(new TypeError(message))).toBe(true);
  expect(reloadOnStaleChunk(new TypeError(message))).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("leaves other faults alone", () => {
  const reload = stubWindow(null);
  expect(reloadOnStaleChunk(new Error("x is undefined"))).toBe(false);
  expect(reloadOnStaleChunk("text")).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
