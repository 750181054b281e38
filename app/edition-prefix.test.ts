import { expect, test } from "vitest";
import { addPrefix } from "./edition-prefix.ts";

const origin = "https://www.example.com";

test.each([
  [
    "a link",
    '<a href="/modules?persona=operations#all">',
    '<a href="/de/modules?persona=operations#all">',
  ],
  ["the first page", '<a href="/">', '<a href="/de/">'],
  [
    "an absolute address",
    `<link href="${origin}/modules/">`,
    `<link href="${origin}/de/modules/">`,
  ],
  [
    "what an island is given",
    "{&quot;href&quot;:&quot;/modules&quot;}",
    "{&quot;href&quot;:&quot;/de/modules&quot;}",
  ],
])("addresses that an edition has for itself get its prefix: %s", (_case, html, expected) => {
  expect(addPrefix(html, "/de", origin)).toBe(expected);
});

test.each([
  ["another language", '<a hreflang="en" href="/modules">'],
  ["another site", '<a href="https://www.example.org/modules">'],
  ["what all editions share", '<img src="/assets/modules.png">'],
])("others stay as they are: %s", (_case, html) => {
  expect(addPrefix(html, "/de", origin)).toBe(html);
});
