import { join, relative } from "node:path";
import { createApp } from "./app.ts";
import type { ContactPipelineOptions } from "./contact-pipeline.ts";
import { type Env, readEnv } from "./env.ts";
import { listen, type TimeLimits } from "./http-server.ts";
import { createLog } from "./log.ts";
import { getOutboxFolder } from "./outbox/mail-files.ts";
import { StartError } from "./start-error.ts";
import { describeStore } from "./store/open-store.ts";

/** Time in which the server is down after a signal, in milliseconds. */
const shutdownTime = 9_000;

export type ServerOptions = Pick<ContactPipelineOptions, "getRetryDelay"> & {
  /** Folder of the build; default `build` beside `server`. */
  buildDir?: string;
  timeLimits?: TimeLimits | undefined;
  /** Longest attempt to deliver something, in milliseconds. */
  deliveryTimeLimit?: number | undefined;
};

/**
 * Runs the site in this process until SIGTERM or SIGINT. What keeps it from
 * starting is told in one line on standard error, with exit code 1.
 */
export async function startServer(options: ServerOptions = {}): Promise<void> {
  try {
    await run(readEnv(), options);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

async function run(env: Env, options: ServerOptions): Promise<void> {
  // What this process writes holds personal data: for its own user's eyes.
  process.umask(0o077);
  const { buildDir = join(import.meta.dirname, "../build"), timeLimits: limits, ...rest } = options;
  const app = await createApp({
    ...env,
    buildDir,
    log: createLog(),
    getRetryDelay: rest.getRetryDelay,
    timeLimit: rest.deliveryTimeLimit,
  });
  const server = await listen(app.listener, { ...env, limits });
  console.log(renderGreeting(server.address, env));

  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1); // asked twice: no more patience
    stopping = true;
    // Whatever hangs is safe to leave: leads are on disk, mails stay owed.
    setTimeout(() => process.exit(0), shutdownTime);
    await server.close();
    await app.close();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

function renderGreeting(address: string, env: Env): string {
  const { dataDir, databaseUrl, mail } = env;
  const carrier = mail.smtpUrl ?? mail.api?.url;
  const mails = carrier
    ? `sent to ${mail.to.join(", ")} by ${new URL(carrier).host}`
    : `saved in ${shorten(getOutboxFolder(dataDir))} (set SMTP_URL to send them)`;
  return [
    "AES/32 is running",
    `  Site   ${address}`,
    `  Leads  ${databaseUrl ? describeStore(env) : shorten(describeStore(env))} (npm run leads -- list)`,
    `  Mails  ${mails}`,
  ].join("\n");
}

function shorten(path: string): string {
  const below = relative(process.cwd(), path);
  return below.startsWith("..") ? path : below;
}
