/**
 * Installs the project's packages, and its own Node, which is the same on every machine: past the install
 * script of the package `node`, as all of them. Runs on the oldest Node that README promises.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { ownNode, root, stopCommand, windows } from "./setup.mjs";

const readPackages = (file) => JSON.parse(readFileSync(join(root, file), "utf8")).packages;

/**
 * The packages that have to be installed and are not, or not in that version; npm knows which optional ones
 * are for this machine.
 *
 * @param wanted packages of package-lock.json, by folder
 * @param installed packages of node_modules/.package-lock.json, by folder
 * @returns {string[]} their folders
 */
export const findMissing = (wanted, installed) =>
  Object.entries(wanted)
    .filter(([path, { optional, version }]) => {
      // The project itself and its workspaces, which npm only links.
      if (!path.startsWith("node_modules/")) return false;
      return installed[path] ? installed[path].version !== version : !optional;
    })
    .map(([path]) => path);

/** What node_modules lacks of what the lockfile asks for. */
function findUninstalled() {
  const file = "node_modules/.package-lock.json";
  const installed = existsSync(join(root, file)) ? readPackages(file) : {};
  const missing = findMissing(readPackages("package-lock.json"), installed);
  return existsSync(ownNode) ? missing : [ownNode, ...missing];
}

/** Runs npm in the project's folder, with the settings of whoever started this; stops if it fails. */
function runNpm(...args) {
  // Without a shell: in one, a folder with a space is two.
  const cli = process.env.npm_execpath;
  const npm = cli?.endsWith("npm-cli.js") ? [process.execPath, cli] : ["npm"];
  // Whatever npm leaves out or refuses for its user elsewhere; it is the project's Node that counts.
  const included = ["--include=dev", "--include=optional", "--engine-strict=false"];
  const options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const [command, ...rest] = [...npm, ...args, ...included, ...options];
  const { status, stderr, stdout, error } = spawnSync(command, rest, {
    cwd: root,
    encoding: "utf8",
  });
  if (status === 0) return;
  const denied = /EACCES|EROFS/.test(stderr) && /^npm error path (.*)/m.exec(stderr)?.[1];
  if (denied) stopCommand(`npm may not write to ${denied} (npm_config_cache=DIR moves its cache).`);
  stopCommand(`npm ${args[0]} failed:\n${stderr || error?.message || stdout}`);
}

/** Installs from the lockfile when node_modules is missing or stale; stops where there is no chance. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (minor < ({ 20: 19, 22: 12 }[major] ?? (major < 24 ? Infinity : 0))) {
    stopCommand(`This needs Node 20.19, 22.12, 24 or later; this is ${process.versions.node}.`);
  }
  // Vite ends a file's name at the first two and fills in the third.
  const [sign] = /[#?*]/.exec(root) ?? [];
  if (sign) stopCommand(`The build breaks on the "${sign}" in ${root}; rename that folder.`);
  const missing = findUninstalled();
  if (missing.length === 0) return;
  console.log("Installing packages from the lockfile ...");
  const node = fetchNode();
  if (missing.join() !== ownNode) runNpm("ci");
  // All at once: half a file would be taken for an installed one.
  mkdirSync(dirname(ownNode), { recursive: true });
  copyFileSync(node, `${ownNode}.new`);
  renameSync(`${ownNode}.new`, ownNode);
  const left = findUninstalled();
  if (left.length > 0) stopCommand(`npm has not installed all packages: ${left.join(", ")}`);
}

/** A Node of the project's version, in a folder of its own. */
function fetchNode() {
  const { version } = readPackages("package-lock.json")["node_modules/node"];
  const folder = join(root, ".cache", `node-${version}`);
  const platform = windows ? "win" : process.platform;
  // The package that the install script of the package `node` chooses.
  const prefix = platform === "darwin" && process.arch === "arm64" ? "node-bin" : "node";
  const name = `${prefix}-${platform}-${process.arch}`;
  const node = join(folder, "node_modules", name, "bin", windows ? "node.exe" : "node");
  if (!existsSync(node)) runNpm("install", "--prefix", folder, "--no-save", `${name}@${version}`);
  checkNode(node);
  return node;
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
