/**
 * What every entry script needs before the project's tools are installed. Plain JavaScript that
 * runs on Node 18 and later; everything else runs under the project's own Node.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const windows = process.platform === "win32";
const ownNode = join(root, "node_modules/node/bin", windows ? "node.exe" : "node");

/** The project's Node comes first in PATH. */
function getToolEnv(extra) {
  const path = [dirname(ownNode), join(root, "node_modules/.bin"), process.env.PATH];
  return { ...process.env, PATH: path.join(delimiter), ...extra };
}

/** Prints one line and exits with an error. */
export function stop(message) {
  console.error(message);
  process.exit(1);
}

/** Whether node_modules has exactly what the lockfile asks for. */
function isInstalled() {
  const installedFile = join(root, "node_modules/.package-lock.json");
  if (!existsSync(installedFile) || !existsSync(ownNode)) return false;
  const readPackages = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
  const installed = readPackages(installedFile);
  const wanted = readPackages(join(root, "package-lock.json"));
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    // The project itself and its workspace, which npm only links.
    if (!path.startsWith("node_modules/")) return true;
    if (link) return existsSync(join(root, path));
    return installed[path] ? installed[path].version === version : optional === true;
  });
}

/** Installs from the lockfile when node_modules is missing or stale. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log("Installing packages from the lockfile ...");
  // npm passes its settings on to the scripts it runs; a nested npm must not inherit them.
  const own = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const { status, stderr, stdout, error } = spawnSync(
    "npm",
    ["ci", "--include=dev", "--no-audit", "--no-fund"],
    { cwd: root, encoding: "utf8", shell: windows, env: Object.fromEntries(own) },
  );
  if (status !== 0) stop(`npm ci failed:\n${stderr || error?.message || stdout}`);
  if (!existsSync(ownNode)) {
    stop("The project's Node is missing: npm skipped its install script. Run: npm rebuild node");
  }
  checkOwnNode();
}

/**
 * SHA-256 of the project's Node, by platform. Its package downloads it by a script, past the hashes
 * of the lockfile; a new version needs new ones. Platforms that are not listed are not checked.
 */
const nodeHashes = {
  "linux-x64": "7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c",
};

function checkOwnNode() {
  const wanted = nodeHashes[`${process.platform}-${process.arch}`];
  if (!wanted) return;
  const found = createHash("sha256").update(readFileSync(ownNode)).digest("hex");
  if (found === wanted) return;
  rmSync(ownNode);
  stop(
    `The project's Node is not the one that was reviewed (SHA-256 ${found}), so it was removed.`,
  );
}

/** The build's inputs; a change to any of these makes it stale. */
const buildSources = [
  "app",
  "art/rendered",
  "build-site",
  "content",
  "editor",
  "leads",
  "plant",
  "public",
  "scripts",
  "server",
  "tools",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
];

/** Contains the settings of the last build; its modification time is when that build began. */
const stamp = join(root, "build/current/.settings");

function getBuildSettings() {
  const settings = Object.entries(process.env).filter(([name]) => /^(?:EDIT|VITE)_/.test(name));
  return JSON.stringify(settings.sort());
}

/**
 * Whether a file, or anything in a folder, changed after a time; a folder's own time shows
 * removals.
 */
function changedSince(path, time) {
  if (!existsSync(path)) return false;
  const stats = statSync(path);
  if (stats.mtimeMs > time) return true;
  return (
    stats.isDirectory() && readdirSync(path).some((name) => changedSince(join(path, name), time))
  );
}

function isBuilt() {
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== getBuildSettings()) return false;
  const { mtimeMs } = statSync(stamp);
  return !buildSources.some((source) => changedSince(join(root, source), mtimeMs));
}

/**
 * Builds the site if the build is missing or older than its inputs.
 *
 * @returns {string | undefined} a message if the build failed, with the first thing that it says
 */
export function ensureBuilt() {
  if (isBuilt()) return;
  console.log("Building the site ...");
  const start = new Date();
  const { status, stderr } = spawnNode(["scripts/build.ts"], {
    stdio: ["inherit", "inherit", "pipe"],
  });
  process.stderr.write(stderr);
  if (status !== 0) return `The build failed: ${findReason(stderr)}`;
  writeFileSync(stamp, getBuildSettings());
  utimesSync(stamp, start, start);
}

/** The first line of what a script says before it fails; of a stack trace, the error's own words. */
export const findReason = (output) =>
  (/^\w*Error: (.*)/m.exec(output)?.[1] ?? output.trim().split("\n", 1)[0]) || "it gives no reason";

const nodeArgs = ["--disable-warning=ExperimentalWarning"];

const spawnNode = (args, { env = {}, stdio }) =>
  spawnSync(ownNode, [...nodeArgs, ...args], {
    cwd: root,
    encoding: "utf8",
    env: getToolEnv(env),
    stdio,
  });

/** Runs a script under the project's Node; returns whether it succeeded. */
export function runNodeToEnd(args, env = {}) {
  return spawnNode(args, { env, stdio: "inherit" }).status === 0;
}

/**
 * Runs a script under the project's Node while others are running.
 *
 * @returns {Promise<{ good: boolean, output: string }>} whether it succeeded, and its output
 */
export function runNodeBeside(args, env = {}) {
  const options = { cwd: root, stdio: ["ignore", "pipe", "pipe"], env: getToolEnv(env) };
  const child = spawn(ownNode, [...nodeArgs, ...args], options);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on("close", (code) => resolve({ good: code === 0, output }));
  });
}

/** Runs a script under the project's Node, forwards signals to it, and exits as it does. */
export function runNode(args, env = {}) {
  const options = { cwd: root, stdio: "inherit", env: getToolEnv(env) };
  const child = spawn(ownNode, [...nodeArgs, ...args], options);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
