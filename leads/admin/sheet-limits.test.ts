import { expect, it } from "vitest";
import { buildSheetText, cutCell } from "./sheet-limits.ts";

it("cuts a cell at Excel's limit, at no half of a character, and says so", () => {
  const fits = "x".repeat(32_767);
  expect(cutCell(fits)).toBe(fits);
  for (const start of ["", "x"]) {
    const cut = cutCell(start + "\u{1F477}".repeat(20_000));
    expect(cut.length).toBeLessThanOrEqual(32_767);
    expect(cut.isWellFormed()).toBe(true);
    expect(cut).toMatch(/… \[cut of 4000\d characters: /);
  }
});

it("keeps the words of lines beyond those that a cell may have", () => {
  const lines = Array.from({ length: 300 }, (_, index) => `line ${index}`);
  const text = buildSheetText(lines.join("\n"));
  expect(text.match(/\n/g)).toHaveLength(253);
  expect(text.split(/\n| ↵ /)).toEqual(lines);
});

it("writes what Excel would read as the number of a character", () => {
  expect(buildSheetText("_x0041_ _x000d_ _xyz_")).toBe("_x005F_x0041_ _x005F_x000d_ _xyz_");
});
