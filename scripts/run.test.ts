import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { startProcess, waitFor } from "../tests/processes.ts";
import { makeTemporaryFolder } from "../tests/server/site-fixture.ts";

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.skipIf(process.platform === "win32")("what npm started ends with npm's shell", async () => {
  const folder = makeTemporaryFolder();
  const script = join(folder, "wait.ts");
  writeFileSync(script, "setInterval(() => {}, 1000);\nconsole.log('waiting', process.pid);\n");
  // As npm does: it runs the command in a shell, and sends its signals to that.
  const command = `'${process.execPath}' scripts/run.mjs '${script}'; true`;
  const shell = startProcess("sh", ["-c", command], {
    cwd: resolve(import.meta.dirname, ".."),
    env: { ...process.env, npm_lifecycle_event: "start" },
  });
  const pid = Number(await shell.waitForOutput(/waiting (\d+)/));
  expect(isRunning(pid)).toBe(true);
  shell.child.kill("SIGTERM");
  await waitFor(() => (isRunning(pid) ? undefined : true));
});
