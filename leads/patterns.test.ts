import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { checkSync } from "recheck";
import { parseAst } from "vite";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const files = globSync(["leads/**/*.ts", "app/parts/contact-form/**/*.{ts,tsx}"], { cwd: root });

/** The regular expressions written in a file, each with its source and flags. */
function findPatterns(file: string): { pattern: string; flags: string }[] {
  const found: { pattern: string; flags: string }[] = [];
  const code = readFileSync(join(root, file), "utf8");
  const lang = file.endsWith(".tsx") ? "tsx" : "ts";
  // Only a literal of a regular expression has this member.
  JSON.stringify(parseAst(code, { lang }), (_name, node) => {
    if (node?.regex) found.push(node.regex);
    return node;
  });
  return found;
}

// What a stranger typed is up to 5,000 characters long, and one export holds many leads.
test("no text takes a regular expression more than linear time", () => {
  const slow = files
    .filter((file) => !file.includes(".test."))
    .flatMap((file) => findPatterns(file).map((found) => ({ file, ...found })))
    .map((found) => ({ ...found, verdict: checkSync(found.pattern, found.flags) }))
    .filter(({ verdict }) => verdict.status !== "safe")
    .map(({ file, pattern, verdict }) => `${file}: /${pattern}/ is ${verdict.status}`);
  expect(slow).toEqual([]);
});
