import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { readHostedSite } from "../../scripts/hosting/hosted-site.ts";
import { findNginx } from "../../scripts/nginx.mjs";
import { findCaddy, startCaddy } from "../server/caddy-process.ts";
import { findFreePort, hasBrotli, startNginx } from "../server/nginx-process.ts";
import { type ServerProcess, startServerProcess } from "../server/server-process.ts";
import { buildSubmission, getRows, submit } from "../server/submissions.ts";
import { type Answer, ask, describeAnswer, type Question } from "./host-answers.ts";

const buildDir = resolve(import.meta.dirname, "../../build");
const hosting = join(buildDir, "hosting");
const site = readHostedSite(buildDir);
const { host } = new URL(site.origin);
const packed = hasBrotli() ? "gzip, br" : "gzip";

const pages = site.files
  .filter((file) => file.endsWith("index.html"))
  .map((file) => `/${file.replace(/\/?index\.html$/, "")}`);
const script = `/${site.files.find((file) => /^assets\/.*\.js$/.test(file))}`;

/** Everything that can be asked of the site: pages in both spellings, files, redirects, what is not there. */
const questions: Question[] = [
  ...pages.flatMap((page) => [page, page === "/" ? "/?a=1" : `${page}/`, `${page}?utm_source=x`]),
  ...site.files.map((file) => `/${file}`),
  ...site.redirects.flatMap(({ from }) => [from, `${from}/`, `${from}?a=1&b=%20`]),
  ...["/nowhere", "/nowhere/", "/blog/unknown", "/blog/unknown/", "/blog/a/b", "/modules/unknown"],
  ...["/404", "/404/", "/404.html", "/blog/404.html", "/assets", "/assets/", "/assets/gone.js"],
  ...[`${script}.br`, `${script}.gz`, `${script}/`, "/.vite/manifest.json", "//about", "/About"],
  ...["/site-manifest.json", "/_headers", "/hosting/nginx/site.conf", "/gone.png", "/TimeTrack"],
].map((path) => ({ path, headers: { host, "accept-encoding": packed } }));

for (const path of ["/about", "/nowhere", "/timetrack", script]) {
  for (const method of ["HEAD", "POST", "PUT", "DELETE"]) {
    questions.push({ path, method, headers: { host } });
  }
  for (const coding of ["gzip", "identity", "br;q=0, gzip"]) {
    questions.push({ path, headers: { host, "accept-encoding": coding } });
  }
}

/** Asked at another address than the site's own, where search engines are kept out. */
const questionsToCopy: Question[] = ["/", "/about", "/nowhere", "/timetrack", script].map(
  (path) => ({
    path,
    headers: { "accept-encoding": packed },
  }),
);

/** The same version again, an older one, another. */
function askAgain(path: string, { headers }: Answer): Question[] {
  const { etag = "", "last-modified": modified = "" } = headers;
  const later = new Date(Date.parse(modified) + 60_000).toUTCString();
  const known: Record<string, string>[] = [
    { "if-none-match": etag },
    { "if-none-match": `"other", ${etag}` },
    { "if-none-match": "*" },
    { "if-none-match": '"other"' },
    { "if-modified-since": modified },
    { "if-modified-since": later },
    { "if-modified-since": "Mon, 01 Jan 2001 00:00:00 GMT" },
  ];
  return known.map((more) => ({ path, headers: { host, "accept-encoding": packed, ...more } }));
}

async function record(address: string, as: "site" | "copy"): Promise<Record<string, unknown>> {
  const first = as === "site" ? questions : questionsToCopy;
  const answers = await Promise.all(first.map((question) => ask(address, question)));
  const known = as === "site" ? ["/about/", script, "/favicon.ico"] : [];
  const again = known.flatMap((path) => {
    const index = first.findIndex((question) => question.path === path);
    return askAgain(path, answers[index] as Answer);
  });
  const later = await Promise.all(again.map((question) => ask(address, question)));
  const all = [...first, ...again].map((question, index): [string, unknown] => {
    const { headers = {}, method = "GET", path } = question;
    const coding = headers["accept-encoding"] ?? "any coding";
    const name = `${as} ${index}: ${method} ${path} (${coding})`;
    return [name, describeAnswer([...answers, ...later][index] as Answer)];
  });
  return Object.fromEntries(all);
}

