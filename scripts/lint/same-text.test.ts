import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder } from "../../tests/server/site-fixture.ts";

const require = createRequire(import.meta.url);

/** What engines, or machines, do in ways of their own, one to a line. */
const forbidden = [
  "list.toSorted((one) => (one === best ? -1 : 0));",
  "list.sort((one, other) => other);",
  "list.sort((one, other) => (one > other ? 1 : -1));",
  'name.localeCompare("b");',
  'new Intl.NumberFormat(undefined, { style: "percent" });',
  "new Date(`January 5, 2027 UTC`);",
  'new Date("2027-01-05T10:00");',
  "/a(?i:b)/.test(name);",
];
const allowed = [
  "list.toSorted((one, other) => one - other);",
  "list.sort((one, other) => (one > other ? 1 : one < other ? -1 : 0));",
  'name.localeCompare("b", locale);',
  "new Intl.NumberFormat(locale);",
  'new Date("2027-01-05");',
  "new Date(`2027-01-05T10:00Z`);",
  "/a(?:b)/.test(name);",
];

/** The lines of a script that the linter's own rules report. */
function lint(lines: readonly string[]): string[] {
  const folder = makeTemporaryFolder();
  const plugins = [join(import.meta.dirname, "same-text.grit")];
  writeFileSync(join(folder, "biome.json"), JSON.stringify({ plugins }));
  writeFileSync(join(folder, "script.ts"), lines.join("\n"));
  const biome = require.resolve("@biomejs/biome/bin/biome");
  const args = [biome, "lint", "--reporter=github", "--max-diagnostics=none"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  const found = [...stdout.matchAll(/title=plugin,.*?,line=(\d+),/g)].map(([, line]) =>
    Number(line),
  );
  return lines.filter((_, index) => found.includes(index + 1));
}

test("lint forbids what draws another text in another engine, and nothing beside it", () => {
  expect(lint([...forbidden, ...allowed])).toEqual(forbidden);
});
