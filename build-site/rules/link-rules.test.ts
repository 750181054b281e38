import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseContentFile } from "content-model/content-file";
import { expect, test } from "vitest";
import { site } from "../../app/parts/head/site-schema.ts";
import { ContentCopy } from "../../tests/content-copy.ts";
import { changeHead } from "../../tests/parse-article.ts";
import { makeTemporaryFolder } from "../../tests/server/site-fixture.ts";
import { readContent } from "../sources/read-content.ts";
import type { EditionContent } from "./edition-content.ts";
import type { GonePage } from "./gone-pages.ts";
import { checkRedirects } from "./link-rules.ts";

const content = new ContentCopy();
const page = "pages/how-it-works.yaml";
const field = "faq.items[0].link.href";

const link = (href: string) => content.change(page, ["faq", "items", 0, "link", "href"], href);

/** An article that fits; its text begins on line 10, or later if it has more fields. */
function write(slug: string, lines: string[] = [], text = "text"): void {
  const head = changeHead(`title: ${slug}`, `excerpt: ${`${slug} `.repeat(9)}`, ...lines);
  content.write(`blog/${slug}/index.md`, ["---", ...head, "---", text].join("\n"));
}

const listFaults = async () =>
  (await content.findFaults()).map(({ file, field, message }) => `${file} ${field}: ${message}`);

test("a link to this site by its whole address is told the path, in a field and in a text", async () => {
  const { origin } = readContent(content.root, site);
  const path = "/modules/timemanagement?persona=procurement#exit";
  const terms = content.read("legal/terms.md");
  for (const start of [origin, origin.replace("https://www.", "https://")]) {
    link(start + path);
    content.write("legal/terms.md", `${terms}\n[Hours](${start + path})\n`);
    const told = `"${start + path}" is on this site; write ${path} in its place`;
    expect(await listFaults()).toEqual([
      `content/legal/terms.md : ${told}`,
      `content/${page} ${field}: ${told}`,
    ]);
  }
  content.restore();
  link(`https://${new URL(origin).host}.com/modules`);
  expect(await listFaults()).toEqual([]);
});

test("a link leads to a place that a page has", async () => {
  for (const anchor of ["/how-it-works#integrations", "/security#exit", "/careers#open-roles"]) {
    link(anchor);
    expect(await listFaults(), anchor).toEqual([]);
  }
  link("/careers#open-rolls");
  expect(await listFaults()).toEqual([
    expect.stringMatching(/not a place on a page.*did you mean "open-roles"/),
  ]);
});

test("a link to a band that has no entries is a fault", async () => {
  link("/how-it-works#industries");
  content.write("industries.yaml", "[]\n");
  expect(await listFaults()).toContainEqual(
    expect.stringContaining("content/industries.yaml has no entries"),
  );
});

test.each<[string, RegExp | undefined]>([
  ["/blog/first-tes", /did you mean "\/blog\/first-test"\?$/],
  ["/blog/a-draft", /"\/blog\/a-draft" is not online/],
  // Suggested is only what is there.
  ["/blog/a-drft", /is not a page on this site$/],
  ["/careers/support-enginer", /did you mean "\/careers\/support-engineer"\?$/],
  ["/careers/support-engineer", undefined],
  [
    "/files/price-lists.pdf",
    /is not a file on this site; did you mean "\/files\/price-list.pdf"\?$/,
  ],
  ["/price-list.pdf", /did you mean "\/files\/price-list.pdf"\?$/],
  ["/site-survey.pdf", /"\/site-survey.pdf" is not a file on this site$/],
])("a link to %s: %s", async (href, fault) => {
  write("first-test");
  write("a-draft", ["draft: true"]);
  content.write("files/price-list.pdf", "%PDF");
  link(href);
  const faults = (await listFaults()).filter((each) => each.includes(field));
  expect(faults).toEqual(fault ? [expect.stringMatching(fault)] : []);
});

test.each([
  ["a-draft", '"/blog/a-draft" is not online'],
  ["deleted", '"/blog/deleted" is gone; choose another article here'],
  ["a-test", "is this article itself"],
])("%s as a related article is a fault", async (slug, fault) => {
  write("first-test");
  write("a-draft", ["draft: true"]);
  content.write("redirects.yaml", "- { from: /blog/deleted, to: /blog }\n");
  write("a-test", [`relatedPosts: [${slug}]`]);
  expect(await listFaults()).toEqual([
    expect.stringMatching(/^content\/blog\/a-test\/index\.md relatedPosts\[0\]/),
  ]);
  expect((await listFaults())[0]).toContain(fault);
});

const first = "publish: 2099-01-15";
const end = "until: { day: 2099-01-14, to: /blog/b-test }";
test.each<[string, string[], string[], RegExp | undefined]>([
  ["to one that begins with it", [first], [first], undefined],
  ["to one that begins later", [first], ["publish: 2099-02-01"], /from 2099-01-15 on, "\/blog\/b-/],
  ["to one that begins when it ends", [end], [first], undefined],
  ["to one that has had its time", [], ["until: { day: 2025-12-01, to: /modules }"], undefined],
])("a link from an article: %s", async (_name, lines, linked, fault) => {
  write("a-test", lines, lines.includes(end) ? "text" : "[x](/blog/b-test)");
  write("b-test", linked);
  expect(await listFaults()).toEqual(fault ? [expect.stringMatching(fault)] : []);
});

test("a third featured article is a fault today, even if it comes later", async () => {
  write("a-test", ["featured: true", "date: 2000-01-01"]);
  write("b-test", ["featured: true"]);
  write("c-test", ["featured: true", "publish: 2099-01-15"]);
  expect(await listFaults()).toContainEqual(
    expect.stringMatching(/featured: from 2099-01-15 on, is one too many/),
  );
});

const present = ["/blog/kept", "/careers/kept"];
const pages = present.map((path) => ({ path, file: parseContentFile("a.yaml", ""), dates: {} }));

function check(yaml: string, gone: GonePage[] = []): string[] {
  const file = parseContentFile("content/redirects.yaml", yaml);
  const root = makeTemporaryFolder();
  mkdirSync(join(root, "content/files"), { recursive: true });
  writeFileSync(join(root, "content/files/prices.pdf"), "");
  const edition = { root, pages, gone, get: () => file.value, getFile: () => file };
  return checkRedirects(edition as unknown as EditionContent).map(
    ({ line, message }) => `${line} ${message}`,
  );
}

test.each([
  ["a page", "- { from: /about, to: /modules }", '1 "/about" is a page on this site'],
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
