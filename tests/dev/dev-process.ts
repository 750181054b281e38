import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** A fresh clone of the repository, as the working tree has it: no build, no data, no cache. */
export function copyRepository(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "aes32-dev-")));
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8" }).split("\0");
  for (const file of files.filter(Boolean)) cpSync(join(root, file), join(copy, file));
  // Each package by itself: Vite's caches lie beside the packages, and are the copy's own.
  const packages = readdirSync(join(root, "node_modules")).filter((name) => !/^\.vite/.test(name));
  mkdirSync(join(copy, "node_modules"));
  for (const name of packages) {
    symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name));
  }
  return copy;
}

/** A free port above those that systems hand out to others, or a neighbor's test may have taken. */
export async function findFreePort(): Promise<number> {
  for (let port = 42_000 + (process.pid % 1000); ; port += 1) {
    const probe = createServer().listen(port, "localhost");
    const isFree = await once(probe, "listening").then(
      () => true,
      () => false,
    );
    await new Promise((done) => probe.close(done));
    if (isFree) return port;
  }
}

/** `npm run dev` in a copy of the repository. */
export function startDev(copy: string, port: number) {
  // Nothing of this process's environment but PATH: a developer's settings must not change a test.
  const env = { PATH: process.env.PATH ?? "", PORT: String(port) };
  const child = spawn(process.execPath, ["scripts/dev.mjs"], { cwd: copy, env });
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (text: string) => {
      output[name] += text;
    });
  }
  const ended = once(child, "close").then(([code]) => ({ code, ...output }));
  return {
    output,
    ended,
    stop() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}
