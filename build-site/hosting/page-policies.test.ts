import { expect, test } from "vitest";
import { getOwnPolicy, getSharedPolicy } from "./page-policies.ts";

const page =
  "default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self'; img-src 'self'; frame-ancestors 'none'";

test("the page names its own scripts and styles, the header says the rest", () => {
  expect(getSharedPolicy([page, page])).toBe("img-src 'self'; frame-ancestors 'none'");
  expect(getOwnPolicy(page)).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self'; img-src 'self'",
  );
});

test("what a single page may do more is not in the header of any", () => {
  const editor = page.replace("img-src 'self'", "img-src 'self' blob:");
  expect(getSharedPolicy([page, editor])).toBe("frame-ancestors 'none'");
});
