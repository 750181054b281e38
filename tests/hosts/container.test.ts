import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { expect, test } from "vitest";
import { findFreePort } from "../processes.ts";
import { makeTemporaryFolder } from "../server/site-fixture.ts";
import { buildSubmission, submit } from "../server/submissions.ts";
import { root, startTool, toolEnv } from "./tools.ts";

/** The stages of the Dockerfile, each with its instructions: name and rest of the line. */
function readStages(): Map<string, [string, string][]> {
  const stages = new Map<string, [string, string][]>();
  const lines = readFileSync(join(root, "Dockerfile"), "utf8").split("\n");
  for (const line of lines.filter((one) => /^[A-Z]/.test(one))) {
    const [, name = "", rest = ""] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (name === "FROM") stages.set(/ AS (\w+)$/.exec(rest)?.[1] ?? "last", []);
    else [...stages.values()].at(-1)?.push([name, rest]);
  }
  return stages;
}

/** Whether .dockerignore keeps a path out of the context. */
const ignored = readFileSync(join(root, ".dockerignore"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));
const isSent = (path: string) =>
  !ignored.some((line) =>
    line.startsWith("**/*")
      ? path.endsWith(line.slice("**/*".length))
      : path === line || path.startsWith(`${line}/`),
  );

/**
 * Does what an engine does with a stage, in a folder instead of an image: copies, then runs the
 * commands under the Node that runs this test, which is the image's.
 *
 * @param place where an image's absolute path is here
 */
function makeStage(
  instructions: [string, string][],
  place: (stage: string, path: string) => string,
  env: Record<string, string>,
): void {
  const site = place("", "/site");
  mkdirSync(site, { recursive: true });
  for (const [name, rest] of instructions) {
    if (name === "COPY") {
      const [, from, paths = ""] = /^(?:--from=(\w+) )?(.*)$/.exec(rest) ?? [];
      const names = paths.split(" ");
      const target = join(site, names.pop() ?? "");
      for (const source of names) {
        const file = from ? place(from, source) : join(root, source);
        const isFolder = paths.endsWith("/");
        cpSync(file, isFolder ? join(target, basename(source)) : target, {
          recursive: true,
          verbatimSymlinks: true,
          filter: (path) => Boolean(from) || isSent(relative(root, path)),
        });
      }
    }
    if (name === "RUN" && !rest.startsWith("install ")) {
      const command = rest.replaceAll("/release", place("", "/release"));
      const options = { cwd: site, encoding: "utf8", env: { ...toolEnv, ...env } } as const;
      const { status, stderr } = spawnSync("sh", ["-c", command], options);
      if (status !== 0) throw new Error(`RUN ${rest}: ${stderr}`);
    }
  }
}

test("the image's steps give a server with the editor that takes a lead", async () => {
  const folder = realpathSync(makeTemporaryFolder());
  const stages = readStages();
  expect([...stages.keys()]).toEqual(["build", "packages", "last"]);
  const placeOf = (own: string) => (stage: string, path: string) =>
    join(folder, stage || own, path);
  for (const [name, instructions] of stages) {
    makeStage(instructions, placeOf(name), { EDIT_REPOSITORY: "company/website" });
  }
  const site = join(folder, "last/site");
  expect(existsSync(join(site, "app"))).toBe(false);

  const last = stages.get("last") ?? [];
  const [, command = ""] = last.find(([name]) => name === "CMD") ?? [];
  const [program, ...args] = JSON.parse(command) as [string, ...string[]];
  const variables = Object.fromEntries(
    last.filter(([name]) => name === "ENV").map(([, pair]) => pair.split("=") as [string, string]),
  );
  const port = await findFreePort();
  const own = { DATA_DIR: join(folder, "data"), HOST: "127.0.0.1", PORT: String(port) };
  const server = startTool(program, args, { cwd: site, env: { ...variables, ...own } });
  const address = await server.waitForOutput(/Site\s+(http:\S+)\n/);
  expect((await fetch(`${address}/edit/`)).status).toBe(200);
  expect((await submit(address, buildSubmission())).status).toBe(200);
});
