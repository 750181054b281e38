import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { ServerOptions } from "../../server/start-server.ts";
import type { OnEnd } from "./clean-up.ts";
import { makeBuild, makeTemporaryFolder } from "./site-fixture.ts";

export interface FinishedProcess {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface ServerProcess {
  /** Such as `http://localhost:40123`. */
  address: string;
  dataDir: string;
  /** Sends a signal and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<FinishedProcess>;
  getOutput(): string;
}

type Variables = Record<string, string>;

type Timing = Pick<ServerOptions, "deliveryTimeLimit" | "timeLimits">;

/** Compiled code of earlier processes: a server starts in a third of the time. */
const compileCache = join(import.meta.dirname, "../../.cache/server-tests");

function spawnNode(args: readonly string[], variables: Variables, onEnd: OnEnd = onTestFinished) {
  // Nothing of this process's environment but PATH: a developer's settings must not change a test.
  const env = {
    PATH: process.env.PATH ?? "",
    NODE_COMPILE_CACHE: compileCache,
    ...variables,
  };
  const child = spawn(process.execPath, [...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  onEnd(() => {
    child.kill("SIGKILL");
  });
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (text: string) => {
      output[name] += text;
    });
  }
  return { child, output };
}

async function waitForEnd(child: ChildProcess) {
  const [code, signal] = await once(child, "close");
  return { code, signal };
}

/** Runs a script of the repository to its end. */
export async function runNode(
  args: readonly string[],
  variables: Variables = {},
): Promise<FinishedProcess> {
  const { child, output } = spawnNode(args, variables);
  return { ...(await waitForEnd(child)), ...output };
}

/** Command line of a server on `buildDir`. */
export function getServerArguments(buildDir: string, timing: Timing = {}): string[] {
  return [join(import.meta.dirname, "server-entry.ts"), buildDir, JSON.stringify(timing)];
}

/**
 * Starts the real server on a free port and waits until it says its address.
 * Rejects with what it wrote when it ends instead.
 */
export async function startServerProcess(
  options: {
    variables?: Variables;
    dataDir?: string;
    buildDir?: string;
    /** For a server that all tests of a file share; default: until the calling test ends. */
    onEnd?: OnEnd;
  } & Timing = {},
): Promise<ServerProcess> {
  const { onEnd } = options;
  const { dataDir = makeTemporaryFolder(onEnd), buildDir = makeBuild(onEnd) } = options;
  const variables = { PORT: "0", DATA_DIR: dataDir, ...options.variables };
  const { deliveryTimeLimit, timeLimits } = options;
  const timing = { deliveryTimeLimit, timeLimits };
  const { child, output } = spawnNode(getServerArguments(buildDir, timing), variables, onEnd);
  const ended = waitForEnd(child);
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", () => {
      const found = /Site\s+(http:\S+)\n/.exec(output.stdout)?.[1];
      if (found) resolve(found);
    });
    ended.then(() => reject(new Error(`The server ended: ${output.stderr}`)), reject);
  });
  return {
    address,
    dataDir,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      return { ...(await ended), ...output };
    },
    getOutput: () => output.stdout + output.stderr,
  };
}

/** Asks again and again until there is an answer; the test's own timeout ends it. */
export async function waitFor<Answer>(
  ask: () => Answer | undefined | Promise<Answer | undefined>,
): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
