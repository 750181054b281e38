import { expect, it } from "vitest";
import { buildSheetText } from "./spreadsheet.ts";

it("keeps the words of lines beyond those that a cell may have", () => {
  const lines = Array.from({ length: 300 }, (_, index) => `line ${index}`);
  const text = buildSheetText(lines.join("\n"));
  expect(text.match(/\n/g)).toHaveLength(253);
  expect(text.split(/\n| ↵ /)).toEqual(lines);
});

it("writes what Excel would read as the number of a character", () => {
  expect(buildSheetText("_x0041_ _x000d_ _xyz_")).toBe("_x005F_x0041_ _x005F_x000d_ _xyz_");
});
