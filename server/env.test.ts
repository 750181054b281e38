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
