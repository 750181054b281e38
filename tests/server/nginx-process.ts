import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { ensureNginx, findBrotliModule, findNginx } from "../../scripts/nginx.mjs";
import { makeTemporaryFolder } from "./site-fixture.ts";

/** A port of 127.0.0.1 on which nobody listens. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Whether this machine's nginx can serve brotli twins. */
export const hasBrotli = (): boolean => findBrotliModule() !== undefined;

/**
 * Starts a real nginx on a free port; gives its address. `inHttp` and `inServer` are lines of its
 * configuration. Rejects with what it said when it does not start, or with advice where there is none.
 */
export async function startNginx(inHttp: string[], inServer: string[]): Promise<string> {
  const advice = ensureNginx();
  if (advice) throw new Error(advice);
  const folder = makeTemporaryFolder();
  const port = await findFreePort();
  const brotli = findBrotliModule();
  const configuration = [
    ...(brotli ? [`load_module ${brotli};`] : []),
    // A test's files are its own user's.
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    "worker_processes 1;",
    `pid ${folder}/nginx.pid;`,
    "error_log stderr notice;",
    "events { worker_connections 1024; }",
    "http {",
    "access_log off;",
    ...["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    ),
    ...inHttp,
    "server {",
    `listen 127.0.0.1:${port};`,
    ...inServer,
    "}",
    "}",
  ];
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration.join("\n"));
  const args = ["-p", folder, "-e", "stderr", "-c", file, "-g", "daemon off;"];
  const nginx = spawn(findNginx() as string, args, { stdio: ["ignore", "ignore", "pipe"] });
  onTestFinished(() => void nginx.kill("SIGTERM"));
  let said = "";
  await new Promise<void>((resolve, reject) => {
    nginx.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      if (said.includes("start worker process ")) resolve();
    });
    nginx.once("exit", () => reject(new Error(said)));
  });
  return `http://127.0.0.1:${port}`;
}
