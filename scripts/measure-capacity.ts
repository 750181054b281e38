/**
 * `npm run measure:capacity`: measures what a page, a file and a submission cost the server in CPU time,
 * and writes docs/capacity.json and the table of docs/scaling.md. Needs a build, Linux and PostgreSQL.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { cpus, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { functionPath } from "leads/protocol";
import { startCluster } from "../tests/server/postgres-cluster.ts";
import { type CapacityFigures, replaceCapacityTable } from "./capacity/capacity-table.ts";

const root = resolve(import.meta.dirname, "..");
const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const port = 31_998;
/** The kernel counts CPU time in hundredths of a second (proc(5)). */
const tick = 10;

async function ask(path: string, body?: object): Promise<void> {
  const call = request({
    port,
    path,
    agent,
    host: "127.0.0.1",
    method: body ? "POST" : "GET",
    headers: { "accept-encoding": "br", "content-type": "application/json", apikey: "public" },
  }).end(body && JSON.stringify(body));
  const [response] = await once(call, "response");
  if (response.statusCode !== 200) throw new Error(`${path} answers ${response.statusCode}`);
  await response.resume().toArray();
}

const submit = () =>
  ask(functionPath, {
    submissionId: crypto.randomUUID(),
    name: "Measured Name",
    email: "measured@example.com",
    message: "A message of usual length. ".repeat(10),
    consent: true,
    sourcePage: "/contact/",
  });

/** CPU milliseconds that processes have used so far. */
function readCpu(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    return sum + (Number(fields[11]) + Number(fields[12])) * tick;
  }, 0);
}

function listChildren(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return (
          readFileSync(`/proc/${pid}/stat`, "utf8")
            .replace(/^.*\) /, "")
            .split(" ")[1] === String(parent)
        );
      } catch {
        return false; // ended meanwhile
      }
    });
}

function readMemory(pid: number, field: "VmRSS" | "VmHWM"): number {
  const text = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(text)?.[1]) / 1000);
}

/** Runs `count` calls, 32 at a time, after a warm-up; gives CPU milliseconds of each process group per call. */
async function measure(count: number, call: () => Promise<void>, groups: (() => number[])[]) {
  const run = async (times: number) => {
    let left = times;
    const work = async () => {
      while (left-- > 0) await call();
    };
    await Promise.all(Array.from({ length: 32 }, work));
  };
  await run(count / 4);
  const before = groups.map((list) => readCpu(list()));
  await run(count);
  return groups.map((list, index) => round((readCpu(list()) - (before[index] ?? 0)) / count));
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}

async function startSite(variables: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), "aes32-capacity-"));
  const server: ChildProcess = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", join(root, "server/main.ts")],
    {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        PORT: String(port),
        DATA_DIR: dataDir,
        RATE_PER_ADDRESS: "1000000000",
        RATE_TOTAL: "1000000000",
        ...variables,
      },
    },
  );
  if (!server.stdout) throw new Error("no output to wait for");
  await once(server.stdout, "data");
  return {
    pid: server.pid as number,
    async stop() {
      server.kill("SIGTERM");
      await once(server, "exit");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const home = readFileSync(join(root, "build/client/index.html"), "utf8");
const script = /\/assets\/[\w.-]+\.js/.exec(home)?.[0] ?? "";

const onSqlite = await startSite({});
const own = () => [onSqlite.pid];
const start = readMemory(onSqlite.pid, "VmRSS");
const [page = 0] = await measure(8_000, () => ask("/"), [own]);
const [file = 0] = await measure(8_000, () => ask(script), [own]);
const [sqlite = 0] = await measure(2_000, submit, [own]);
const most = readMemory(onSqlite.pid, "VmHWM");
await onSqlite.stop();

const cluster = await startCluster();
const DATABASE_URL = await cluster.createDatabase();
const onPostgres = await startSite({ DATABASE_URL });
const [postmaster = 0] = listChildren(process.pid).filter((pid) => pid !== onPostgres.pid);
const [server = 0, database = 0] = await measure(2_000, submit, [
  () => [onPostgres.pid],
  () => [postmaster, ...listChildren(postmaster)],
]);
await onPostgres.stop();
await cluster.remove();

const figures: CapacityFigures = {
  measuredOn: new Date().toISOString().slice(0, 10),
  node: process.versions.node,
  processor: cpus()[0]?.model.replace(/\s+/g, " ").trim() ?? "an unknown processor",
  page,
  file,
  sqlite: { server: sqlite },
  postgres: { server, database },
  memory: { start, most },
};
writeFileSync(join(root, "docs/capacity.json"), `${JSON.stringify(figures, null, 2)}\n`);
const scaling = join(root, "docs/scaling.md");
writeFileSync(scaling, replaceCapacityTable(readFileSync(scaling, "utf8"), figures));
console.log(figures);
