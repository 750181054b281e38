import { join } from "node:path";
import { onTestFinished } from "vitest";
import {
  compileCache,
  type FinishedProcess,
  type RunningProcess,
  startProcess,
} from "../processes.ts";
import { makeBuild, makeTemporaryFolder, type OnEnd } from "./site-fixture.ts";

export interface ServerProcess extends Pick<RunningProcess, "stop"> {
  /** Such as `http://localhost:40123`. */
  address: string;
  dataDir: string;
  getOutput(): string;
}

type Variables = Record<string, string>;

function startNode(args: readonly string[], variables: Variables, onEnd: OnEnd = onTestFinished) {
  // Nothing of this process's environment but PATH: a developer's settings must not change a test.
  const env = { PATH: process.env.PATH ?? "", NODE_COMPILE_CACHE: compileCache, ...variables };
  const started = startProcess(process.execPath, args, { env });
  // It writes to folders that are removed after it.
  onEnd(async () => void (await started.stop("SIGKILL")));
  return started;
}

/** Runs a script of the repository to its end. */
export function runNode(
  args: readonly string[],
  variables: Variables = {},
): Promise<FinishedProcess> {
  return startNode(args, variables).ended;
}

/** Command line of a server on `buildDir`. */
export function getServerArguments(buildDir: string): string[] {
  return [join(import.meta.dirname, "server-entry.ts"), buildDir];
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
  } = {},
): Promise<ServerProcess> {
  const { onEnd } = options;
  const { dataDir = makeTemporaryFolder(onEnd), buildDir = makeBuild(onEnd) } = options;
  const variables = { PORT: "0", DATA_DIR: dataDir, ...options.variables };
  const started = startNode(getServerArguments(buildDir), variables, onEnd);
  const { output, stop, waitForOutput } = started;
  return {
    address: await waitForOutput(/Site\s+(http:\S+)\n/),
    dataDir,
    stop,
    getOutput: () => output.stdout + output.stderr,
  };
}
