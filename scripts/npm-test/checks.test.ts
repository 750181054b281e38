import { expect, test } from "vitest";
import { findChange, isContentFile } from "./checks.mjs";

test.each([
  ["content/pages/home.yaml", true],
  ["languages/de/content/site.yaml", true],
  ["public/downloads/general-terms.pdf", true],
  ["public/downloads/tool-cases.json", false],
  ["tests/sample/content/site.yaml", false],
])("%s is content: %s", (file, isContent) => {
  expect(isContentFile(file)).toBe(isContent);
});

test.each(["", "no-such-commit"])("nothing is known since %j", (since) => {
  expect(findChange(since)).toBeUndefined();
});
