import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { formatItem } from "../scripts/npm-test/annotate.ts";
import { findReason } from "../scripts/setup/setup.mjs";

type Step = { name?: string; uses?: string; run?: string; env?: Record<string, string> };
type Job = {
  steps: Step[];
  env?: Record<string, string>;
  permissions?: Record<string, string>;
  environment?: string;
};

const file = resolve(import.meta.dirname, "../.github/workflows/site.yml");
const jobs: Record<string, Job> = parse(readFileSync(file, "utf8")).jobs;

const steps = Object.values(jobs).flatMap((job) => job.steps);

test("every action is named by its commit", () => {
  const uses = steps.flatMap((step) => step.uses ?? []);
  expect(uses.filter((name) => !/@[0-9a-f]{40}$/.test(name))).toEqual([]);
});

test("whatever calls npm or its programs has a Node of its own choice", () => {
  const callers = Object.values(jobs).filter(({ steps: own }) =>
    own.some(({ run = "", uses = "" }) => /npm |npx /.test(run) || uses.includes("wrangler")),
  );
  expect(callers.length).toBeGreaterThan(2);
  const withNode = callers.filter(({ steps: own }) =>
    own.some(({ uses }) => uses?.startsWith("actions/setup-node@")),
  );
  expect(withNode).toEqual(callers);
});

test("no script has an expression in it: anyone can choose a branch's name", () => {
  const scripts = steps.flatMap(({ run }) => run ?? []);
  expect(scripts.filter((run) => run.includes("${{"))).toEqual([]);
});

test("a machine that may write or has secrets runs nothing of the repository or of packages", () => {
  const trusted = Object.entries(jobs).filter(
    ([, job]) => job.environment || Object.values(job.permissions ?? {}).includes("write"),
  );
  expect(trusted.map(([name]) => name)).toEqual(["deploy", "comment"]);
  for (const [, job] of trusted) {
    const text = JSON.stringify(job.steps);
    expect(text).not.toMatch(/actions\/checkout|npm |npx |node /);
  }
});

/** Answers a pull request, with a stand-in for GitHub's command: the comment, and the commands run. */
function answer(env: Record<string, string>, faults?: string) {
  const folder = mkdtempSync(join(tmpdir(), "comment-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "gh"), '#!/bin/sh\necho "$@" >> commands.txt\n');
  chmodSync(join(folder, "gh"), 0o755);
  if (faults !== undefined) {
    mkdirSync(join(folder, "results"));
    writeFileSync(join(folder, "results/faults.md"), faults);
  }
  const { run = "" } = jobs.comment?.steps.find(({ name }) => name === "comment") ?? {};
  const path = [folder, process.env.PATH].join(delimiter);
  const pullRequest = { NUMBER: "12", RUN: "https://run", GH_REPO: "company/site", COMMIT: "ab12" };
  const options = { cwd: folder, env: { PATH: path, ...pullRequest, ...env } };
  execFileSync("bash", [..."--noprofile --norc -eo pipefail -c".split(" "), run], options);
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  return { comment: read("comment.md"), commands: read("commands.txt").trim().split("\n") };
}

describe.skipIf(process.platform === "win32")("a pull request", () => {
  const address = "https://words.pages.dev";

  test("is told of its preview, and the editor, too; or what is wrong", () => {
    const { comment, commands } = answer({ CHECK: "success", ADDRESS: address });
    expect(comment).toContain(`**[Preview](${address})**`);
    expect(commands).toEqual([
      expect.stringMatching(/^pr comment 12 .*comment.md$/),
      expect.stringMatching(/^api repos\/company\/site\/statuses\/ab12 .*context=preview .*pages/),
    ]);
    const failed = answer({ CHECK: "failure", ADDRESS: "" }, "- a fault\n");
    expect(failed.comment).not.toContain("Preview");
    expect(failed.comment).toContain("\n- a fault\n");
    expect(failed.commands).toHaveLength(1);
    expect(answer({ CHECK: "failure", ADDRESS: "" }).comment).toContain("](https://run)");
  });
});

test("why the build failed is the error's own words", () => {
  const output =
    "\nfile:///a.ts:1\n  throw new Error(x)\n\nError: there is no picture\n    at b.ts:2\n";
  expect(findReason(output)).toBe("there is no picture");
  expect(findReason("EDIT_REPOSITORY is wrong.\nAnd more.\n")).toBe("EDIT_REPOSITORY is wrong.");
});

const fault = {
  file: "content/personas.yaml",
  line: 129,
  place: "personas[1].module",
  message: 'not a module: "x", 100% `y`\nexpected <another>',
};

test("a fault in the comment links to the file, and nothing in its words is Markdown", () => {
  const address = "https://github.com/company/site/edit/words/content/personas.yaml";
  expect(formatItem(fault, address)).toBe(
    "- [content/personas.yaml, line 129](https://github.com/company/site/edit/words/content/personas.yaml), `personas[1].module`: `not a module: \"x\", 100% 'y' expected <another>`\n",
  );
});
