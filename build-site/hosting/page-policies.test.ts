import { expect, test } from "vitest";
import { splitPolicy } from "./page-policies.ts";

test("the page names its own scripts and styles, the header says the rest", () => {
  const policy =
    "default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self'; img-src 'self'; frame-ancestors 'none'";
  expect(splitPolicy(policy)).toEqual({
    header: "img-src 'self'; frame-ancestors 'none'",
    meta: "default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self'; img-src 'self'",
  });
});
