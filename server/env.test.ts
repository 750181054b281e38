import { expect, it } from "vitest";
import { parseEnv } from "./env.ts";

it.each([
  ["PORT", { PORT: "http" }],
  ["PORT", { PORT: "65536" }],
  ["HOST", { HOST: "http://x" }],
  ["MAX_CONNECTIONS", { MAX_CONNECTIONS: "0" }],
])("names %s in one line: %j", (name, variables) => {
  expect(() => parseEnv(variables)).toThrow(
    new RegExp(`^${name} is invalid: found ".*", expected [^\n]*\\.$`),
  );
});
