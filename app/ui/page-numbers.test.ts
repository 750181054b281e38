import { expect, test } from "vitest";
import { listPageNumbers } from "./page-numbers.ts";

const show = (current: number, last: number) =>
  listPageNumbers(current, last)
    .map((entry) => (entry === "gap" ? "…" : entry))
    .join(" ");

test("few pages are all listed", () => {
  expect(show(1, 2)).toBe("1 2");
  expect(show(4, 7)).toBe("1 2 3 4 5 6 7");
});

test("of many, the first, the last and the neighbors are", () => {
  expect(show(1, 209)).toBe("1 2 3 4 5 … 209");
  expect(show(4, 209)).toBe("1 2 3 4 5 … 209");
  expect(show(5, 209)).toBe("1 … 4 5 6 … 209");
  expect(show(205, 209)).toBe("1 … 204 205 206 … 209");
  expect(show(206, 209)).toBe("1 … 205 206 207 208 209");
  expect(show(209, 209)).toBe("1 … 205 206 207 208 209");
});

test("the list is as long on every page, and no gap hides a single one", () => {
  for (let current = 1; current <= 30; current++) {
    const entries = listPageNumbers(current, 30);
    expect(entries, show(current, 30)).toHaveLength(7);
    expect(entries).toContain(current);
    for (const [index, entry] of entries.entries()) {
      if (entry !== "gap") continue;
      const hidden = Number(entries[index + 1]) - Number(entries[index - 1]) - 1;
      expect(hidden).toBeGreaterThan(1);
    }
  }
});
