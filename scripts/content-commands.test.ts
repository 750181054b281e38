import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { countContentFiles, listSamples } from "../build-site/content/all-content.ts";
import { readArticleFiles } from "../build-site/content/article-files.ts";
import { ContentCopy, project } from "../tests/content-copy.ts";

const content = new ContentCopy();

function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(project, "scripts", script), ...args],
    { encoding: "utf8" },
  );
  return { status, stdout, stderr };
}

test("check-content says how many files fit, or lists the faults and fails", () => {
  expect(run("check-content.ts", content.root)).toEqual({
    status: 0,
    stdout: `content: ${countContentFiles(content.root)} files fit\n`,
    stderr: "",
  });
  content.change("personas.yaml", ["personas", 1, "recommendedModuleId"], "timemanagment");
  const failed = run("check-content.ts", content.root);
  expect(failed.status).toBe(1);
  expect(failed.stderr).toContain('did you mean "timemanagement"?');
});

test("check-launch fails while a sample is left and passes when none is", async () => {
  content.write("customers.yaml", "names:\n  - !sample Refinery A\n");
  const before = run("check-launch.ts", content.root);
  expect(before.status).toBe(1);
  expect(before.stdout).toContain("Refinery A");
  const samples = await listSamples(content.root);
  for (const file of new Set(samples.map((sample) => sample.file.replace("content/", "")))) {
    content.write(file, content.read(file).replaceAll("!sample ", ""));
  }
  expect(run("check-launch.ts", content.root)).toMatchObject({ status: 0, stderr: "" });
});

test("new-article makes a draft that fits, and never writes over one", () => {
  const root = mkdtempSync(join(tmpdir(), "articles-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const make = () =>
    run("new-article.ts", "What a Standing Scaffold Costs: Part 1", "--root", root).status;
  expect(make()).toBe(0);
  expect(readArticleFiles(root)).toMatchObject([
    { slug: "what-a-standing-scaffold-costs-part-1", faults: [], article: { draft: true } },
  ]);
  expect(make()).toBe(1);
});
