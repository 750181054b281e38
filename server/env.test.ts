import { expect, it } from "vitest";
import { parseEnv } from "./env.ts";

it("has a default for everything", () => {
  expect(parseEnv({ PORT: "" })).toMatchObject({
    port: 3000,
    host: "localhost",
    maxConnections: 4000,
    siteOrigin: "http://localhost:3000",
    dataDir: expect.stringMatching(/^\/.*\/data$/),
  });
});

it("takes what is set", () => {
  expect(parseEnv({ PORT: "8080", HOST: "::", MAX_CONNECTIONS: "10" })).toMatchObject({
    port: 8080,
    host: "::",
    maxConnections: 10,
    siteOrigin: "http://localhost:8080",
  });
  const SITE_ORIGIN = "https://www.example.com";
  expect(parseEnv({ PORT: "8080", SITE_ORIGIN }).siteOrigin).toBe(SITE_ORIGIN);
});

it.each([
  ["PORT", { PORT: "http" }],
  ["PORT", { PORT: "65536" }],
  ["HOST", { HOST: "http://x" }],
  ["MAX_CONNECTIONS", { MAX_CONNECTIONS: "0" }],
  ["SITE_ORIGIN", { SITE_ORIGIN: "example.com" }],
])("names %s in one line: %j", (name, variables) => {
  expect(() => parseEnv(variables)).toThrow(
    new RegExp(`^${name} is invalid: found ".*", expected [^\n]*\\.$`),
  );
});
