import { once } from "node:events";
import { renameSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { startServerProcess } from "./server-process.ts";
import { fixtureOrigin, makeBuild, script } from "./site-fixture.ts";

/** A request whose path is sent as it stands, and whose body is not decoded. */
async function ask(
  address: string,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  const { hostname, port } = new URL(address);
  const call = request({ hostname, port, path, ...options }).end();
  const [response] = await once(call, "response");
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

it("serves every page with and without a slash", async () => {
  const { address } = await startServerProcess();
  for (const path of ["/about", "/about/", "/about?utm_source=x", "/%61bout"]) {
    const { status, headers, body } = await ask(address, path);
    expect([path, status]).toEqual([path, 200]);
    expect(body).toContain("<title>About");
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-robots-tag": "noindex",
    });
  }
  expect((await ask(address, "/")).body).toContain("<title>Home");
});

it("answers 304 to whom knows the file", async () => {
  const { address } = await startServerProcess();
  const { headers } = await ask(address, "/about");
  const etag = String(headers.etag);
  const modified = String(headers["last-modified"]);
  const tries: [Record<string, string>, number][] = [
    [{ "if-none-match": etag }, 304],
    [{ "if-none-match": `"other", ${etag.replace("W/", "")}` }, 304],
    [{ "if-none-match": "*" }, 304],
    [{ "if-none-match": '"other"', "if-modified-since": modified }, 200],
    [{ "if-modified-since": modified }, 304],
    [{ "if-modified-since": "yesterday" }, 200],
  ];
  for (const [known, status] of tries) {
    const answer = await ask(address, "/about/", { headers: known });
    expect([known, answer.status]).toEqual([known, status]);
    expect(answer.headers.etag).toBe(etag);
    expect(answer.headers["cache-control"]).toBe("no-cache");
    if (status === 304) expect(answer.body).toBe("");
  }
});

it("sends the smallest form that the client takes", async () => {
  const { address } = await startServerProcess();
  const encodings: [string, string | undefined][] = [
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["identity", undefined],
  ];
  for (const [accepted, encoding] of encodings) {
    const { headers } = await ask(address, "/assets/app-1a2b.js", {
      headers: { "accept-encoding": accepted },
    });
    expect([accepted, headers["content-encoding"]]).toEqual([accepted, encoding]);
    expect(headers.vary).toBe("Accept-Encoding");
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  }
  expect(await (await fetch(`${address}/assets/app-1a2b.js`)).text()).toBe(script);
});

it("knows its types, empty files and public dot folder", async () => {
  const { address } = await startServerProcess();
  const types = {
    "/about.data": "text/x-script; charset=utf-8",
    "/robots.txt": "text/plain; charset=utf-8",
    "/empty.txt": "text/plain; charset=utf-8",
    "/logo.svg": "image/svg+xml",
    "/.well-known/security.txt": "text/plain; charset=utf-8",
  };
  for (const [path, type] of Object.entries(types)) {
    const { status, headers } = await ask(address, path);
    expect([path, status, headers["content-type"]]).toEqual([path, 200, type]);
  }
});

it("answers HEAD as GET without the body, and refuses other methods", async () => {
  const { address } = await startServerProcess();
  const get = await ask(address, "/about");
  const head = await ask(address, "/about", { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(head.body).toBe("");
  expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
    const { status, headers } = await ask(address, "/about", { method });
    expect([method, status, headers.allow]).toEqual([method, 405, "GET, HEAD"]);
  }
});

it("redirects for good and keeps the query string", async () => {
  const { address } = await startServerProcess();
  const redirects = {
    "/timetrack": "/modules/timemanagement",
    "/timetrack/": "/modules/timemanagement",
    "/timetrack?a=1&b=%20": "/modules/timemanagement?a=1&b=%20",
    "/faq?a=1": "/how-it-works?a=1#faq",
  };
  for (const [path, location] of Object.entries(redirects)) {
    const { status, headers } = await ask(address, path);
    expect([path, status, headers.location]).toEqual([path, 301, location]);
  }
});

it("gives away nothing but the site", async () => {
  const { address } = await startServerProcess();
  const paths = [
    "/nowhere",
    "/assets/gone.js",
    "/404",
    "/404/",
    "/404.html",
    "/site-manifest.json",
    "/../site-manifest.json",
    "/..%2fsite-manifest.json",
    "/assets/..%2f..%2fsite-manifest.json",
    "/%2e%2e/site-manifest.json",
    "/..\\site-manifest.json",
    "/%5c..%5csite-manifest.json",
    "/.vite/manifest.json",
    "/about/index.html%00.js",
    "/assets/app-1a2b.js.br",
    "/assets/app-1a2b.js.gz",
    "/assets/app-1a2b.js/",
    "/assets",
    "//example.com/about",
    "/%",
    `/${"x".repeat(5000)}`,
    "*",
  ];
  for (const path of paths) {
    const { status, body, headers } = await ask(address, path);
    expect([path, status]).toEqual([path, 404]);
    expect(body).toContain("Page Not Found");
    expect(headers["cache-control"]).toBe("no-cache");
  }
});

it("survives odd ranges and a build that vanishes", async () => {
  const buildDir = makeBuild();
  const { address } = await startServerProcess({ buildDir });
  const range = await ask(address, "/about", { headers: { range: "bytes=9-2" } });
  expect(range.status).toBe(200);
  renameSync(join(buildDir, "client"), join(buildDir, "gone"));
  expect((await ask(address, "/about")).status).toBe(404);
  renameSync(join(buildDir, "gone"), join(buildDir, "client"));
  expect((await ask(address, "/about")).status).toBe(200);
});

it("shows a rebuild without a restart", async () => {
  const buildDir = makeBuild();
  const { address } = await startServerProcess({ buildDir });
  const before = await ask(address, "/about");
  const file = join(buildDir, "client/about/index.html");
  writeFileSync(file, before.body.replace("About", "Abode"));
  const after = await ask(address, "/about");
  expect(after.body).toContain("<title>Abode");
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

it("lets search engines in at the site's own address alone", async () => {
  const { address } = await startServerProcess({ variables: { SITE_ORIGIN: fixtureOrigin } });
  for (const path of ["/about", "/nowhere", "/healthz"]) {
    expect((await ask(address, path)).headers["x-robots-tag"]).toBeUndefined();
  }
});

it("gives every page its own content security policy, and the not-found page too", async () => {
  const { address } = await startServerProcess();
  const paths = { "/": "script-src 'self'", "/contact": "form-action 'self'", "/gone": "'none'" };
  for (const [path, part] of Object.entries(paths)) {
    expect((await ask(address, path)).headers["content-security-policy"]).toContain(part);
  }
});

it("asks for HTTPS only where the site is reached by it", async () => {
  const secure = await startServerProcess({ variables: { SITE_ORIGIN: fixtureOrigin } });
  const plain = await startServerProcess();
  const header = "strict-transport-security";
  expect((await ask(secure.address, "/")).headers[header]).toMatch(/^max-age=\d+$/);
  expect((await ask(plain.address, "/")).headers[header]).toBeUndefined();
});
