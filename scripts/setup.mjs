/**
 * What every entry script needs before the project's own tools are there. Plain JavaScript that
 * runs on Node 18 and later; everything else in the project runs under the project's own Node.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const windows = process.platform === "win32";
const ownNode = join(root, "node_modules/node/bin", windows ? "node.exe" : "node");

/** Prints one line and ends with a failure. */
export function stop(message) {
  console.error(message);
  process.exit(1);
}

/** The environment in which the project's Node comes first. */
export function getToolEnv(extra = {}) {
  return {
    ...process.env,
    PATH: [dirname(ownNode), join(root, "node_modules/.bin"), process.env.PATH].join(delimiter),
    ...extra,
  };
}

/** Whether node_modules holds exactly what the lockfile asks for. */
function isInstalled() {
  const installedFile = join(root, "node_modules/.package-lock.json");
  if (!existsSync(installedFile) || !existsSync(ownNode)) return false;
  const readPackages = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
  const installed = readPackages(installedFile);
  const wanted = readPackages(join(root, "package-lock.json"));
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    // This project itself and its workspace, which npm only links.
    if (!path.startsWith("node_modules/")) return true;
    if (link) return existsSync(join(root, path));
    return installed[path] ? installed[path].version === version : optional === true;
  });
}

/** Installs from the lockfile when node_modules is missing or stale. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log("Installing packages from the lockfile ...");
  const result = spawnSync("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"], {
    cwd: root,
    encoding: "utf8",
    shell: windows,
    // npm passes its own settings on to scripts that it runs; a nested npm must not inherit them.
    env: Object.fromEntries(
      Object.entries(process.env).filter(
        ([name]) => !/^npm_(config|package|lifecycle)/i.test(name),
      ),
    ),
  });
  if (result.status !== 0) {
    stop(`npm ci failed:\n${result.stderr || result.error?.message || result.stdout}`);
  }
  if (!existsSync(ownNode)) {
    stop("The project's Node is missing: npm skipped its install script. Run: npm rebuild node");
  }
}

/** What the build is made of; a change in any of these makes it stale. */
const buildSources = [
  "app",
  "art/rendered",
  "content",
  "leads/clean-text.ts",
  "leads/contact-page.ts",
  "leads/fields.ts",
  "leads/protocol.ts",
  "leads/schema.ts",
  "public",
  "scripts",
  "server/file-rules.ts",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];
const fingerprintFile = join(root, "build/.fingerprint");

function listFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    listFiles(join(path, entry.name)),
  );
}

/** A hash over names, sizes and times of the build's sources, and over the build's settings. */
function getFingerprint() {
  const hash = createHash("sha256");
  for (const file of buildSources.flatMap((source) => listFiles(join(root, source)))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(root, file)} ${size} ${mtimeMs}\n`);
  }
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith("VITE_")) hash.update(`${name}=${process.env[name]}\n`);
  }
  return hash.digest("hex");
}

/** Builds the site when the build is missing or older than its sources. */
export function ensureBuilt() {
  const fingerprint = getFingerprint();
  if (existsSync(fingerprintFile) && readFileSync(fingerprintFile, "utf8") === fingerprint) return;
  console.log("Building the site ...");
  const result = spawnSync(ownNode, [join(root, "scripts/build.ts")], {
    cwd: root,
    stdio: "inherit",
    env: getToolEnv(),
  });
  if (result.status !== 0) process.exit(1);
  mkdirSync(dirname(fingerprintFile), { recursive: true });
  writeFileSync(fingerprintFile, fingerprint);
}

/**
 * Runs a script of the project under the project's Node until it ends, hands signals on to it, and
 * ends as it ends.
 */
export function runNode(args, extraEnv = {}) {
  const child = spawn(ownNode, args, { cwd: root, stdio: "inherit", env: getToolEnv(extraEnv) });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
