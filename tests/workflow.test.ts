import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { makeTemporaryFolder } from "./server/site-fixture.ts";

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
  const folder = makeTemporaryFolder();
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

test.skipIf(process.platform === "win32")(
  "a pull request is told of its preview, and the editor, too; or what is wrong",
  () => {
    const address = "https://words.pages.dev";
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
  },
);
