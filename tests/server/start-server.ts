import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { createLog } from "startup/log";
import { onTestFinished } from "vitest";
import { parseCommand } from "../../leads/cli/commands.ts";
import { createApp } from "../../server/app.ts";
import { parseEnv } from "../../server/env.ts";
import { startHttpServer, type TimeLimits } from "../../server/http-server.ts";
import { makeDataFolder } from "../leads/test-store.ts";
import { makeBuild, type OnEnd } from "./site-fixture.ts";

export type Variables = Record<string, string>;

export interface TestServer {
  /** Such as `http://localhost:40123`. */
  address: string;
  dataDir: string;
  /** What it has logged so far. */
  getOutput(): string;
  /** Finishes what it is doing, as after SIGTERM; later calls wait for the same end. */
  stop(): Promise<void>;
}

/**
 * Runs the whole server on a free port of this process, which takes a tenth of the time that a
 * process of its own takes. `startServerProcess` is for what only a process can show: its output,
 * signals, and how it dies.
 */
export async function startServer(
  options: {
    variables?: Variables;
    dataDir?: string;
    buildDir?: string;
    /** For a server that all tests of a file share; default: until the calling test ends. */
    onEnd?: OnEnd;
    /** Of a delivery attempt, in milliseconds. */
    timeLimit?: number;
    limits?: TimeLimits;
  } = {},
): Promise<TestServer> {
  const { limits, onEnd = onTestFinished, timeLimit } = options;
  const { dataDir = await makeDataFolder(onEnd), buildDir = makeBuild(onEnd) } = options;
  const env = parseEnv({ PORT: "0", DATA_DIR: dataDir, ...options.variables });
  let output = "";
  const write = (line: string) => {
    output += `${line}\n`;
  };
  const log = createLog({ log: write, error: write });
  // Without long waits between tries.
  const app = await createApp({ ...env, buildDir, log, getRetryDelay: () => 20, timeLimit });
  const server = await startHttpServer(app.listener, { ...env, limits }).catch(async (error) => {
    await app.close();
    throw error;
  });
  let ended: Promise<void> | undefined;
  const stop = () => {
    ended ??= server.close().then(app.close);
    return ended;
  };
  onEnd(stop);
  return { address: server.address, dataDir, getOutput: () => output, stop };
}

/** Runs `npm run leads -- …`; gives what it prints, or rejects with what it says instead. */
export async function runLeads(variables: Variables, ...args: string[]): Promise<string> {
  return parseCommand(args)(variables);
}

/** A request whose path and Host are sent as they are written, and whose answer is not decoded. */
export async function ask(
  { address }: Pick<TestServer, "address">,
  path: string,
  sent: { method?: string; headers?: Record<string, string>; body?: string } = {},
) {
  const { hostname, port } = new URL(address);
  const call = request({ hostname, port, path, ...sent }).end(sent.body);
  const [response] = (await once(call, "response")) as [IncomingMessage];
  const { headers, statusCode: status } = response;
  return { status, headers, body: await buffer(response) };
}
