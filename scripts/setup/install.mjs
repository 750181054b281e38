/**
 * Installs the project's packages, under its own Node whatever Node the machine has: npm leaves out
 * optional packages that name newer versions of Node than the one it runs on, and the build's
 * native parts are such packages. Runs on Node 18.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { ownNode, root, stopCommand, windows } from "./setup.mjs";

const readPackages = (file) => JSON.parse(readFileSync(join(root, file), "utf8")).packages;

/** Platform, processor and C library, as packages name them. */
function describeMachine() {
  const { platform: os, arch: cpu, report } = process;
  // Only glibc has a version to report.
  const isGlibc = os === "linux" && report.getReport().header.glibcVersionRuntime;
  return { os, cpu, libc: isGlibc ? "glibc" : "musl" };
}

/**
 * The packages that have to be installed and are not, or not in that version.
 *
 * @param wanted packages of package-lock.json, by folder
 * @param installed packages of node_modules/.package-lock.json, by folder
 * @param machine `os`, `cpu` and `libc`: an optional package for them has to be there
 * @returns {string[]} their folders
 */
export function findMissing(wanted, installed, machine) {
  const isFor = (one) => one.os?.includes(machine.os) && one.cpu?.includes(machine.cpu);
  const isLeftOut = (one) => !isFor(one) || (one.libc && !one.libc.includes(machine.libc));
  return Object.entries(wanted)
    .filter(([path, one]) => {
      // The project itself and its workspaces, which npm only links.
      if (!path.startsWith("node_modules/")) return false;
      if (one.link) return !existsSync(join(root, path));
      if (installed[path]) return installed[path].version !== one.version;
      return !one.optional || !isLeftOut(one);
    })
    .map(([path]) => path);
}

/** What node_modules lacks of what the lockfile asks for. */
function findUninstalled() {
  const file = "node_modules/.package-lock.json";
  const installed = existsSync(join(root, file)) ? readPackages(file) : {};
  const missing = findMissing(readPackages("package-lock.json"), installed, describeMachine());
  return existsSync(ownNode) ? missing : [ownNode, ...missing];
}

/** How to start the npm of this Node, without a shell: in one, a folder with a space is two. */
function findNpm() {
  const beside = join(dirname(process.execPath), "node_modules/npm/bin/npm-cli.js");
  const file = [process.env.npm_execpath, beside].find((each) => each?.endsWith("npm-cli.js"));
  return file && existsSync(file) ? [process.execPath, file] : ["npm"];
}

/** Runs npm in the project's folder, with the settings of whoever started this; stops if it fails. */
function runNpm([command, ...start], args) {
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status, stderr, stdout, error } = spawnSync(command, [...start, ...args, ...options], {
    cwd: root,
    encoding: "utf8",
  });
  if (status === 0) return;
  // Of a home that cannot be written to, npm says that its files are root's.
  const refusal = /^npm \S+ code (?:EACCES|EPERM|EROFS)\n(?:.*\n)*?npm \S+ path (.+)$/m;
  const [, path] = refusal.exec(stderr) ?? [];
  if (path) {
    stopCommand(
      `npm may not write to ${path}. If that is npm's cache, set NPM_CONFIG_CACHE to a folder that you can write to.`,
    );
  }
  stopCommand(`npm ${args[0]} failed:\n${stderr || error?.message || stdout}`);
}

/** Installs from the lockfile when node_modules is missing or stale; stops in a folder without a chance. */
export function ensureInstalled() {
  // In an address, a pattern of file names or a file: URL, these mean something else.
  const [sign] = (windows ? /#/ : /[#?*\\]/).exec(root) ?? [];
  if (sign)
    stopCommand(
      `The site cannot be built in ${root}: rename the folder that has "${sign}" in its name.`,
    );
  const missing = findUninstalled();
  if (missing.length === 0) return;
  console.log("Installing packages from the lockfile ...");
  const { node, npm } = ensureInstaller();
  if (missing.join() !== ownNode) runNpm([node, npm], ["ci", "--include=dev"]);
  // All at once: half a file would be taken for an installed one.
  mkdirSync(dirname(ownNode), { recursive: true });
  copyFileSync(node, `${ownNode}.new`);
  renameSync(`${ownNode}.new`, ownNode);
  const left = findUninstalled();
  if (left.length > 0) stopCommand(`npm has not installed all packages: ${left.join(", ")}`);
}

const npmVersion = "11.19.1";

/** A Node of the project's version, and an npm that runs on it, in a folder of their own. */
function ensureInstaller() {
  const { version } = readPackages("package-lock.json")["node_modules/node"];
  const folder = join(root, ".cache", `npm-${npmVersion}-node-${version}`);
  const modules = join(folder, "node_modules");
  const platform = windows ? "win" : process.platform;
  // The package that the install script of the package `node` chooses.
  const prefix = platform === "darwin" && process.arch === "arm64" ? "node-bin" : "node";
  const name = `${prefix}-${platform}-${process.arch}`;
  const node = join(modules, name, "bin", windows ? "node.exe" : "node");
  const npm = join(modules, "npm/bin/npm-cli.js");
  if (!existsSync(node) || !existsSync(npm)) {
    const packages = [`${name}@${version}`, `npm@${npmVersion}`];
    runNpm(findNpm(), ["install", "--prefix", folder, "--no-save", ...packages]);
  }
  checkNode(node);
  return { node, npm };
}

/**
 * SHA-256 of the project's Node, by platform. It is installed past the hashes of the lockfile; a new
 * version needs new ones. Platforms that are not listed are not checked.
 */
const nodeHashes = {
  "linux-x64": "7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c",
};

function checkNode(file) {
  const wanted = nodeHashes[`${process.platform}-${process.arch}`];
  if (!wanted) return;
  const found = createHash("sha256").update(readFileSync(file)).digest("hex");
  if (found === wanted) return;
  rmSync(file);
  stopCommand(
    `The project's Node is not the one that was reviewed (SHA-256 ${found}), so it was removed.`,
  );
}
