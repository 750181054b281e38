import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseContentFile } from "content-model/content-file";
import { expect, onTestFinished, test } from "vitest";
import type { EditionContent } from "./edition-content.ts";
import type { GonePage } from "./gone-pages.ts";
import { checkRedirects } from "./redirect-rules.ts";

const present = ["/blog/kept", "/careers/kept"];
const pages = present.map((path) => ({ path, file: parseContentFile("a.yaml", ""), dates: {} }));

function check(yaml: string, gone: GonePage[] = []): string[] {
  const file = parseContentFile("content/redirects.yaml", yaml);
  const root = mkdtempSync(join(tmpdir(), "redirects-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "content/files"), { recursive: true });
  writeFileSync(join(root, "content/files/prices.pdf"), "");
  const edition = { root, pages, gone, get: () => file.value, getFile: () => file };
  return checkRedirects(edition as unknown as EditionContent).map(
    ({ line, message }) => `${line} ${message}`,
  );
}

test.each([
  ["a page", "- { from: /about, to: /modules }", '1 "/about" is a page on this site'],
  ["a page in capitals", "- { from: /About, to: /modules }", '1 "/About" is a page on this site'],
  ["an article", "- { from: /blog/kept, to: /blog }", '1 "/blog/kept" is a page on this site'],
  [
    "an address that redirects already",
    "- { from: /old, to: /modules }\n- { from: /old, to: /about }",
    '2 "/old" already redirects to /modules',
  ],
  [
    "a redirect to a redirect",
    "- { from: /old, to: /older/ }\n- { from: /older, to: /about }",
    '1 "/older/" redirects to /about; write that address',
  ],
  [
    "the same address in capitals",
    "- { from: /old, to: /modules }\n- { from: /Old, to: /about }",
    '2 "/Old" already redirects to /modules',
  ],
  ["a loop", "- { from: /old, to: /old/?a=b }", /^1 "\/old\/\?a=b" leads to itself/],
  [
    "more than hosts take",
    Array.from({ length: 500 }, (_, at) => `- { from: /old-${at}, to: /modules }`).join("\n"),
    /^1 has too many entries: .* 513 old addresses, and Cloudflare Pages takes 500; delete 13 /,
  ],
])("%s is refused", (_name, yaml, fault) => {
  expect(check(yaml)).toEqual([expect.stringMatching(fault)]);
});

test.each(["/.well-known/security.txt", "/files/prices.pdf", "/Files/Prices.pdf", "/Desk/sign-in"])(
  "%s, which the site needs, cannot lead elsewhere",
  (from) => {
    expect(check(`- { from: ${from}, to: /modules }`)).toEqual([
      expect.stringMatching(/is an address that the site needs|is a page on this site/),
    ]);
  },
);

test("a download that is gone, and a page of another site, can lead elsewhere", () => {
  expect(
    check("- { from: /files/old.pdf, to: /modules }\n- { from: /old/index.html, to: /about }"),
  ).toEqual([]);
});

test("a page that is gone needs an entry", () => {
  const gone = { path: "/blog/gone" };
  expect(check("[]", [gone])[0]).toMatch(
    /^1 lacks \/blog\/gone, a page that was online and is gone/,
  );
  expect(check("[]", [{ ...gone, index: "/blog" }])[0]).toContain("sends its visitors to /blog");
  expect(check("- { from: /blog/gone, to: /blog }", [gone])).toEqual([]);
  const renamed = { ...gone, renamedTo: "/blog/new" };
  expect(check("[]", [renamed])[0]).toMatch(
    /is now \/blog\/new; publishing sends its visitors to \/blog\/new/,
  );
});
