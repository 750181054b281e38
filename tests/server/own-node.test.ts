import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const project = resolve(import.meta.dirname, "../..");

// Node's package downloads it past the lockfile's hashes; Linux x64 is what the project is served on.
test.runIf(`${process.platform}-${process.arch}` === "linux-x64")(
  "an installed Node that is not the known one is removed, and never run",
  () => {
    const root = mkdtempSync(join(tmpdir(), "aes32-own-node-"));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const write = (file: string, text: string) => {
      mkdirSync(join(root, file, ".."), { recursive: true });
      writeFileSync(join(root, file), text);
      chmodSync(join(root, file), 0o755);
    };
    for (const file of ["install.mjs", "setup.mjs", "run.mjs"]) {
      cpSync(join(project, "scripts", file), join(root, "scripts", file));
    }
    const node = "node_modules/node/bin/node";
    write(node, "#!/bin/sh\ntouch was-run\n");
    write("tools/npm", "#!/bin/sh\n"); // finds nothing to install
    const { status, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", "any.ts"], {
      cwd: root,
      encoding: "utf8",
      env: { PATH: [join(root, "tools"), process.env.PATH].join(delimiter) },
    });
    expect(stderr).toMatch(/^The project's Node is not the one/);
    expect(status).toBe(1);
    expect(existsSync(join(root, node))).toBe(false);
    expect(existsSync(join(root, "was-run"))).toBe(false);
  },
);
