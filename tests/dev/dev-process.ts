import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startProcess } from "../processes.ts";

const root = resolve(import.meta.dirname, "../..");

/** A fresh clone of the repository, as the working tree has it: no build, no data, no cache. */
export function copyRepository(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "aes32-dev-")));
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8" }).split("\0");
  for (const file of files.filter(Boolean)) {
    cpSync(join(root, file), join(copy, file), { recursive: true, verbatimSymlinks: true });
  }
  // Each package by itself: Vite's caches lie beside the packages, and are the copy's own.
  const packages = readdirSync(join(root, "node_modules")).filter((name) => !/^\.vite/.test(name));
  mkdirSync(join(copy, "node_modules"));
  for (const name of packages) {
    symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name));
  }
  return copy;
}

/** `npm run dev` in a copy of the repository. */
export function startDev(copy: string, port: number) {
  // Nothing of this process's environment but PATH: a developer's settings must not change a test.
  const env = { PATH: process.env.PATH ?? "", PORT: String(port) };
  return startProcess(process.execPath, ["scripts/dev.mjs"], { cwd: copy, env });
}
