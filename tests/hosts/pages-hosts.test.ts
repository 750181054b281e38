import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readHostedSite } from "../../build-site/hosting/write-hosting.ts";
import { findFreePort, startProcess } from "../processes.ts";
import { makeTemporaryFolder } from "../server/site-fixture.ts";
import { installPackages, readVersion, root, startTool, waitForAnswer } from "./tools.ts";

const hosting = join(root, "build/current/hosting");
const site = readHostedSite(join(root, "build/current"));

/** What `npm run check:launch` says of a host without the function: the checks that pass. */
async function checkLaunch(address: string): Promise<string[]> {
  const args = ["scripts/check-launch.ts", "--url", site.origin, "--connect", address];
  const options = { cwd: root, env: { PATH: process.env.PATH ?? "" } };
  const { stdout } = await startProcess(process.execPath, args, options).ended;
  return [...stdout.matchAll(/^ok +(\S+(?: \S+)*?) {2,}/gm)].map(([, name = ""]) => name);
}

const expected = ["pages", "canonical", "policy", "redirects", "not found", "search"];

test("Cloudflare's own program serves its folder as the launch check wants it", async () => {
  const modules = installPackages(`wrangler@${readVersion("wrangler")}`);
  const port = await findFreePort();
  const folder = join(hosting, "cloudflare-pages");
  const wrangler = startTool(
    join(modules, ".bin/wrangler"),
    [
      ...["pages", "dev", folder, "--ip", "127.0.0.1", "--port", String(port)],
      "--show-interactive-dev-session=false",
    ],
    { cwd: makeTemporaryFolder() },
  );
  await wrangler.waitForOutput(/Ready on/);
  const passed = await checkLaunch(`http://127.0.0.1:${port}`);
  expect(passed).toEqual(expect.arrayContaining([...expected, "headers", "caching", "editor"]));
});

test("Netlify's own program serves its folder as the launch check wants it", async () => {
  const modules = installPackages("netlify-cli@27.10.2");
  const netlify = join(modules, ".bin/netlify");
  const folder = makeTemporaryFolder();
  cpSync(join(root, "netlify.toml"), join(folder, "netlify.toml"));
  cpSync(join(hosting, "netlify"), join(folder, "site"), { recursive: true });
  const port = await findFreePort();
  const own = ["--dir", "site", "--port", String(port), "--framework", "#static"];
  const started = startTool(netlify, ["dev", "--offline", "--no-open", ...own], { cwd: folder });
  const address = `http://127.0.0.1:${port}`;
  await waitForAnswer(started, address);
  // Its server for trying out adds headers of its own and caches nothing.
  expect(await checkLaunch(address)).toEqual(expect.arrayContaining(expected));
});
