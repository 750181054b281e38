/**
 * `npm run test:faults`: the whole proof that no lead is lost, with its figures. Takes about half
 * an hour on two quiet cores. A word on the command line chooses scenarios: `-- kill`.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const chosen = process.argv.slice(2).flatMap((word) => ["-t", word]);
const args = [
  vitest,
  "run",
  "--project=server",
  "tests/faults",
  "--no-file-parallelism",
  "--testTimeout=900000",
  ...chosen,
];
const env = { ...process.env, FAULTS: "full" };
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", env });
process.exitCode = status ?? 1;
