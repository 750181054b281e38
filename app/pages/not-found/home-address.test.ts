import fc from "fast-check";
import { expect, test } from "vitest";
import { getHomeAddress } from "./home-address.ts";

const origin = "https://www.example.com";
const evil = [
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/%2f%2fevil.example",
  "/%5cevil.example",
  "/%09/evil.example",
  "/\t/evil.example",
  "/https://evil.example",
  "/.//evil.example",
  "/..//evil.example/../",
  "/@evil.example",
  "/:80//evil.example",
  "/javascript:alert(1)",
  "/%6a%61vascript:alert(1)",
  "/evil.example%2f..",
  "/;//evil.example",
];
const attached = ["", ...evil, "//evil.example/?a=%0d%0ab#c", "http:evil.example", "@evil.example"];

/** Where a browser that could not find `address` would be taken. */
function follow(address: string): URL | undefined {
  const text = origin + address;
  if (!URL.canParse(text)) return undefined;
  const location = new URL(text);
  return new URL(getHomeAddress(location), location);
}

test("whatever path, query and hash were not found, the way home stays on the site", () => {
  let followed = 0;
  for (const path of evil) {
    for (const search of attached) {
      for (const hash of attached) {
        const home = follow(`${path}?${search}#${hash}`);
        if (!home) continue;
        followed += 1;
        expect([home.origin, home.pathname]).toEqual([origin, "/"]);
      }
    }
  }
  expect(followed).toBeGreaterThan(1_000);
});

test("it stays for any text, too, and loses nothing of query and hash", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (path, search, hash) => {
      const address = `/${path.replace(/[?#]/g, "")}?${search.replace(/#/g, "")}#${hash}`;
      const home = follow(address);
      const asked = URL.canParse(origin + address) ? new URL(origin + address) : undefined;
      expect([home?.origin, home?.pathname]).toEqual(
        asked ? [origin, "/"] : [undefined, undefined],
      );
      expect([home?.search, home?.hash]).toEqual([asked?.search, asked?.hash]);
    }),
  );
});
