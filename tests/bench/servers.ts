import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { functionPath } from "leads/protocol";
import { parseSubmission } from "leads/schema";
import { openSqliteStore } from "../../leads/store/sqlite/store.ts";
import { readHostedSite } from "../../scripts/hosting/hosted-site.ts";
import { buildNginxFiles } from "../../scripts/hosting/nginx.ts";
import { findNginx } from "../../scripts/nginx.mjs";
import { addSample, countSamples, getMedian, readSamples } from "./samples.ts";
import { type Program, runLoaded, runLoop } from "./server-run.ts";
import { buildBody } from "./submission-body.ts";
import { formatNumber, formatRatio, formatTable } from "./tables.ts";

const part = "servers";
const root = resolve(import.meta.dirname, "../..");
const client = join(root, "build/client");
const port = 39_411;
const address = `http://localhost:${port}`;

interface Subject {
  name: string;
  /** What the site is compared by: a loop that waits for the disk leaves its core idle. */
  by: "perCore" | "perSecond";
  /** The site first. */
  variants: Record<string, () => Promise<Record<string, number>>>;
}

const nginx = findNginx();

const subjects: Subject[] = [
  {
    name: "home page",
    by: "perCore",
    variants: {
      site: () => runLoaded(buildSite, "/", "get"),
      "an empty handler on node:http": () => runLoaded(buildEmpty, "/", "get"),
      ...(nginx && { nginx: () => runLoaded((folder) => buildNginx(nginx, folder), "/", "get") }),
    },
  },
  {
    name: "submission",
    by: "perSecond",
    variants: {
      site: () => runLoaded(buildSite, functionPath, "submit"),
      "bare inserts": () => runLoop(buildBareInsert),
      "the site's rows, without HTTP": () => runLoop(buildLeadInsert),
      "an empty handler on node:http": () => runLoaded(buildEmpty, "/", "submit"),
    },
  },
];

/** The home page beside nginx, submissions beside bare durable inserts, and what explains the ratios, in turn. */
export async function measureServers(runs: number, until: number): Promise<void> {
  if (!nginx) console.log("There is no nginx on this machine: the comparison with it is left out.");
  for (let run = 1; run <= runs; run++) {
    for (const { name: subject, variants } of subjects) {
      for (const [variant, measure] of Object.entries(variants)) {
        if (countSamples(part, subject, variant) >= run) continue;
        if (Date.now() > until) return;
        addSample(part, { subject, variant, values: await measure() });
      }
    }
  }
}

function buildSite(folder: string): Program {
  return {
    command: process.execPath,
    args: ["--disable-warning=ExperimentalWarning", join(root, "server/main.ts")],
    variables: {
      PORT: String(port),
      DATA_DIR: folder,
      RATE_PER_ADDRESS: "1000000000",
      RATE_TOTAL: "1000000000",
    },
    address,
  };
}

function buildEmpty(): Program {
  const script = join(import.meta.dirname, "empty-server.ts");
  return {
    command: process.execPath,
    args: [script, String(port), join(client, "index.html.gz")],
    address,
  };
}

/** nginx as one process, by the configuration that the build makes for it: the same files, the same headers. */
function buildNginx(command: string, folder: string): Program {
  const file = join(folder, "nginx.conf");
  const site = buildNginxFiles(readHostedSite(join(root, "build")));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? "user root;" : ""} master_process off; daemon off;
pid ${folder}/nginx.pid; error_log stderr; events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
${temporary.join(" ")} ${site["http.conf"]}
server { listen 127.0.0.1:${port}; root ${client}; ${site["site.conf"]} } }`,
  );
  return { command, args: ["-p", folder, "-e", "stderr", "-c", file], address };
}

/** Commits of one row each, with the settings of the site's store. */
function buildBareInsert(folder: string): () => void {
  const database = new DatabaseSync(join(folder, "bare.db"));
  database.exec(
    "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE leads (id TEXT PRIMARY KEY, body TEXT)",
  );
  const insert = database.prepare("INSERT INTO leads VALUES (?, ?)");
  return () => insert.run(randomUUID(), buildBody(randomUUID()));
}

/** Commits of one lead each, with its mail, into the site's own tables. */
function buildLeadInsert(folder: string): () => Promise<unknown> {
  const store = openSqliteStore(folder);
  return () => {
    const parsed = parseSubmission(JSON.parse(buildBody(randomUUID())));
    if (!parsed.ok) throw new Error("The form sends what the function refuses");
    const id = randomUUID();
    return store.saveLead(
      {
        id,
        receivedAt: new Date().toISOString(),
        bodyHash: "0".repeat(64),
        status: "new",
        verdict: [],
        submission: parsed.value,
      },
      [{ id, kind: "team", messageId: `<${id}@example.com>` }],
    );
  };
}

export function tabulateServers(): string {
  const samples = readSamples(part);
  const rows = subjects.flatMap(({ by, name, variants }) =>
    Object.keys(variants).map((variant) => {
      const get = (value: string, who = variant) => getMedian(samples, name, who, value);
      return [
        name,
        variant,
        formatNumber(get("perSecond")),
        formatNumber(get("perCore")),
        variant === "site" ? "" : formatRatio(get(by, "site"), get(by)),
        formatNumber(get("p99"), 1),
        `${formatNumber(get("atRest"))} / ${formatNumber(get("loaded"))}`,
        String(countSamples(part, name, variant)),
      ];
    }),
  );
  return formatTable(
    [
      "what",
      "by whom",
      "per second",
      "per second of CPU",
      "site ÷ it",
      "p99, ms",
      "memory at rest / loaded, MB",
      "runs",
    ],
    rows,
  );
}
