import type { RequestListener } from "node:http";
import { join } from "node:path";
import { describePlaces, type LeadsOptions } from "leads/node";
import { createLog } from "startup/log";
import { runOrExplain } from "startup/run-or-explain";
import { createApp } from "./app.ts";
import { type Env, readEnv } from "./env.ts";
import { startHttpServer, timeLimits } from "./http-server.ts";

/** How long shutdown may take after a signal, in milliseconds. */
const shutdownTime = 9_000;

type ServerOptions = Pick<LeadsOptions, "getRetryDelay"> & {
  /** A release's folder or a link to it; default `build/current` next to `server`. */
  buildDir?: string;
};

/**
 * Runs the site in this process until SIGTERM or SIGINT. If it cannot start, it prints one line on
 * standard error and exits with code 1.
 */
export async function startServer(options: ServerOptions = {}): Promise<void> {
  await runOrExplain(() => runServer(readEnv(), options));
  // What was opened before it failed does not keep it.
  if (process.exitCode) process.exit();
}

async function runServer(env: Env, options: ServerOptions): Promise<void> {
  // This process writes personal data: only its own user may read the files.
  process.umask(0o077);
  const buildDir = join(import.meta.dirname, "../build/current");
  const app = await createApp({ buildDir, ...env, ...options, log: createLog() });
  const server = await startHttpServer(app.listener, { ...env, limits: timeLimits });
  console.log(renderGreeting(server.address, env));

  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1); // second signal: exit immediately
    stopping = true;
    // Abandoning whatever hangs is safe: leads are on disk, and mail stays pending.
    setTimeout(() => process.exit(0), shutdownTime);
    await server.close();
    await app.close();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

function renderGreeting(address: string, env: Env): string {
  const { leads, mails } = describePlaces(env);
  return [
    "AES/32 is running",
    `  Site   ${address}`,
    `  Leads  ${leads} (npm run leads -- list)`,
    `  Mails  ${mails}`,
    ...(env.hasReport ? [`  Report mailed to ${env.mail.to.join(", ")} on Mondays`] : []),
  ].join("\n");
}

/** What keeps the server from starting, whatever the build is: `npm start` asks before it makes one. */
async function checkStart(): Promise<void> {
  const answer: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = await startHttpServer(answer, { ...readEnv(), limits: timeLimits });
  await server.close();
}

if (import.meta.main) {
  await (process.argv.includes("--check") ? runOrExplain(checkStart) : startServer());
}
