import { expect, test } from "vitest";
import { getNearest } from "./nearest.ts";

test.each([
  ["recieved", ["received", "relieved"], "received"],
  ["Planing", ["planning", "sourcing"], "planning"],
  ["sourcing", ["sourcing"], "sourcing"],
  ["zebra", ["planning", "sourcing"], undefined],
  ["", ["a", "planning"], "a"],
  ["ab", ["ba"], "ba"],
  ["plaet", ["plant", "plate"], "plant"],
  ["plnanign", ["planning"], undefined],
])("the nearest to %j among %j is %j", (found, valid, nearest) => {
  expect(getNearest(found, valid)).toBe(nearest);
});
