import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { commonHeaders } from "leads/contact-page";
import { beforeAll, expect, it } from "vitest";
import { beginForAll, fixtureOrigin, makeBuild, script } from "./site-fixture.ts";
import { ask as askServer, startServer, type TestServer } from "./start-server.ts";
import { functionPath } from "./submissions.ts";

const hashed = "public, max-age=31536000, immutable";

let buildDir: string;
/** As a copy of the site, which search engines leave out, and as the site itself. */
let copy: TestServer;
let site: TestServer;

beforeAll(() =>
  beginForAll(async (onEnd) => {
    buildDir = makeBuild(onEnd);
    writeFileSync(join(buildDir, "client/large.pdf"), Buffer.alloc(8_000_000));
    copy = await startServer({ buildDir, onEnd });
    const variables = { SITE_ORIGIN: fixtureOrigin };
    site = await startServer({ buildDir, onEnd, variables });
  }),
);

const ask = (path: string, options: Parameters<typeof askServer>[2] = {}, server = copy) =>
  askServer(server, path, options);

it("serves every page with and without a slash", async () => {
  for (const path of ["/about", "/about/", "/about?utm_source=x", "/%61bout"]) {
    const { status, headers, body } = await ask(path);
    expect([path, status]).toEqual([path, 200]);
    expect(body.toString()).toContain("<title>About");
    expect(headers).toMatchObject({
      "content-type": "text/html;charset=utf-8",
      "cache-control": "no-cache",
      vary: "Accept-Encoding",
    });
  }
  expect((await ask("/")).body.toString()).toContain("<title>Home");
});

it.each([
  ["gzip, deflate, br", "br"],
  ["", undefined],
  ["*, br;q=0", "gzip"],
  ["gzip;q=0.5, identity", undefined],
])("sends the smallest twin to a client that accepts %s", async (accept, encoding) => {
  const { headers } = await ask("/assets/app-1a2b.js", { headers: { "accept-encoding": accept } });
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers).toMatchObject({
    vary: "Accept-Encoding",
    "content-type": "text/javascript",
    "cache-control": hashed,
  });
  expect(await (await fetch(`${copy.address}/assets/app-1a2b.js`)).text()).toBe(script);
});

it.each([
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/logo.svg", "image/svg+xml"],
  ["/files/rates.xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ["/.well-known/security.txt", "text/plain; charset=utf-8"],
])("serves %s as %s", async (path, type) => {
  const { status, headers } = await ask(path);
  expect([status, headers["content-type"]]).toEqual([200, type]);
});

it("answers HEAD as GET without the body, and refuses other methods", async () => {
  const get = await ask("/about");
  const head = await ask("/about", { method: "HEAD" });
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
    const { status, headers } = await ask("/about", { method });
    const expected = method === "OPTIONS" ? 204 : 405;
    expect([method, status, headers.allow]).toEqual([method, expected, "GET, HEAD, OPTIONS"]);
  }
});

it.each([
  ["/timetrack", "/modules/timemanagement"],
  ["/faq?a=1", "/how-it-works?a=1#faq"],
  ["/oldsite/prices.aspx?a", "/about?a"],
  ["/About/?Utm_Source=X", "/about/?Utm_Source=X"],
  ["/FILES/Rates.xlsx", "/files/rates.xlsx"],
  ["/about%E2%80%8B%E2%80%A6", "/about"],
  ["/index.html?a=1", "/?a=1"],
])("redirects %s for good to %s", async (path, location) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([301, location]);
});

it.each([
  "/nowhere",
  "/assets/gone.js",
  "/404.html",
  // Ways up and into hidden folders, as browsers, proxies and attackers write them.
  "/.vite/manifest.json",
  "/../site-manifest.json",
  "/assets/..%2f..%2fsite-manifest.json",
  "/%2e%2e/site-manifest.json",
  "http://localhost/../site-manifest.json",
  "/about/index.html%00.js",
  "/assets/app-1a2b.js.br",
  "//example.com/about",
  "/%",
  "*",
  `/${"x".repeat(5000)}`,
])("answers %s with the not-found page", async (path) => {
  const { status, body, headers } = await ask(path);
  expect(status).toBe(404);
  expect(body.toString()).toContain("Page Not Found");
  expect(headers["cache-control"]).toBe("no-cache");
});

it("answers an unknown address below a folder with that folder's not-found page", async () => {
  for (const path of ["/blog/unknown", "/blog/unknown/", "/blog/404", "/blog/404.html"]) {
    const { status, body, headers } = await ask(path, { headers: { "accept-encoding": "br" } });
    expect([path, status, headers["content-encoding"]]).toEqual([path, 404, "br"]);
    expect(brotliDecompressSync(body).toString()).toContain("Article Not Found");
  }
  expect((await ask("/blog/a/b")).body.toString()).toContain("Page Not Found");
});

