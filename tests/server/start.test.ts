import { once } from "node:events";
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join, resolve } from "node:path";
import { StartError } from "startup/start-error";
import { expect, it, onTestFinished } from "vitest";
import { getServerArguments, runNode, startServerProcess } from "./server-process.ts";
import { makeBuild, makeTemporaryFolder } from "./site-fixture.ts";
import { startServer, type Variables } from "./start-server.ts";

it("greets with its address and where things go, and is reached over IPv4 and IPv6", async () => {
  const { address, dataDir, getOutput } = await startServerProcess({
    variables: { REPORT: "on", MAIL_TO: "sales@example.com" },
  });
  expect(getOutput().split("\n")).toEqual([
    "AES/32 is running",
    `  Site   ${address}`,
    `  Leads  ${join(dataDir, "site.db")} (npm run leads -- list)`,
    `  Mails  saved in ${join(dataDir, "outbox")} (set SMTP_URL to send them)`,
    "  Report mailed to sales@example.com on Mondays",
    "",
  ]);
  expect(new URL(address).hostname).toBe("localhost");
  expect((await fetch(address)).status).toBe(200);
  expect((await fetch(address.replace("localhost", "127.0.0.1"))).status).toBe(200);
});

it("stops with one line and code 1 when it cannot start", async () => {
  const variables = { PORT: "0", DATA_DIR: makeTemporaryFolder(), HOST: "192.0.2.1" };
  const { code, stderr, stdout } = await runNode(getServerArguments(makeBuild()), variables);
  expect([code, stdout, stderr]).toEqual([1, "", expect.stringMatching(/^HOST is .*\n$/)]);
});

it("npm start builds nothing where the server could not start: a build goes online at once", async () => {
  const [root, project] = [makeTemporaryFolder(), resolve(import.meta.dirname, "../..")];
  mkdirSync(join(root, "scripts"));
  for (const name of ["scripts/start.mjs", "scripts/setup"]) {
    cpSync(join(project, name), join(root, name), { recursive: true });
  }
  for (const name of ["leads", "node_modules", "package-lock.json", "server", "startup"]) {
    symlinkSync(join(project, name), join(root, name));
  }
  writeFileSync(join(root, "scripts/build.ts"), "");
  const start = (variables: Variables) => runNode([join(root, "scripts/start.mjs")], variables);
  const refused = (line: RegExp) => ({ code: 1, stdout: "", stderr: expect.stringMatching(line) });
  expect(await start({ HOST: "http://x" })).toMatchObject(refused(/^HOST is invalid.*\n$/));
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  const PORT = String((other.address() as AddressInfo).port);
  expect(await start({ PORT })).toMatchObject(refused(/^Port \d+ is in use.*\n$/));
});

/** Starts a server that cannot start; gives the one line it says. */
async function getRefusal(variables: Variables, buildDir?: string): Promise<string> {
  const refused: unknown = await startServer({ variables, buildDir }).catch((error) => error);
  expect(refused).toBeInstanceOf(StartError);
  const { message } = refused as StartError;
  expect(message).not.toContain("\n");
  return message;
}

it("says when the site is not built, or not as expected", async () => {
  expect(await getRefusal({}, makeTemporaryFolder())).toContain("npm run build");
  const buildDir = makeBuild();
  const headers = { always: {}, policies: {} };
  const manifest = { origin: "https://x.de", homes: ["/"], redirects: [], headers };
  writeFileSync(join(buildDir, "site-manifest.json"), JSON.stringify(manifest));
  expect(await getRefusal({}, buildDir)).toContain("contact");
});

it("says when the data folder cannot be one, or the database is not one", async () => {
  expect(await getRefusal({ DATA_DIR: "/dev/null/data" })).toMatch(/^DATA_DIR is /);
  const DATA_DIR = makeTemporaryFolder();
  writeFileSync(join(DATA_DIR, "site.db"), "x".repeat(5000));
  expect(await getRefusal({ DATA_DIR })).toContain("site.db");
});
