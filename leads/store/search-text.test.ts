import { expect, it } from "vitest";
import { buildSearchable, foldText } from "./search-text.ts";

it.each([
  ["Ünïcode ﬁne", "unicode fine"],
  ["Straße, Ærø", "strasse, aero"],
  ["“Bob O’Neil” – Nord‑Süd", '"bob o\'neil" - nord-sud'],
  ["한국어", "한국어".normalize("NFKD")],
])("folds %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it("makes no text more than three times as long", () => {
  const widest = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code))
    .filter((letter) => letter.normalize("NFKD").length > 8)
    .join("");
  for (const text of [widest, "\uFDFA".repeat(5000)]) {
    expect(foldText(text).length).toBeLessThanOrEqual(3 * text.length);
  }
});

it.each([
  ["Müller", "muller"],
  ["Mueller", "mueller muller"],
  ["Pat O’Brien", "pat o'brien obrien"],
  ["Anna 40271", "anna 40271"],
  ["Anna, 040/555-01 00", "anna, 040/555-01 00 0405550100"],
])("searches %s as %s", (text, searched) => {
  expect(buildSearchable(text)).toBe(searched);
});
