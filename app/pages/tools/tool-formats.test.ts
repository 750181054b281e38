import { expect, test } from "vitest";
import { getToolFormats, pickNoun } from "./tool-formats.ts";

const day = { one: "day", other: "days" };

test.each([
  ["1", "day"],
  ["35", "days"],
  ["0", "days"],
  ["1.5", "days"],
  ["", "days"],
])("%j typed goes before %s", (typed, noun) => {
  expect(pickNoun(typed, day, "en-US")).toBe(noun);
});

test("a count is printed with its noun", () => {
  expect(getToolFormats("en-US", "$").count(1400, day)).toBe("1,400 days");
});