/** What the site's own server answers, as production and as a copy. */
async function recordServer(): Promise<Record<string, unknown>> {
  const variables = { SITE_ORIGIN: site.origin };
  const [server, copy] = await Promise.all([
    startServerProcess({ buildDir, variables }),
    startServerProcess({ buildDir }),
  ]);
  return { ...(await record(copy.address, "copy")), ...(await record(server.address, "site")) };
}

async function recordBoth(address: string): Promise<Record<string, unknown>> {
  return { ...(await record(address, "copy")), ...(await record(address, "site")) };
}

test.skipIf(!findNginx())(
  "nginx with the build's conf answers everything as the site's own server does",
  async () => {
    const nginx = await startNginx(
      [`include ${hosting}/nginx/http.conf;`],
      [
        `root ${buildDir}/client;`,
        `include ${hosting}/nginx/site.conf;`,
        ...(hasBrotli() ? [`include ${hosting}/nginx/brotli.conf;`] : []),
      ],
    );
    const expected = await recordServer();
    expect(await recordBoth(nginx)).toEqual(expected);
    const statuses = new Set(Object.values(expected).map((answer) => (answer as Answer).status));
    expect([...statuses].sort()).toEqual([200, 301, 304, 404, 405]);
  },
);

test.skipIf(!findCaddy())("Caddy with the build's snippet does, too", async () => {
  const caddy = await startCaddy([
    `root * ${buildDir}/client`,
    `import ${hosting}/caddy/site.caddy`,
  ]);
  expect(await recordBoth(caddy)).toEqual(await recordServer());
});

/** A file of deploy/, as the owner would change it: other places, another host. */
function readExample(file: string, changes: Record<string, string>): string {
  const text = readFileSync(resolve(buildDir, "../deploy", file), "utf8");
  return Object.entries({ ...changes, "/srv/aes32/build": buildDir }).reduce(
    (changed, [from, to]) => changed.replaceAll(from, to),
    text,
  );
}

/** Whether pages come from the host and submissions reach the server behind it, by their visitor's address. */
async function expectWholeSite(address: string, host: string, server: ServerProcess) {
  const page = await ask(address, { path: "/about", headers: { host } });
  expect([page.status, page.headers["content-security-policy"]]).toEqual([
    200,
    site.policies["about/index.html"],
  ]);
  expect((await submit(address, buildSubmission())).status).toBe(200);
  expect(getRows(server.dataDir, "leads")).toHaveLength(1);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(server.getOutput()).not.toContain("X-Forwarded-For is ignored");
}

test.skipIf(!findNginx())("deploy/nginx.conf puts the whole site online", async () => {
  const server = await startServerProcess({ buildDir, variables: { TRUST_PROXY: "1" } });
  const port = await findFreePort();
  const example = readExample("nginx.conf", {
    "127.0.0.1:3000": new URL(server.address).host.replace("localhost", "127.0.0.1"),
    "listen 80;": `listen 127.0.0.1:${port};`,
  });
  await startNginx([example], []);
  await expectWholeSite(`http://127.0.0.1:${port}`, "www.example.com", server);
});

test.skipIf(!findCaddy())("deploy/Caddyfile does, too", async () => {
  const server = await startServerProcess({ buildDir, variables: { TRUST_PROXY: "1" } });
  const example = readExample("Caddyfile", {});
  const lines = example.slice(example.indexOf("{") + 1, example.lastIndexOf("}")).split("\n");
  const backend = new URL(server.address).host.replace("localhost", "127.0.0.1");
  await expectWholeSite(await startCaddy(lines, { SITE_SERVER: backend }), "localhost", server);
});
