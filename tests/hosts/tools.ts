import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { onTestFinished } from "vitest";
import { type RunningProcess, startProcess, waitFor } from "../processes.ts";

export const root = resolve(import.meta.dirname, "../..");
const ownBin = dirname(process.execPath);

/** How this machine reaches the network, if not directly: without it, npm tries for minutes. */
const network = Object.entries(process.env).filter(([name]) =>
  /^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|(?:HTTPS?|NO)_PROXY)$/i.test(name),
) as [string, string][];

/** What programs of hosts get of the environment: no settings, no signs of a person or a terminal. */
export const toolEnv: Record<string, string> = {
  ...Object.fromEntries(network),
  PATH: [ownBin, process.env.PATH].join(delimiter),
  CI: "1",
  DO_NOT_TRACK: "1",
  HOME: process.env.HOME ?? root,
  NETLIFY_TELEMETRY_DISABLED: "1",
  WRANGLER_SEND_METRICS: "false",
};

export const documentation = readFileSync(join(root, "docs/deploying.md"), "utf8");

/** The version that docs/deploying.md names for one of npm's programs. */
export function readVersion(program: string): string {
  const [, version] = new RegExp(`npx ${program}@([\\d.]+)`).exec(documentation) ?? [];
  if (!version) throw new Error(`docs/deploying.md does not say which ${program}`);
  return version;
}

/** The first example of docs/deploying.md in a language. */
export function readExample(language: string): string {
  const [, example] =
    new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "ms").exec(documentation) ?? [];
  if (!example) throw new Error(`docs/deploying.md has no example in ${language}`);
  return example;
}

/** Installs packages of npm, once, in a folder of their own; gives that folder's `node_modules`. */
export function installPackages(...packages: string[]): string {
  const name = packages.join("+").replaceAll("/", "-");
  const modules = join(root, ".cache/hosts", name, "node_modules");
  if (existsSync(join(modules, ".package-lock.json"))) return modules;
  mkdirSync(dirname(modules), { recursive: true });
  const options = ["--prefix", dirname(modules), "--no-audit", "--no-fund"];
  const { status, stderr } = spawnSync("npm", ["install", ...options, ...packages], {
    cwd: dirname(modules),
    encoding: "utf8",
    env: toolEnv,
  });
  if (status !== 0) throw new Error(`npm install ${packages.join(" ")}: ${stderr}`);
  return modules;
}

/** Starts a program that ends with the test. */
export function startTool(
  program: string,
  args: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): RunningProcess {
  const { cwd = root, env = {} } = options;
  // A group of its own, so that what it starts ends, too.
  const started = startProcess(program, args, { cwd, env: { ...toolEnv, ...env }, detached: true });
  onTestFinished(async () => {
    try {
      process.kill(-(started.child.pid as number), "SIGKILL");
    } catch {
      // It has ended by itself.
    }
    await started.ended;
  });
  return started;
}

/** Waits until a program answers at an address. @throws what it wrote, if it ends before */
export const waitForAnswer = ({ child, ended }: RunningProcess, address: string) =>
  waitFor(async () => {
    const hasAnswered = await fetch(address, { redirect: "manual" }).then(
      () => true,
      () => undefined,
    );
    if (hasAnswered || (child.exitCode ?? child.signalCode) === null) return hasAnswered;
    const { stdout, stderr } = await ended;
    throw new Error(`${child.spawnfile} ended: ${stdout}${stderr}`);
  });

/** Whether a program is installed here. */
export const hasProgram = (program: string) =>
  spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
