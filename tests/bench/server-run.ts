import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { readProcessorSeconds } from "./processor.ts";

/** Seconds of each run, and of the load before it that lets the compiler see what matters. */
export const seconds = { run: 6, warmUp: 6 };

const cache = resolve(import.meta.dirname, "../../.cache/bench");

/** A server program as this process starts it, in the foreground and as one process. */
export interface Program {
  command: string;
  args: readonly string[];
  variables?: Record<string, string>;
  /** Where it answers once it is up. */
  address: string;
}

/** Starts a program in a folder of its own, loads a path of it, and ends it. */
export async function runLoaded(
  build: (folder: string) => Program,
  path: string,
  what: "get" | "submit",
): Promise<Record<string, number>> {
  return inFolder(async (folder) => {
    const { address, args, command, variables } = build(folder);
    const log = openSync(join(folder, "log"), "a");
    const server = spawn(command, [...args], {
      cwd: resolve(import.meta.dirname, "../.."),
      stdio: ["ignore", log, log],
      env: { PATH: process.env.PATH, ...variables },
    });
    const { pid = 0 } = server;
    try {
      await waitUntilUp(address);
      const atRest = readMemory(pid);
      fire(address + path, what, seconds.warmUp);
      const before = readProcessorSeconds(pid).own;
      const { requests, latency } = fire(address + path, what, seconds.run);
      const used = readProcessorSeconds(pid).own - before;
      return {
        perSecond: requests.average,
        perCore: requests.total / used,
        p99: latency.p99,
        atRest,
        loaded: readMemory(pid),
      };
    } finally {
      server.kill("SIGKILL");
      await once(server, "exit");
    }
  });
}

/** Runs `work` in a loop for the same time; gives the same figures, of this process. */
export async function runLoop(
  build: (folder: string) => (() => unknown) | (() => Promise<unknown>),
): Promise<Record<string, number>> {
  return inFolder(async (folder) => {
    const work = build(folder);
    const run = async (duration: number) => {
      const took: number[] = [];
      const end = performance.now() + duration * 1000;
      for (let start = performance.now(); start < end; start = performance.now()) {
        await work();
        took.push(performance.now() - start);
      }
      return took.sort((a, b) => a - b);
    };
    await run(seconds.warmUp);
    const before = readProcessorSeconds().own;
    const took = await run(seconds.run);
    const used = readProcessorSeconds().own - before;
    return {
      perSecond: took.length / seconds.run,
      perCore: took.length / used,
      p99: took[Math.floor(took.length * 0.99)] ?? 0,
    };
  });
}

/** On the disk of the repository: a temporary folder may be memory, where fsync costs nothing. */
async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, "data-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Fired {
  requests: { average: number; total: number };
  latency: { p99: number };
  non2xx: number;
  errors: number;
}

function fire(address: string, what: string, duration: number): Fired {
  const args = [join(import.meta.dirname, "fire.ts"), address, what, String(duration)];
  const stdio: ["ignore", "pipe", "ignore"] = ["ignore", "pipe", "ignore"];
  const fired: Fired = JSON.parse(
    execFileSync(process.execPath, args, { encoding: "utf8", stdio }),
  );
  const { errors, non2xx } = fired;
  if (non2xx + errors > 0) throw new Error(`${non2xx} answers were refusals, ${errors} errors`);
  return fired;
}

/** Resident memory of a process, in MB. */
function readMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

async function waitUntilUp(address: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const answer = await fetch(address).catch(() => undefined);
    await answer?.text();
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${address} does not answer`);
}
