import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { getServerArguments, runNode, startServerProcess } from "./server-process.ts";
import { makeBuild, makeTemporaryFolder } from "./site-fixture.ts";

/** Starts a server that cannot start; gives the one line it says. */
async function getRefusal(variables: Record<string, string>, buildDir = makeBuild()) {
  const DATA_DIR = variables.DATA_DIR ?? makeTemporaryFolder();
  const all = { PORT: "0", ...variables, DATA_DIR };
  const { code, stdout, stderr } = await runNode(getServerArguments(buildDir), all);
  expect({ code, stdout, lines: stderr.split("\n").length }).toEqual({
    code: 1,
    stdout: "",
    lines: 2,
  });
  return stderr;
}

it("greets with its address and where things go, and nothing else", async () => {
  const server = await startServerProcess();
  expect(server.getOutput().split("\n")).toEqual([
    "AES/32 is running",
    `  Site   ${server.address}`,
    `  Leads  ${join(server.dataDir, "site.db")} (npm run leads -- list)`,
    `  Mails  saved in ${join(server.dataDir, "outbox")} (set SMTP_URL to send them)`,
    "",
  ]);
});

it("is reached as localhost over IPv4 and, where there is any, IPv6", async () => {
  const { address } = await startServerProcess();
  expect(new URL(address).hostname).toBe("localhost");
  expect((await fetch(address)).status).toBe(200);
  expect((await fetch(address.replace("localhost", "127.0.0.1"))).status).toBe(200);
});

it.each([
  ["PORT", { PORT: "http" }],
  ["MAIL_FROM", { SMTP_URL: "smtp://mail.example.com" }],
  ["HOST", { HOST: "192.0.2.1" }],
  ["DATA_DIR", { DATA_DIR: "/dev/null/data" }],
])("stops with one line that names %s", async (name, variables) => {
  expect(await getRefusal(variables)).toMatch(new RegExp(`^${name} is `));
});

it("stops when the port is taken, whichever loopback address it is taken on", async () => {
  for (const host of ["127.0.0.1", "::1"]) {
    const other = createServer().listen(0, host);
    try {
      await once(other, "listening");
    } catch {
      continue; // no IPv6 here
    }
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    expect(await getRefusal({ PORT: String(port) })).toContain(`Port ${port} is in use`);
  }
});

it("stops when the site is not built, or not as expected", async () => {
  expect(await getRefusal({}, makeTemporaryFolder())).toContain("npm run build");
  const buildDir = makeBuild();
  const manifest = {
    origin: "https://x.de",
    homes: ["/"],
    redirects: [],
    headers: { always: {}, policies: {} },
  };
  writeFileSync(join(buildDir, "site-manifest.json"), JSON.stringify(manifest));
  expect(await getRefusal({}, buildDir)).toContain("contact");
});

it("stops when the database is not one", async () => {
  const DATA_DIR = makeTemporaryFolder();
  writeFileSync(join(DATA_DIR, "site.db"), "x".repeat(5000));
  expect(await getRefusal({ DATA_DIR })).toContain("site.db");
});
