import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Client } from "pg";
import { ensurePostgres, findPostgres } from "../../scripts/postgres.mjs";

/** A PostgreSQL server of the tests' own, without any data at first. */
export interface PostgresCluster {
  /** Makes an empty database; gives its DATABASE_URL. */
  createDatabase(): Promise<string>;
  /** Kills the server as a crash would, and starts it again on the same data. */
  restart(): Promise<void>;
  /** Kills the server until `start`. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Ends the server and removes its data. */
  remove(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then it runs as `nobody`. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Makes a cluster and starts it. Rejects, with advice, where there is no PostgreSQL. */
export async function startCluster(): Promise<PostgresCluster> {
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
  const getUrl = (database: string) => `postgres://owner@127.0.0.1:${port}/${database}`;
  let server: ChildProcess;
  let count = 0;

  async function start(): Promise<void> {
    const settings = {
      port,
      listen_addresses: "127.0.0.1",
      unix_socket_directories: "",
      shared_buffers: "16MB",
      max_connections: 60,
    };
    const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    server = spawn(join(bin, "postgres"), ["-D", data, ...flags], {
      ...user,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
    let said = "";
    await new Promise<void>((resolve, reject) => {
      server.stderr?.on("data", (text) => {
        said += text;
        if (said.includes("ready to accept connections")) resolve();
      });
      server.once("exit", () => reject(new Error(said)));
    });
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, "exit");
  }

  await start();
  return {
    async createDatabase() {
      const name = `site_${++count}`;
      await queryRows(getUrl("postgres"), `create database ${name}`);
      return getUrl(name);
    },
    async restart() {
      await end("SIGQUIT");
      await start();
    },
    kill: () => end("SIGQUIT"), // "immediate": no checkpoint, recovery at the next start
    start,
    async remove() {
      await end("SIGQUIT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
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

/** Copies the programs where their user can read them, if they lie in a private folder. */
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

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
