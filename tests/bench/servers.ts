import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { findNginx } from "../../scripts/nginx.mjs";
import { addSample, countSamples, getMedian, readSamples } from "./samples.ts";
import { formatNumber, formatRatio, formatTable } from "./tables.ts";

const part = "servers";
const root = resolve(import.meta.dirname, "../..");
/** Seconds of each run. */
const duration = 6;
const ports = { node: 39411, nginx: 39412 };

/** The home page from our server and from nginx, submissions beside bare durable inserts, in turn. */
export async function measureServers(runs: number, until: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), "aes32-bench-data-"));
  const nginx = startNginx();
  const node = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", join(root, "server/main.ts")],
    {
      cwd: root,
      stdio: "ignore",
      env: {
        PATH: process.env.PATH,
        PORT: String(ports.node),
        DATA_DIR: dataDir,
        RATE_PER_ADDRESS: "1000000000",
        RATE_TOTAL: "1000000000",
      },
    },
  );
  try {
    await waitUntilUp(`http://localhost:${ports.node}/healthz`);
    if (nginx) await waitUntilUp(`http://localhost:${ports.nginx}/`);
    const subjects: [
      string,
      string,
      () => Record<string, number> | Promise<Record<string, number>>,
    ][] = [
      [
        "home page",
        "site",
        () => load(["-H", "accept-encoding=br", `http://localhost:${ports.node}/`]),
      ],
      ...(nginx
        ? ([
            [
              "home page",
              "nginx",
              () => load(["-H", "accept-encoding=gzip", `http://localhost:${ports.nginx}/`]),
            ],
          ] as [string, string, () => Record<string, number> | Promise<Record<string, number>>][])
        : []),
      ["submission", "site", () => loadSubmissions()],
      ["submission", "bare inserts", () => insertBare(dataDir)],
    ];
    for (let run = 1; run <= runs; run++) {
      for (const [subject, variant, measure] of subjects) {
        if (countSamples(part, subject, variant) >= run) continue;
        if (Date.now() > until) return;
        const values = await measure();
        if (variant === "site") values.memory = readMemory(node);
        addSample(part, { subject, variant, values });
      }
    }
  } finally {
    node.kill("SIGTERM");
    nginx?.kill("SIGTERM");
  }
}

/** nginx on the same files, one worker; undefined where there is none. */
function startNginx(): ChildProcess | undefined {
  const program = findNginx();
  if (!program) {
    console.log("There is no nginx on this machine: the comparison with it is left out.");
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), "aes32-bench-nginx-"));
  const file = join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? "user root;" : ""} worker_processes 1; pid ${folder}/nginx.pid; error_log stderr;
events { worker_connections 1024; }
http { include /etc/nginx/mime.types; access_log off; gzip_static on; ${temporary.join(" ")}
server { listen 127.0.0.1:${ports.nginx}; root ${join(root, "build/client")}; index index.html; } }`,
  );
  return spawn(program, ["-p", folder, "-e", "stderr", "-c", file, "-g", "daemon off;"], {
    stdio: "ignore",
  });
}

/** One run of autocannon: 20 connections. */
function load(args: readonly string[]): Record<string, number> {
  const text = execFileSync(
    process.execPath,
    [
      join(root, "node_modules/autocannon/autocannon.js"),
      "--json",
      "-c",
      "20",
      "-d",
      String(duration),
      ...args,
    ],
    { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
  );
  const { requests, latency, non2xx, errors } = JSON.parse(text);
  if (non2xx + errors > 0) throw new Error(`${non2xx} answers were refusals, ${errors} errors`);
  return { perSecond: requests.average, p99: latency.p99 };
}

/** Submissions, each with an id of its own, over 20 connections: autocannon has no UUIDs. */
async function loadSubmissions(): Promise<Record<string, number>> {
  const took: number[] = [];
  const end = performance.now() + duration * 1000;
  const sendUntilEnd = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      const answer = await fetch(`http://localhost:${ports.node}/functions/v1/submit-contact`, {
        method: "POST",
        headers: { "content-type": "application/json", apikey: "public" },
        body: buildBody(randomUUID()),
      });
      await answer.text();
      if (!answer.ok) throw new Error(`a submission was answered with ${answer.status}`);
      took.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: 20 }, sendUntilEnd));
  took.sort((a, b) => a - b);
  return { perSecond: took.length / duration, p99: took[Math.floor(took.length * 0.99)] ?? 0 };
}

function buildBody(submissionId: string): string {
  return JSON.stringify({
    submissionId,
    name: "Bench",
    email: "bench@example.com",
    message: "Two sites, one turnaround.",
    consent: true,
    sourcePage: "/contact/",
  });
}

/** Commits of one row each, with the settings of the site's store, as fast as they go. */
function insertBare(dataDir: string): Record<string, number> {
  const database = new DatabaseSync(join(dataDir, `bare-${randomUUID()}.db`));
  database.exec(
    "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE leads (id TEXT PRIMARY KEY, body TEXT)",
  );
  const insert = database.prepare("INSERT INTO leads VALUES (?, ?)");
  const took: number[] = [];
  const end = performance.now() + duration * 1000;
  while (performance.now() < end) {
    const start = performance.now();
    insert.run(randomUUID(), buildBody(randomUUID()));
    took.push(performance.now() - start);
  }
  database.close();
  took.sort((a, b) => a - b);
  return { perSecond: took.length / duration, p99: took[Math.floor(took.length * 0.99)] ?? 0 };
}

/** Resident memory of a process, in MB. */
function readMemory({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

async function waitUntilUp(address: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${address} does not answer`);
}

export function tabulateServers(): string {
  const samples = readSamples(part);
  const rows = [
    ["home page", "nginx"],
    ["submission", "bare inserts"],
  ].map(([subject = "", base = ""]) => {
    const get = (variant: string, value: string) => getMedian(samples, subject, variant, value);
    return [
      subject,
      base,
      formatNumber(get("site", "perSecond")),
      formatNumber(get(base, "perSecond")),
      formatRatio(get("site", "perSecond"), get(base, "perSecond")),
      `${formatNumber(get("site", "p99"), 1)} / ${formatNumber(get(base, "p99"), 1)}`,
      formatNumber(get("site", "memory")),
      String(countSamples(part, subject, base)),
    ];
  });
  return formatTable(
    [
      "what",
      "beside",
      "site, per second",
      "other, per second",
      "ratio",
      "p99 site / other, ms",
      "memory, MB",
      "runs",
    ],
    rows,
  );
}
