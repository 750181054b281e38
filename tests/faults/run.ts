/**
 * `npm run test:faults`: the whole proof that no lead is lost, with its figures. Takes about half
 * an hour on two quiet cores. Words on the command line choose the scenarios that have one of them
 * in their name: `-- kill "full disk"`.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const scenarios = ["--project=server", "tests/faults"];
const words = process.argv.slice(2);
const chosen = words.length > 0 ? ["-t", `(?i:${words.join("|")})`] : [];

function runVitest(args: readonly string[], stdout: "inherit" | "pipe") {
  return spawnSync(process.execPath, [join(root, "node_modules/vitest/vitest.mjs"), ...args], {
    cwd: root,
    stdio: ["inherit", stdout, "inherit"],
    env: { ...process.env, FAULTS: "full" },
    encoding: "utf8",
  });
}

function listScenarios(pattern: readonly string[]): string {
  return runVitest(["list", "--staticParse=false", ...scenarios, ...pattern], "pipe").stdout;
}

if (words.length > 0 && listScenarios(chosen) === "") {
  console.error(`No scenario is called ${words.join(" or ")}. There are:\n${listScenarios([])}`);
  process.exit(1);
}
const settings = ["--no-file-parallelism", "--testTimeout=900000"];
process.exitCode = runVitest(["run", ...scenarios, ...settings, ...chosen], "inherit").status ?? 1;
