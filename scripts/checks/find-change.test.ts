import { expect, test } from "vitest";
import { findChange, isContentFile } from "./find-change.mjs";

test.each([
  ["content/pages/home.yaml", true],
  ["content/blog/an-article/photo.jpg", true],
  ["languages/de/content/site.yaml", true],
  ["public/downloads/general-terms.pdf", true],
  ["public/downloads/sample-shift.csv", true],
  ["public/downloads/tool-cases.json", false],
  ["app/fields/link-fields.ts", false],
  ["tests/sample/content/site.yaml", false],
])("%s is content: %s", (file, isContent) => {
  expect(isContentFile(file)).toBe(isContent);
});

test.each(["", "no-such-commit"])("nothing is known since %j", (since) => {
  expect(findChange(since)).toBeUndefined();
});
