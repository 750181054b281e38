import { expect, it } from "vitest";
import { alwaysHeaders } from "../../build-site/site-headers.ts";
import { startServerProcess } from "./server-process.ts";
import { fixtureOrigin } from "./site-fixture.ts";
import { functionPath } from "./submissions.ts";

const json = { "content-type": "application/json", apikey: "public" };
const post = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  body,
  headers: { ...json, ...headers },
});
/** Stands for the ETag that the file has. */
const known = "ETAG";
const hashed = "public, max-age=31536000, immutable";

/** Every kind of answer: its status, the request, and its Cache-Control. */
const answers: [status: number, path: string, init: RequestInit, cacheControl: string | null][] = [
  [200, "/about", {}, "no-cache"],
  [200, "/about", { method: "HEAD" }, "no-cache"],
  [304, "/about", { headers: { "if-none-match": known } }, "no-cache"],
  [200, "/assets/app-1a2b.js", {}, hashed],
  [304, "/assets/app-1a2b.js", { headers: { "if-none-match": known } }, hashed],
  [200, "/logo.svg", {}, "public, max-age=3600"],
  [301, "/timetrack?a=1", {}, null],
  [404, "/nowhere", {}, "no-cache"],
  [405, "/about", { method: "POST", body: "x" }, null],
  [405, "/about", { method: "OPTIONS" }, null],
  [200, "/healthz", {}, "no-store"],
  [204, functionPath, { method: "OPTIONS" }, "no-store"],
  [405, functionPath, {}, "no-store"],
  [400, functionPath, post("{}"), "no-store"],
  [401, functionPath, post("{}", { apikey: "other" }), "no-store"],
  [413, functionPath, post("x".repeat(40_000)), "no-store"],
  [415, functionPath, { method: "POST", body: "text" }, "no-store"],
];

it("protects every kind of answer alike, and lets it be kept no longer than it is true", async () => {
  const variables = { SITE_ORIGIN: fixtureOrigin };
  const { address } = await startServerProcess({ variables });
  const expected = { ...alwaysHeaders, "strict-transport-security": "max-age=31536000" };
  for (const [status, path, init, cacheControl] of answers) {
    const sent = new Headers(init.headers);
    if (sent.get("if-none-match") === known) {
      const { headers } = await fetch(address + path);
      sent.set("if-none-match", headers.get("etag") ?? "");
    }
    const { headers, status: found } = await fetch(address + path, {
      ...init,
      headers: sent,
      redirect: "manual",
    });
    const name = `${init.method ?? "GET"} ${path}`;
    expect([name, found]).toEqual([name, status]);
    expect([name, headers.get("cache-control")]).toEqual([name, cacheControl]);
    expect([name, Object.fromEntries(headers)]).toMatchObject([name, expected]);
  }
});
