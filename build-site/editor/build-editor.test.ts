import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { isNamedIn } from "./browser/merge-draft.ts";
import { editorScript, replacements } from "./build-editor.ts";

const file = fileURLToPath(import.meta.resolve("@sveltia/cms"));

test("the package's script is where the build looks for it", () => {
  expect(file).toMatch(editorScript);
});

test.each(replacements)("the package still has $find", ({ find }) => {
  expect(readFileSync(file, "utf8").match(find)).not.toBeNull();
});

/** How the search reads a text, as it is in the script that the build has changed. */
function readSearched(text: string): string {
  const changed = replacements.reduce(
    (script, { find, by }) => script.replace(find, by),
    readFileSync(file, "utf8"),
  );
  const [found = ""] = /\.normalize\(`NFKD`\).*?\.toLocaleLowerCase\(\)/.exec(changed) ?? [];
  return new Function("text", `return text${found}`)(text);
}

test.each([
  ["they’re", "they're"],
  ["“held”", '"held"'],
  ["12\u00A0crews", "12 crews"],
  ["2025–2026, −3", "2025-2026, -3"],
  ["gate\u2011to\u2010gate", "gate-to-gate"],
  ["Müller", "muller"],
])("the search reads %s as %s", (written, typed) => {
  expect(readSearched(written)).toBe(readSearched(typed));
});

test("a file is used where an entry names it, in a field or in a text, and nothing longer", () => {
  const values = { file: "/files/list.pdf", text: "The [plan](/files/plan.pdf)." };
  const names = ["list.pdf", "plan.pdf", "lan.pdf", "plan"];
  expect(names.map((name) => isNamedIn(values, name))).toEqual([true, true, false, true]);
});