it("has the editor at /edit if the build has one: noindex, under a policy of its own", async () => {
  for (const path of ["/edit", "/edit/"]) expect((await ask(path)).status).toBe(404);
  const withEditor = makeBuild();
  const manifestFile = join(withEditor, "site-manifest.json");
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
  const policy = "script-src editor";
  manifest.headers.policies["edit/index.html"] = policy;
  writeFileSync(manifestFile, JSON.stringify(manifest));
  mkdirSync(join(withEditor, "client/edit"));
  writeFileSync(join(withEditor, "client/edit/index.html"), "<title>Editor</title>");
  const variables = { SITE_ORIGIN: fixtureOrigin };
  const server = await startServer({ buildDir: withEditor, variables });
  for (const path of ["/edit", "/edit/"]) {
    const { status, headers, body } = await ask(path, {}, server);
    expect([path, status, body.toString()]).toEqual([path, 200, "<title>Editor</title>"]);
    expect(headers).toMatchObject({ "content-security-policy": policy, "x-robots-tag": "noindex" });
  }
});

it("sends a part of the version that a client has, in the coding that it has, else the whole", async () => {
  const path = "/assets/app-1a2b.js";
  const get = (headers: Record<string, string>) => ask(path, { headers });
  const inGzip = { "accept-encoding": "gzip" };
  const { body, headers: first } = await get(inGzip);
  const etag = String(first.etag);
  const part = await get({ ...inGzip, range: "bytes=5-9", "if-range": etag });
  expect([part.status, part.headers.etag]).toEqual([206, etag]);
  expect(part.headers["content-encoding"]).toBe("gzip");
  expect(part.body).toEqual(body.subarray(5, 10));
  const other = await get({ ...inGzip, range: "bytes=5-9", "if-range": '"other"' });
  expect(other.status).toBe(200);
  expect((await get({ range: "bytes=5-9", "if-range": etag })).status).toBe(200);
});

it("answers a client that has the file, in the coding that it has, without it", async () => {
  const path = "/assets/app-1a2b.js";
  const { headers } = await ask(path);
  const etag = String(headers.etag);
  const kept = await ask(path, { headers: { "if-none-match": etag } });
  expect([kept.status, kept.body.length]).toEqual([304, 0]);
  const alike = { ...commonHeaders, "cache-control": hashed };
  expect(kept.headers).toMatchObject({ ...alike, etag, vary: "Accept-Encoding" });
  const inGzip = { "if-none-match": etag, "accept-encoding": "gzip" };
  expect((await ask(path, { headers: inGzip })).status).toBe(200);
});

it("gives every page its own policy, and a copy of the site is for no search engine", async () => {
  const paths = {
    "/": "script-src 'self'",
    "/contact": "form-action 'self'",
    "/gone": "'none'",
    // It runs no script in a picture that is opened by itself.
    "/logo.svg": "sandbox",
  };
  for (const [path, part] of Object.entries(paths)) {
    const { headers } = await ask(path);
    expect(headers["content-security-policy"]).toContain(part);
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(headers["strict-transport-security"]).toBeUndefined();
  }
  expect((await ask("/files/rates.xlsx")).headers["content-security-policy"]).toBeUndefined();
});

const json = { "content-type": "application/json", apikey: "public" };

/** Every kind of answer: its status, the request, and its Cache-Control. */
const answers: [status: number, path: string, init: RequestInit, cacheControl: string | null][] = [
  [200, "/about", {}, "no-cache"],
  [200, "/assets/app-1a2b.js", {}, hashed],
  [200, "/logo.svg", {}, "public, max-age=3600"],
  [301, "/timetrack?a=1", {}, null],
  [404, "/nowhere", {}, "no-cache"],
  [405, "/about", { method: "POST", body: "x" }, null],
  [200, "/healthz", {}, "no-store"],
  [400, functionPath, { method: "POST", body: "{}", headers: json }, "no-store"],
];

it.each(answers)(
  "protects the answer %i to %s alike, and lets it be kept no longer than it is true",
  async (status, path, init, cacheControl) => {
    const answer = await fetch(site.address + path, { ...init, redirect: "manual" });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([status, cacheControl]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...commonHeaders,
      "strict-transport-security": "max-age=31536000",
    });
    expect(answer.headers.has("x-robots-tag")).toBe(false);
  },
);

it("survives a file that a rebuild removes, and visitors who leave halfway", async () => {
  const leave = async () => {
    const { hostname, port } = new URL(copy.address);
    const call = request({ hostname, port, path: "/large.pdf" }).end();
    const [response] = await once(call, "response");
    response.destroy();
  };
  await Promise.all(Array.from({ length: 20 }, leave));
  rmSync(join(buildDir, "client/large.pdf"));
  const removed = await ask("/large.pdf");
  expect([removed.status, removed.headers["cache-control"]]).toEqual([404, "no-cache"]);
  expect(removed.body.toString()).toContain("Page Not Found");
  expect((await ask("/about")).status).toBe(200);
});
