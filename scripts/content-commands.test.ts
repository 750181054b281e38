import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readArticleFiles } from "../build-site/sources/article-file.ts";
import { ContentCopy, project } from "../tests/content-copy.ts";
import { compileCache } from "../tests/processes.ts";
import { makeTemporaryFolder } from "../tests/server/site-fixture.ts";
import { lintProse } from "./prose/check-prose.ts";

const content = new ContentCopy();

function run(script: string, ...args: string[]) {
  const env = { ...process.env, NODE_COMPILE_CACHE: compileCache };
  const options = { encoding: "utf8", env, timeout: 60_000 } as const;
  return spawnSync(process.execPath, [join(project, "scripts", script), ...args], options);
}

test("check-content lists the faults and fails", () => {
  content.change("personas.yaml", ["personas", 1, "recommendedModuleId"], "timemanagment");
  const { status, stderr } = run("check-content.ts", content.root);
  expect(status).toBe(1);
  expect(stderr).toContain('did you mean "timemanagement"?');
});

test("check-launch lists an owner's points, what the law requires first, and fails", () => {
  const { status, stdout } = run("check-launch.ts", content.root, "Legal");
  expect(status).toBe(1);
  const heads = stdout.match(/^(?:LAW|WORK|LOOK)|^ {2}\w+(?=, \d+ (?:marked|to))/gm) ?? [];
  expect(heads[0]).toBe("LAW");
  expect(new Set(heads.slice(1))).toEqual(new Set(["  legal"]));
  const { stderr } = run("check-launch.ts", "marketing");
  expect(stderr).toMatch(/^marketing is not an owner: choose legal, .*sales/);
});

test("prose is refused where it is, as readers see it, and nothing else is", () => {
  const list = (file: string, text: string) =>
    lintProse(file, text).map(({ line, found }) => `${line} ${found}`);
  const yaml = `note: >-
  One source of hours, a single source
  of truth.
days: { from: 29 October, to: "October 29, 2025", range: 3-12, change: −3.3%, dx: -104 }
owner: '(sample) Hand over, it''s by e-mail.'
`;
  expect(list("content/chrome.yaml", yaml)).toEqual([
    "1 single source of truth",
    "4 29 October",
    "5 e-mail",
    "5 it's",
  ]);
  const markdown =
    "---\r\ntitle: 'It''s Behaviour'\r\n---\r\nThe handover at 6:10 am is -3.3 h late.\n\n`behaviour` is code.\n";
  expect(list("content/legal/terms.md", markdown)).toEqual([
    "2 Behaviour",
    "4 handover",
    "4 -3.3 h",
    "4 6:10 am",
  ]);
});

test("new-article makes a draft that fits, and never writes over one", () => {
  const root = makeTemporaryFolder();
  for (const file of ["content/pages/blog.yaml", "content/claims.yaml"]) {
    cpSync(join(project, file), join(root, file));
  }
  const person = join(root, "content/authors/ada-byron.yaml");
  cpSync(join(project, "content/authors"), dirname(person), { recursive: true });
  const about = "Has planned nine turnarounds, and writes down what she would measure first.";
  writeFileSync(person, `name: Ada Byron\nkind: person\nabout: ${about}\n`);
  const make = () =>
    run("new-article.ts", "What a Standing Scaffold Costs: Part 1", "--root", root).status;
  expect(make()).toBe(0);
  const slug = "what-a-standing-scaffold-costs-part-1";
  const article = { draft: true, author: "the-team" };
  expect(readArticleFiles(root)).toMatchObject([{ slug, faults: [], article }]);
  expect(make()).toBe(1);
  const file = join(root, "content/blog", slug, "index.md");
  writeFileSync(file, readFileSync(file, "utf8").replace("draft: true\n", ""));
  const [{ faults } = { faults: [] }] = readArticleFiles(root);
  expect(faults.map(({ message }) => message)).toEqual(
    Array(3).fill(expect.stringContaining("is still the hint of new:article")),
  );
  writeFileSync(file, readFileSync(file, "utf8").replace(/^The first paragraph.*$/m, "It costs."));
  expect(readArticleFiles(root)[0]?.faults.at(-1)?.message).toMatch(/^"Headings begin .*hint/);
});
