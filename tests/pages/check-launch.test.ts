import { cpSync, globSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { readSiteManifest } from "../../server/follow-releases.ts";
import { ContentCopy, project } from "../content-copy.ts";
import { getRows } from "../leads/stored-rows.ts";
import { startHttpReceiver } from "../server/http-receiver.ts";
import { runNode, startServerProcess } from "../server/server-process.ts";
import { makeBuild, makeTemporaryFolder } from "../server/site-fixture.ts";

const buildDir = join(project, "build/current");
const { origin } = readSiteManifest(buildDir);
/** The project with every sample value replaced, as its owner would. */
const content = new ContentCopy((folder) => {
  cpSync(join(project, "content"), join(folder, "content"), { recursive: true });
  for (const name of ["art", "build", "public"])
    symlinkSync(join(project, name), join(folder, name));
});

/** The build without the signs of samples, as one for the launch. */
function copyWithoutSigns(): string {
  const folder = makeTemporaryFolder();
  cpSync(realpathSync(buildDir), folder, {
    recursive: true,
    filter: (file) => !/\.html\.(?:br|gz)$/.test(file),
  });
  for (const name of globSync("client/**/*.html", { cwd: folder })) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll('class="sample-mark"', ""));
  }
  return folder;
}

beforeEach(() => content.replaceSamples());

function check(address: string, variables: Record<string, string> = {}) {
  const script = join(project, "scripts/check-launch.ts");
  return runNode([script, content.root, "--url", origin, "--connect", address], variables);
}

function readOutcomes(stdout: string): Record<string, string> {
  const lines = stdout.matchAll(/^(ok|FAILED|not checked) +(\S+(?: \S+)*?) {2,}/gm);
  return Object.fromEntries([...lines].map(([, outcome = "", name = ""]) => [name, outcome]));
}

test("passes a site that is ready, down to the mail", async () => {
  const mail = await startHttpReceiver([]);
  const server = await startServerProcess({
    buildDir: copyWithoutSigns(),
    variables: {
      SITE_ORIGIN: origin,
      MAIL_API_URL: mail.url,
      MAIL_API_KEY: "key",
      MAIL_FROM: "web@example.com",
      MAIL_TO: "sales@example.com",
    },
  });
  const { code, stderr, stdout } = await check(server.address, { DATA_DIR: server.dataDir });
  const outcomes = Object.entries(readOutcomes(stdout));
  const others = outcomes.filter(([, outcome]) => outcome !== "ok");
  expect({ stderr, others }).toEqual({ stderr: "", others: [["https only", "not checked"]] });
  const names = outcomes.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(["form", "store", "mail", "erasure"]));
  expect(code).toBe(0);
  expect(mail.calls[0]?.body).toContain("Launch check");
  expect(getRows(server.dataDir, "leads")).toEqual([]);
});

test("tells another site, samples and a server without a mail server from the finished one, and what it cannot see without the store", async () => {
  const other = makeBuild();
  writeFileSync(join(other, "client/about/index.html"), '<b class="sample-mark">', { flag: "a" });
  const server = await startServerProcess({ buildDir: other });
  const { code, stdout } = await check(server.address, { DATA_DIR: server.dataDir });
  expect(readOutcomes(stdout)).toMatchObject({
    samples: "FAILED",
    mail: "FAILED",
    search: "FAILED",
    canonical: "FAILED",
  });
  expect(stdout).toContain("set SMTP_URL");
  expect(getRows(server.dataDir, "leads")).toEqual([]);
  expect(code).toBe(1);

  const blind = await check(server.address);
  const unseen = { form: "ok", store: "not checked", mail: "not checked" };
  expect(readOutcomes(blind.stdout)).toMatchObject(unseen);
  expect(blind.stdout).toMatch(/npm run leads -- erase --email launch-check-\w+@/);
});
