import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { startProcess } from "../processes.ts";
import { findDeno } from "../server/edge-process.ts";
import { startHttpReceiver } from "../server/http-receiver.ts";
import { startCluster } from "../server/postgres-cluster.ts";
import { makeTemporaryFolder } from "../server/site-fixture.ts";
import { buildSubmission, submit } from "../server/submissions.ts";
import { installPackages, readVersion, root, startTool, toolEnv } from "./tools.ts";

const project = "abcdefghijklmnopqrst";

/** Stands in for Supabase's API; keeps the files that a deployment sends. */
async function startApi() {
  const files = new Map<string, Buffer>();
  const time = "2026-01-01T00:00:00Z";
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const answer = (value: object, status = 200) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
    const { method, url = "" } = request;
    if (method === "POST" && url.includes("/functions/deploy")) {
      const headers = { "content-type": request.headers["content-type"] ?? "" };
      const form = await new Response(new Uint8Array(body), { headers }).formData();
      for (const part of form.values()) {
        if (part instanceof File) files.set(part.name, Buffer.from(await part.arrayBuffer()));
      }
      const made = { id: "1", status: "ACTIVE", version: 1, created_at: 1, updated_at: 1 };
      return answer({ ...made, slug: "submit-contact", name: "submit-contact" }, 201);
    }
    if (url.endsWith("/functions")) return answer([]);
    if (url.endsWith(project)) {
      const made = { id: project, ref: project, name: "site", region: "eu-central-1" };
      const owner = { organization_id: "o", organization_slug: "o", created_at: time };
      const database = { host: "db", version: "17", postgres_engine: "17", release_channel: "ga" };
      return answer({ ...made, ...owner, status: "ACTIVE_HEALTHY", database });
    }
    return answer({ message: "not known here" }, 404);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as { port: number };
  return { address: `http://127.0.0.1:${port}`, files };
}

/** Runs Supabase's own command, in the version and with the folder that the guide names. */
async function runSupabase(workdir: string, api: string, ...args: string[]) {
  const modules = installPackages(`supabase@${readVersion("supabase")}`);
  const profile = join(workdir, "profile.yaml");
  const addresses = { api_url: api, dashboard_url: api, project_host: "x.local", pooler_host: "x" };
  writeFileSync(profile, JSON.stringify({ name: "test", ...addresses }));
  const common = ["--profile", profile, "--agent", "no", "--yes", "--workdir", "leads"];
  const env = { ...toolEnv, SUPABASE_ACCESS_TOKEN: `sbp_${"0123456789".repeat(4)}`, HOME: workdir };
  const options = { cwd: workdir, env };
  const program = join(modules, ".bin/supabase");
  const { code, stdout, stderr } = await startProcess(program, [...common, ...args], options).ended;
  if (code !== 0) throw new Error(`supabase ${args.join(" ")}: ${stdout}${stderr}`);
}

/** Runs what was sent, under Deno, with its packages from npm's registry as on the host. */
async function startSentFunction(files: Map<string, Buffer>, variables: Record<string, string>) {
  const folder = makeTemporaryFolder();
  for (const [name, content] of files) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const entry = join(folder, "supabase/functions/submit-contact/index.ts");
  const flags = ["--no-check", "--no-lock", "--node-modules-dir=none", "-A"];
  const { waitForOutput } = startTool(findDeno(), ["run", ...flags, entry], {
    cwd: folder,
    env: {
      ...variables,
      DENO_DIR: join(root, ".cache/deno-hosts"),
      // As this machine does.
      DENO_TLS_CA_STORE: "system",
      DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
      NO_COLOR: "1",
    },
  });
  return waitForOutput(/Listening on (http:\/\/[\d.:]+)/);
}

test("Supabase's command makes the tables and sends a function that stores a lead", async () => {
  const api = await startApi();
  const workdir = makeTemporaryFolder();
  cpSync(join(root, "leads"), join(workdir, "leads"), { recursive: true });
  const cluster = await startCluster();
  onTestFinished(() => cluster.remove());
  const DATABASE_URL = `${cluster.url}?sslmode=disable`;
  await runSupabase(workdir, api.address, "db", "push", `--remote=${DATABASE_URL}`);

  const deploy = ["functions", "deploy", "submit-contact", `--remote=${project}`];
  await runSupabase(workdir, api.address, ...deploy);
  expect([...api.files.keys()]).toContain("supabase/functions/submit-contact/site-manifest.json");
  const mail = await startHttpReceiver([]);
  const address = await startSentFunction(api.files, {
    DATABASE_URL,
    MAIL_API_URL: mail.url,
    MAIL_API_KEY: "key",
    MAIL_FROM: "web@example.com",
    MAIL_TO: "sales@example.com",
    OUTBOX_SECRET: "thirty-two characters, or more of them",
    SITE_ORIGIN: "https://www.example.com",
  });
  const sent = await submit(address, buildSubmission());
  expect([sent.status, await sent.json()]).toEqual([
    200,
    expect.objectContaining({ id: expect.any(String) }),
  ]);
});
