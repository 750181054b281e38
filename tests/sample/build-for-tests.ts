import { execFileSync } from "node:child_process";
import { globSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { sampleBuild } from "./words.ts";

const project = resolve(import.meta.dirname, "../..");
const getTime = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/**
 * Playwright's global setup, and the budgets': draws the sample when it is older than the build or its content. In a
 * process of its own: the build runs React as in production.
 */
function buildSample(): void {
  const sources = [
    "build/current/site-manifest.json",
    ...globSync("tests/sample/**", { cwd: project }),
  ];
  const drawn = getTime(join(sampleBuild, "site-manifest.json"));
  if (sources.every((source) => getTime(join(project, source)) < drawn)) return;
  execFileSync(process.execPath, [join(import.meta.dirname, "build-sample.ts")], {
    stdio: "inherit",
  });
}

if (import.meta.main) buildSample();

export default buildSample;
