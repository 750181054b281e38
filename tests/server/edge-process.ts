import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { startProcess } from "../processes.ts";
import { makeTemporaryFolder, type OnEnd } from "./site-fixture.ts";

const root = join(import.meta.dirname, "../..");
const entry = join(root, "leads/supabase/functions/submit-contact/index.ts");

/** The real Deno that npm brings for this machine. */
function findDeno(): string {
  const require = createRequire(import.meta.url);
  const name = `@deno/${process.platform}-${process.arch}${process.platform === "linux" ? "-glibc" : ""}`;
  // Through the deno package, whose dependency it is.
  const folder = createRequire(require.resolve("deno/package.json"));
  return folder.resolve(`${name}/deno${process.platform === "win32" ? ".exe" : ""}`);
}

/**
 * Runs the edge's entry under Deno, with the packages of node_modules and the
 * manifest of a build; gives its address.
 */
export async function startEdgeProcess(
  buildDir: string,
  variables: Record<string, string>,
  onEnd: OnEnd,
): Promise<{ address: string; getOutput(): string }> {
  const folder = makeTemporaryFolder(onEnd);
  const importMap = join(folder, "import-map.json");
  const manifest = pathToFileURL(join(buildDir, "site-manifest.json")).href;
  // As in its deno.json, but from the room itself.
  const getStartup = (name: string) => pathToFileURL(join(root, `startup/${name}.ts`)).href;
  const startup = ["log", "parse-variables", "start-error"].map((name) => [
    `startup/${name}`,
    getStartup(name),
  ]);
  const imports = { "site-manifest": manifest, ...Object.fromEntries(startup) };
  writeFileSync(importMap, JSON.stringify({ imports }));
  const flags = ["--no-config", "--node-modules-dir=manual", "--no-remote", "--no-check", "-A"];
  const { output, stop, waitForOutput } = startProcess(
    findDeno(),
    ["run", ...flags, `--import-map=${importMap}`, entry],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH ?? "",
        DENO_DIR: join(root, ".cache/deno"),
        DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
        NO_COLOR: "1",
        ...variables,
      },
    },
  );
  onEnd(async () => void (await stop("SIGKILL")));
  return {
    address: await waitForOutput(/Listening on (http:\/\/[\d.:]+)/),
    getOutput: () => output.stdout + output.stderr,
  };
}
