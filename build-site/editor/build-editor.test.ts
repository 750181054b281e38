import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { editorScript, replacements } from "./build-editor.ts";

const file = fileURLToPath(import.meta.resolve("@sveltia/cms"));

test("the package's script is where the build looks for it", () => {
  expect(file).toMatch(editorScript);
});

test.each(replacements)("the package still has $find", ({ find }) => {
  expect(readFileSync(file, "utf8").match(find)).not.toBeNull();
});
