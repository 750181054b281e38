import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { countContentFiles, listSamples } from "../build-site/content/all-content.ts";
import { ContentCopy, project } from "../tests/content-copy.ts";

const content = new ContentCopy();

function run(script: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(project, "scripts", script), content.root],
    { encoding: "utf8" },
  );
  return { status, stdout, stderr };
}

test("check-content says how many files fit, or lists the faults and fails", () => {
  expect(run("check-content.ts")).toEqual({
    status: 0,
    stdout: `content: ${countContentFiles(content.root)} files fit\n`,
    stderr: "",
  });
  content.change("personas.yaml", [["personas", 1, "recommendedModuleId"], "timemanagment"]);
  const failed = run("check-content.ts");
  expect(failed.status).toBe(1);
  expect(failed.stderr).toContain('did you mean "timemanagement"?');
});

test("check-launch fails while a sample is left and passes when none is", () => {
  const before = run("check-launch.ts");
  expect(before.status).toBe(1);
  expect(before.stdout).toContain("content/site.yaml");
  for (const file of new Set(
    listSamples(content.root).map(({ file }) => file.replace("content/", "")),
  )) {
    content.write(file, content.read(file).replaceAll("!sample ", ""));
  }
  expect(run("check-launch.ts")).toMatchObject({ status: 0, stderr: "" });
});
