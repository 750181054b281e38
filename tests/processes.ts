import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";

/** What all tests that start programs need, whichever runner they have. */

/** Compiled code of earlier processes: a server starts in a third of the time. */
export const compileCache = join(import.meta.dirname, "../.cache/server-tests");

export interface FinishedProcess {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export interface RunningProcess {
  child: ChildProcess;
  /** What it has written so far. */
  output: { stdout: string; stderr: string };
  ended: Promise<FinishedProcess>;
  /** Sends a signal, SIGTERM by default, and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<FinishedProcess>;
  /**
   * Waits until it has written something; returns the pattern's first group, or the whole match.
   * Rejects with what it wrote when it ends before.
   */
  waitForOutput(pattern: RegExp): Promise<string>;
}

/** Starts a program and collects its output. */
export function startProcess(
  program: string,
  args: readonly string[],
  options: Omit<SpawnOptions, "stdio"> = {},
): RunningProcess {
  const child = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name]?.setEncoding("utf8").on("data", (text: string) => {
      output[name] += text;
    });
  }
  const ended = once(child, "close").then(([code, signal]) => ({ code, signal, ...output }));
  return {
    child,
    output,
    ended,
    stop(signal = "SIGTERM") {
      child.kill(signal);
      return ended;
    },
    waitForOutput(pattern) {
      return waitFor(() => {
        const written = output.stdout + output.stderr;
        const match = pattern.exec(written);
        const hasEnded = child.exitCode !== null || child.signalCode !== null;
        if (!match && hasEnded) throw new Error(`${program} ended: ${written}`);
        return match ? (match[1] ?? match[0]) : undefined;
      });
    },
  };
}

/** Asks until there is an answer; only the test's own timeout ends it. */
export async function waitFor<Answer>(
  ask: () => Answer | undefined | Promise<Answer | undefined>,
): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** A port of this machine that nothing listens on. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
