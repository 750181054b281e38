import { expect, test } from "vitest";
import { getPageAddress } from "./page-address.ts";

test.each([
  ["https://x.example/resources?q=my%20plant#top", "https://x.example/resources"],
  ["https://x.example/?persona=operations", "https://x.example/"],
  [
    "https://x.example/a?utm_source=b&q=c&utm_term=d%26e",
    "https://x.example/a?utm_source=b&utm_term=d%26e",
  ],
])("of %s, services are told %s", (address, told) => {
  expect(getPageAddress(new URL(address))).toBe(told);
});
