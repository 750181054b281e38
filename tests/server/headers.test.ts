import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { alwaysHeaders } from "../../scripts/site-headers.ts";
import { startServerProcess } from "./server-process.ts";
import { fixtureOrigin, makeBuild } from "./site-fixture.ts";
import { functionPath } from "./submissions.ts";

const json = { "content-type": "application/json", apikey: "public" };
const post = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  body,
  headers: { ...json, ...headers },
});
const hashed = "public, max-age=31536000, immutable";

/** Every kind of answer: its status, the request, and its Cache-Control. */
const answers: [status: number, path: string, init: RequestInit, cacheControl: string | null][] = [
  [200, "/about", {}, "no-cache"],
  [200, "/about", { method: "HEAD" }, "no-cache"],
  [304, "/about", { headers: { "if-none-match": "*" } }, "no-cache"],
  [200, "/assets/app-1a2b.js", {}, hashed],
  [304, "/assets/app-1a2b.js", { headers: { "if-none-match": "*" } }, hashed],
  [200, "/logo.svg", {}, "public, max-age=3600"],
  [301, "/timetrack?a=1", {}, null],
  [404, "/nowhere", {}, "no-cache"],
  [405, "/about", { method: "POST", body: "x" }, null],
  [405, "/about", { method: "OPTIONS" }, null],
  [500, "/assets/loop.js", {}, "no-store"],
  [200, "/healthz", {}, "no-store"],
  [204, functionPath, { method: "OPTIONS" }, "no-store"],
  [405, functionPath, {}, "no-store"],
  [400, functionPath, post("{}"), "no-store"],
  [401, functionPath, post("{}", { apikey: "other" }), "no-store"],
  [413, functionPath, post("x".repeat(40_000)), "no-store"],
  [415, functionPath, { method: "POST", body: "text" }, "no-store"],
];

it("protects every kind of answer alike, and lets it be kept no longer than it is true", async () => {
  const buildDir = makeBuild();
  // A file that cannot be opened, for whoever runs the tests.
  symlinkSync("loop.js", join(buildDir, "client/assets/loop.js"));
  const { address } = await startServerProcess({
    buildDir,
    variables: { SITE_ORIGIN: fixtureOrigin },
  });
  const expected = { ...alwaysHeaders, "strict-transport-security": "max-age=31536000" };
  for (const [status, path, init, cacheControl] of answers) {
    const { headers, status: found } = await fetch(address + path, { ...init, redirect: "manual" });
    const name = `${init.method ?? "GET"} ${path}`;
    expect([name, found]).toEqual([name, status]);
    expect([name, headers.get("cache-control")]).toEqual([name, cacheControl]);
    expect([name, Object.fromEntries(headers)]).toMatchObject([name, expected]);
  }
});

it("names each protection that the site promises", () => {
  expect(Object.keys(alwaysHeaders).sort()).toEqual([
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
    "referrer-policy",
    "x-content-type-options",
  ]);
});
