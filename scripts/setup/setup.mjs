import { spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Prints what a command does and takes, if it was asked with `--help`: the comment in its file that says how
 * it is called.
 *
 * @param {string} file
 * @param {readonly string[]} args what follows the command's name
 * @returns {boolean} whether it was asked
 */
export function showHelp(file, args) {
  if (!args.includes("--help") && !args.includes("-h")) return false;
  const comments = readFileSync(file, "utf8").match(/\/\*\*[\s\S]*?\*\//g) ?? [];
  const comment = comments.find((each) => each.includes("`npm "));
  if (comment === undefined) return false;
  console.log(comment.replace(/^\/\*\*(?:\n \*)? |\s*\*\/$/g, "").replace(/\n \* ?/g, "\n"));
  return true;
}

/**
 * What every entry script needs before the project's tools are installed. Plain JavaScript that
 * runs on the oldest Node that README promises; everything else runs under the project's own Node.
 */

export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

export const windows = process.platform === "win32";
export const ownNode = join(root, "node_modules/node/bin", windows ? "node.exe" : "node");

/** The project's Node comes first in PATH. */
function getToolEnv(extra) {
  const path = [dirname(ownNode), join(root, "node_modules/.bin"), process.env.PATH];
  return { ...process.env, PATH: path.join(delimiter), ...extra };
}

/** Prints one line and exits with an error. */
export function stopCommand(message) {
  console.error(message);
  process.exit(1);
}

/** The build's inputs; a change to any of these makes it stale. */
const buildSources = [
  "app",
  "art/rendered",
  "build-site",
  "calculators",
  "content",
  "content-model",
  "leads",
  "plant",
  "public",
  "scripts",
  "server",
  "startup",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
];

/** Contains the settings of the last build; its modification time is when that build began. */
const stamp = join(root, "build/current/.settings");

function getBuildSettings() {
  const settings = Object.entries(process.env).filter(([name]) =>
    /^(?:EDIT_|VITE_|SITE_ORIGIN$)/.test(name),
  );
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
  const { status, stderr } = spawnNode(["scripts/build.ts"], ["inherit", "inherit", "pipe"]);
  process.stderr.write(stderr);
  if (status !== 0) return `The build failed: ${findReason(stderr)}`;
  writeFileSync(stamp, getBuildSettings());
  utimesSync(stamp, start, start);
}

/** The first line of what a script says before it fails; of a stack trace, the error's own words. */
export const findReason = (output) =>
  (/^\w*Error: (.*)/m.exec(output)?.[1] ?? output.trim().split("\n", 1)[0]) || "it gives no reason";

const nodeArgs = ["--disable-warning=ExperimentalWarning"];

const spawnNode = (args, stdio, env = {}) =>
  spawnSync(ownNode, [...nodeArgs, ...args], {
    cwd: root,
    encoding: "utf8",
    env: getToolEnv(env),
    stdio,
  });

/** Runs a script under the project's Node; returns whether it succeeded. */
export const runNodeToEnd = (args, env) => spawnNode(args, "inherit", env).status === 0;

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

const parent = process.ppid;

/**
 * npm sends a signal on to the shell of its script, which ends and tells nobody: then this process
 * gets another parent. Without npm, a shell may end while what it started goes on.
 */
const isLeftByNpm = () => "npm_lifecycle_event" in process.env && process.ppid !== parent;

/** Runs a script under the project's Node, forwards signals to it, and exits as it does. */
export function runNode(args, env = {}) {
  if (isLeftByNpm()) process.exit(1);
  const options = { cwd: root, stdio: "inherit", env: getToolEnv(env) };
  const child = spawn(ownNode, [...nodeArgs, ...args], options);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  const watch = setInterval(() => {
    if (!isLeftByNpm()) return;
    clearInterval(watch);
    child.kill("SIGTERM");
  }, 500);
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
