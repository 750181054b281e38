import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Client } from "pg";
import { inject } from "vitest";
import { ensurePostgres, findPostgres } from "../../scripts/setup/postgres.mjs";
import { findFreePort, type RunningProcess, startProcess } from "../processes.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The database server that all tests share. */
    postgresUrl: string;
  }
}

/** A PostgreSQL server of the tests' own, without any data at first. */
export interface PostgresCluster {
  url: string;
  /** Kills the server as a crash would, and starts it again on the same data. */
  restart(): Promise<void>;
  /** Ends the server and removes its data. */
  remove(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then it runs as `nobody`. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Makes a cluster, with settings of its own, and starts it. Rejects, with advice, where there is no PostgreSQL. */
export async function startCluster(own: Record<string, string> = {}): Promise<PostgresCluster> {
  const advice = ensurePostgres();
  if (advice) throw new Error(advice);
  const folder = mkdtempSync(join(tmpdir(), "aes32-postgres-"));
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const bin = makeReadable(findPostgres() as string, folder);
  const data = join(folder, "data");
  runTool(join(bin, "initdb"), [
    ...["-D", data, "-U", "owner", "--auth=trust", "-E", "UTF8", "--no-locale", "--no-sync"],
  ]);
  const port = await findFreePort();
  let server: RunningProcess;

  async function start(): Promise<void> {
    const settings = {
      port,
      listen_addresses: "127.0.0.1",
      unix_socket_directories: "",
      shared_buffers: "16MB",
      max_connections: 200,
      ...own,
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    server = startProcess(join(bin, "postgres"), ["-D", data, ...flags], { ...user, cwd: folder });
    await server.waitForOutput(/ready to accept connections/);
  }

  await start();
  return {
    url: `postgres://owner@127.0.0.1:${port}/postgres`,
    async restart() {
      // "Immediate": no checkpoint, recovery at the next start.
      await server.stop("SIGQUIT");
      await start();
    },
    async remove() {
      await server.stop("SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes an empty database, in the shared cluster by default; returns its DATABASE_URL. */
export async function createDatabase(cluster = inject("postgresUrl")): Promise<string> {
  const name = `site_${randomUUID().replaceAll("-", "")}`;
  await queryRows(cluster, `create database ${name}`);
  return new URL(name, cluster).href;
}

/** Runs one statement on a connection of its own. */
export async function queryRows<Row = Record<string, unknown>>(
  url: string,
  text: string,
): Promise<Row[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** Copies the programs where their user can read them, if they are in a private folder. */
function makeReadable(bin: string, folder: string): string {
  if (spawnSync(join(bin, "postgres"), ["--version"], user).status === 0) return bin;
  const copy = join(folder, "postgres");
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(copy, 0o755);
  return join(copy, "bin");
}

function runTool(tool: string, args: string[]): void {
  const { status, stderr } = spawnSync(tool, args, { ...user, cwd: tmpdir(), encoding: "utf8" });
  if (status !== 0) throw new Error(`${tool}: ${stderr}`);
}
