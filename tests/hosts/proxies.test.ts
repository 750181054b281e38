import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:http2";
import { request as requestSecure } from "node:https";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { findFreePort } from "../processes.ts";
import { startServerProcess } from "../server/server-process.ts";
import { makeTemporaryFolder } from "../server/site-fixture.ts";
import { buildSubmission, functionPath, submit } from "../server/submissions.ts";
import { hasProgram, readExample, root, startTool, waitForAnswer } from "./tools.ts";

for (const program of ["nginx", "caddy", "openssl"]) {
  if (!hasProgram(program)) throw new Error(`This needs ${program}: apt-get install ${program}`);
}

const buildDir = join(root, "build/current");
const ofServer = { RATE_PER_ADDRESS: "100000", RATE_TOTAL: "1000000", TRUST_PROXY: "1" };
const host = "www.example.com";

/** Runs nginx with Debian's own configuration and the documented site instead of the default one. */
async function startNginx(upstream: string) {
  const folder = makeTemporaryFolder();
  const [plain, secure] = [await findFreePort(), await findFreePort()];
  for (const name of ["log", "sites"]) mkdirSync(join(folder, name));
  const [certificate, key] = ["cert.pem", "key.pem"].map((name) => join(folder, name));
  const subject = ["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`];
  const files = ["-keyout", String(key), "-out", String(certificate)];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...subject, ...files], {
    stdio: "ignore",
  });
  const site = readExample("nginx")
    .replace("listen 80 ", `listen 127.0.0.1:${plain} `)
    .replace("listen [::]:80 ", `listen [::1]:${plain} `)
    .replace("listen 443 ", `listen 127.0.0.1:${secure} `)
    .replace("listen [::]:443 ", `listen [::1]:${secure} `)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replaceAll("/var/log/nginx", join(folder, "log"))
    .replace("http://127.0.0.1:3000", upstream);
  writeFileSync(join(folder, "sites/aes32"), site);
  const main = readFileSync("/etc/nginx/nginx.conf", "utf8")
    .replaceAll("/var/log/nginx", join(folder, "log"))
    .replace("/run/nginx.pid", join(folder, "nginx.pid"))
    .replace("/etc/nginx/sites-enabled/*", join(folder, "sites/*"));
  writeFileSync(join(folder, "nginx.conf"), main);
  const nginx = startTool("nginx", ["-c", join(folder, "nginx.conf"), "-g", "daemon off;"]);
  await waitForAnswer(nginx, `http://127.0.0.1:${plain}`);
  const ca = readFileSync(String(certificate));
  return { plain, secure, ca, log: join(folder, "log") };
}

type Nginx = Awaited<ReturnType<typeof startNginx>>;

/** Asks nginx over HTTPS, as the site's own host. */
async function ask({ secure, ca }: Nginx, path: string, body?: string) {
  const call = requestSecure({
    ...{ ca, port: secure, path, host: "127.0.0.1", servername: host },
    method: body === undefined ? "GET" : "POST",
    headers: { host, "content-type": "application/json", apikey: "public" },
  }).end(body);
  const [response] = await once(call, "response");
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const readLogs = (folder: string) =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("");

test("nginx: HTTPS and HTTP/2, and a lead is taken", async () => {
  const { address } = await startServerProcess({ buildDir, variables: ofServer });
  const nginx = await startNginx(address);
  for (const family of ["127.0.0.1", "[::1]"]) {
    const plain = `http://${family}:${nginx.plain}/about?a=1`;
    const moved = await fetch(plain, { redirect: "manual" });
    expect(moved.headers.get("location")).toBe(`https://${host}/about?a=1`);
  }
  const page = await ask(nginx, "/about/");
  expect([page.status, page.headers["content-security-policy"]]).toEqual([
    200,
    expect.stringContaining("default-src"),
  ]);

  const session = connect(`https://127.0.0.1:${nginx.secure}`, { ca: nginx.ca, servername: host });
  await once(session, "connect");
  expect(session.alpnProtocol).toBe("h2");
  session.destroy();

  const sent = await ask(nginx, functionPath, JSON.stringify(buildSubmission()));
  expect(sent.status).toBe(200);
  expect(readLogs(nginx.log)).toBe("");
});

test("nginx logs no address of a visitor, even if there is no server", async () => {
  const nginx = await startNginx(`http://127.0.0.1:${await findFreePort()}`);
  expect((await ask(nginx, "/")).status).toBe(502);
  expect(readLogs(nginx.log)).toBe("");
});

/** Runs Caddy with the documented file, without HTTPS: its certificates come from outside. */
async function startCaddy(upstream: string) {
  const folder = makeTemporaryFolder();
  const port = await findFreePort();
  const file = join(folder, "Caddyfile");
  const documented = readExample("caddy");
  writeFileSync(file, documented);
  execFileSync("caddy", ["adapt", "--config", file], { stdio: ["ignore", "ignore", "pipe"] });
  const here = documented
    .replace("{\n", "{\n\tadmin off\n\tauto_https off\n")
    .replace(`\n${host} {`, `\nhttp://127.0.0.1:${port} {`)
    .replace("127.0.0.1:3000", new URL(upstream).host);
  writeFileSync(file, here);
  const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const caddy = startTool("caddy", ["run", "--config", file], { env });
  await caddy.waitForOutput(/serving initial configuration/);
  return { address: `http://127.0.0.1:${port}`, caddy };
}

test("Caddy: pages and form posts wait for a server that is being replaced", async () => {
  const port = String(await findFreePort());
  const { address, caddy } = await startCaddy(`http://127.0.0.1:${port}`);
  const waiting = [fetch(`${address}/about/`), submit(address, buildSubmission())];
  // Both have asked, in vain at first: Caddy tries four times a second.
  const server = await startServerProcess({ buildDir, variables: { ...ofServer, PORT: port } });
  const [page, sent] = await Promise.all(waiting);
  expect([page?.status, sent?.status]).toEqual([200, 200]);
  expect(await sent?.json()).toHaveProperty("id");
  // What is buffered has a limit.
  expect((await submit(address, "x".repeat(2_000_000))).ok).toBe(false);
  await server.stop();
  expect(caddy.output.stderr).not.toContain("remote_ip");
});

test("Caddy logs no address of a visitor, even if there is no server", async () => {
  const { address, caddy } = await startCaddy(`http://127.0.0.1:${await findFreePort()}`);
  const { status } = await fetch(address);
  expect(status).toBe(502);
  expect(caddy.output.stdout + caddy.output.stderr).not.toContain("remote_ip");
});
