import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { lintProse } from "../../scripts/prose/lint-prose.ts";
import { project } from "../content-copy.ts";
import { readTasks } from "./read-tasks.ts";

test("every task of docs/tasks.md is tried", () => {
  const files = globSync("*.test.ts", { cwd: import.meta.dirname });
  const tests = files.map((file) => readFileSync(join(import.meta.dirname, file), "utf8")).join();
  const names = readTasks().map(({ name }) => name);
  expect(names.filter((name) => !tests.includes(`tryTask("${name}"`))).toEqual([]);
});

test("the words that tasks show follow the house style", async () => {
  const style = parse(readFileSync(join(project, "docs/style.yaml"), "utf8"));
  const patterns = [...style.everywhere, ...style.content];
  const snippets = readTasks().flatMap((task) => task.snippets);
  const faults = snippets.map(({ file, text }) => lintProse(file, text, patterns, style.fields));
  expect((await Promise.all(faults)).flat()).toEqual([]);
});
