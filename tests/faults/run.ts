/**
 * `npm run test:faults`: the whole proof that no lead is lost, with its figures. Takes about half
 * an hour on two quiet cores. Further arguments are Vitest's: `-- -t "kill -9"`.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const settings = ["--no-file-parallelism", "--testTimeout=900000"];
const { status } = spawnSync(
  process.execPath,
  [
    join(root, "node_modules/vitest/vitest.mjs"),
    ...["run", "--project=server", "tests/faults", ...settings],
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: "inherit", env: { ...process.env, FAULTS: "full" } },
);
process.exitCode = status ?? 1;
