import { expect, test } from "vitest";
import { joinUnits } from "./article-markdown.ts";

test.each([
  ["paid for 11.00 h: the window", "paid for 11.00\u00a0h: the window"],
  ["148.5 m³ and 5 cm", "148.5\u00a0m³ and 5\u00a0cm"],
  ["<b>14 h</b>", "<b>14\u00a0h</b>"],
  ["12.0 × 2.5 m", "12.0\u00a0×\u00a02.5\u00a0m"],
])("a number stays with its unit: %s", (text, joined) => {
  expect(joinUnits(text)).toBe(joined);
});

test.each(["2 mechanics", "3-12 months", "a 12 h-shift", '<path d="M0 0 h 4">'])(
  "%s stays",
  (text) => {
    expect(joinUnits(text)).toBe(text);
  },
);
