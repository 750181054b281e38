/**
 * `npm test -- prose`: reports what docs/style.yaml refuses, in the content, README and docs. Takes
 * another root as argument.
 */
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Annotation, annotateFaults } from "../npm-test/annotate.ts";
import { lintProse } from "./lint-prose.ts";

const project = resolve(import.meta.dirname, "../..");
const root = process.argv[2] ?? project;

/** What the owner gave, and what is about words. */
const exclude = ["docs/specification.md", "docs/readings.md", "docs/style.md"];
const texts = ["content/**/*.{md,yaml}", "*.md", "docs/**/*.md", "{*,app/**}/README.md"];
const files = globSync(texts, { cwd: root, exclude }).sort();

const faults: Annotation[] = [];
for (const file of files) {
  const text = readFileSync(join(root, file), "utf8");
  for (const { line, found, message } of lintProse(file, text)) {
    console.error(`${file}:${line}  “${found}”: ${message}`);
    faults.push({ file, line, place: found, message });
  }
}
if (root === project) await annotateFaults(faults);
const count = faults.length;
console.log(
  count === 0
    ? `prose: ${files.length} files follow the house style`
    : `\nprose: ${count} ${count === 1 ? "fault" : "faults"}; docs/style.md explains them`,
);
process.exitCode = count === 0 ? 0 : 1;
