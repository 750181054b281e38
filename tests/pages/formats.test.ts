import { type CheerioAPI, load } from "cheerio";
import { parser } from "sax";
import { expect, test } from "vitest";
import { feedPath } from "../../app/routes.ts";
import { readAddressedPages, readBuiltFile } from "./built-site.ts";

/* The files that other programs read, by the standards of their formats. */

/** Reads XML, and throws where it is not well-formed. */
function readXml(path: string): CheerioAPI {
  const text = readBuiltFile(path);
  const strict = parser(true, { xmlns: true });
  strict.onerror = (fault) => {
    throw fault;
  };
  strict.write(text).close();
  return load(text, { xml: true });
}

/** RFC 3339, as RFC 4287 (3.3) and the sitemap protocol ask for. */
const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/.test(text) &&
  !Number.isNaN(Date.parse(text));

const isAbsolute = (address: string) => /^(https?:\/\/|mailto:|tel:)/.test(address);

test("the feed's HTML is HTML, with absolute addresses (RFC 4287)", () => {
  const $ = readXml(feedPath);
  for (const text of $('[type="html"]').toArray()) {
    const html = $(text).text();
    const content = load(html, null, false);
    const addresses = content("[href], [src], [poster]")
      .toArray()
      .flatMap(({ attribs }) => attribs.href ?? attribs.src ?? attribs.poster ?? []);
    expect(addresses.filter((address) => !isAbsolute(address))).toEqual([]);
    if (text.name !== "content") expect(html).not.toMatch(/&(?!#?\w+;)|</);
  }
});

test("the sitemap is XML of its kind, with days (sitemaps.org) and the canonical address of every built page that may be found", () => {
  const $ = readXml("/sitemap.xml");
  expect($("urlset").attr("xmlns")).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  const read = (name: string) =>
    $(name)
      .toArray()
      .map((each) => $(each).text());
  expect(read("lastmod").filter((text) => !isDate(text))).toEqual([]);
  const found = readAddressedPages().filter((page) => page.$('meta[name="robots"]').length === 0);
  const canonical = found.map((page) => page.$('link[rel="canonical"]').attr("href"));
  expect(read("loc").sort()).toEqual(canonical.sort());
});
