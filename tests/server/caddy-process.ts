import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { findFreePort } from "./nginx-process.ts";
import { makeTemporaryFolder } from "./site-fixture.ts";

/** Path of a Caddy on this machine; the tests run without one, since it is one host of several. */
export function findCaddy(): string | undefined {
  const places = [process.env.CADDY_PATH, "/usr/bin/caddy", "/usr/local/bin/caddy"];
  return places.find((path) => path && existsSync(path));
}

/** Starts a real Caddy with lines of a site block on a free port; gives its address. */
export async function startCaddy(
  inSite: string[],
  variables: Record<string, string> = {},
): Promise<string> {
  const folder = makeTemporaryFolder();
  const port = await findFreePort();
  const file = join(folder, "Caddyfile");
  const head = "{\n\tadmin off\n\tauto_https off\n}\n";
  writeFileSync(file, `${head}:${port} {\n\tbind 127.0.0.1\n\t${inSite.join("\n\t")}\n}\n`);
  const caddy = spawn(findCaddy() as string, ["run", "--config", file, "--adapter", "caddyfile"], {
    env: { PATH: process.env.PATH, HOME: folder, ...variables },
    stdio: ["ignore", "ignore", "pipe"],
  });
  onTestFinished(() => void caddy.kill("SIGTERM"));
  let said = "";
  await new Promise<void>((resolve, reject) => {
    caddy.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      if (said.includes("serving initial configuration")) resolve();
    });
    caddy.once("exit", () => reject(new Error(said)));
  });
  return `http://127.0.0.1:${port}`;
}
