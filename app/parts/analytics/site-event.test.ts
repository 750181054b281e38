import { expect, test } from "vitest";
import { getPageAddress } from "./site-event.ts";

test.each([
  ["https://x.example/resources?q=my%20plant#top", "https://x.example/resources"],
  ["https://x.example/?persona=operations", "https://x.example/"],
  [
    "https://x.example/a?utm_source=b&q=c&utm_term=d%26e",
    "https://x.example/a?utm_source=b&utm_term=d%26e",
  ],
])("of %s, services are told %s", (address, told) => {
  expect(getPageAddress(new URL(address), true)).toBe(told);
});

test("of an address without a page, they are not told the path", () => {
  const address = new URL("https://x.example/reset/jane@x.example?utm_source=b");
  expect(getPageAddress(address, false)).toBe("https://x.example/404?utm_source=b");
});
