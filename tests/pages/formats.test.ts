import { type CheerioAPI, load } from "cheerio";
import { parser } from "sax";
import { describe, expect, test } from "vitest";
import { feedPath } from "../../app/routes.ts";
import { readBuiltFile, readBuiltPages } from "./built-site.ts";

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

describe("the feed, by RFC 4287", () => {
  const $ = readXml(feedPath);
  const feed = $("feed");
  const entries = $("entry").toArray();

  test("feed and entries have what they must, once", () => {
    expect(entries.length).toBeGreaterThan(0);
    for (const [of, names] of [
      [feed, ["id", "title", "updated"]],
      ...entries.map((entry) => [$(entry), ["id", "title", "updated", "published"]] as const),
    ] as const) {
      for (const name of names) expect(of.children(name), name).toHaveLength(1);
    }
    // 4.1.1, 4.1.2: an author of the entry's own, and a link to what it is about.
    for (const entry of entries) {
      expect($(entry).children("author").children("name").text()).not.toBe("");
      const links = $(entry).children('link:not([rel]), link[rel="alternate"]');
      expect(links).toHaveLength(1);
    }
    expect(feed.children('link[rel="self"]')).toHaveLength(1);
  });

  test("ids are addresses, and each is there once", () => {
    const ids = $("id")
      .toArray()
      .map((id) => $(id).text());
    expect(ids.filter((id) => !isAbsolute(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("dates are dates, and the feed is as new as its newest entry", () => {
    const texts = $("updated, published").toArray();
    expect(texts.map((each) => $(each).text()).filter((text) => !isDate(text))).toEqual([]);
    const newest = entries.map((entry) => $(entry).children("updated").text()).toSorted();
    expect(feed.children("updated").text()).toBe(newest.at(-1));
  });

  test("every category has a term, and every link an absolute address", () => {
    for (const category of $("category").toArray()) expect($(category).attr("term")).toBeTruthy();
    for (const link of $("link").toArray()) {
      expect(isAbsolute($(link).attr("href") ?? "")).toBe(true);
    }
  });

  test("text that is HTML is HTML, with absolute addresses", () => {
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
});

test("the sitemap has one absolute address and a date in each entry (sitemaps.org)", () => {
  const $ = readXml("/sitemap.xml");
  expect($("urlset").attr("xmlns")).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  const places = $("url")
    .toArray()
    .map((url) => $(url).children("loc").text());
  expect(places.filter((place) => !isAbsolute(place))).toEqual([]);
  expect(new Set(places).size).toBe(places.length);
  const dates = $("lastmod").toArray();
  expect(dates.map((date) => $(date).text()).filter((text) => !isDate(text))).toEqual([]);
});

test("robots.txt has fields by RFC 9309 alone, and rules after an agent", () => {
  const lines = readBuiltFile("/robots.txt").split(/\r?\n/);
  const fields = lines.filter((line) => line.trim() !== "" && !line.startsWith("#"));
  for (const field of fields) expect(field).toMatch(/^(User-agent|Allow|Disallow|Sitemap): \S+/i);
  expect(fields[0]).toMatch(/^User-agent:/i);
});

test("the web manifest has what an installation needs (W3C)", () => {
  const manifest = JSON.parse(readBuiltFile("/site.webmanifest"));
  const displays = ["fullscreen", "standalone", "minimal-ui", "browser"];
  expect(displays).toContain(manifest.display);
  expect(new URL(manifest.start_url, "https://example.com").origin).toBe("https://example.com");
  for (const { src, sizes, type } of manifest.icons) {
    expect([src, type]).toEqual([expect.any(String), expect.stringMatching(/^image\//)]);
    expect(sizes).toMatch(/^(any|\d+x\d+)$/);
  }
});

test("structured data is JSON whose ids are addresses, each there once", () => {
  for (const { path, $ } of readBuiltPages()) {
    for (const script of $('script[type="application/ld+json"]').toArray()) {
      const data = JSON.parse($(script).text());
      expect(data["@context"], path).toBe("https://schema.org");
      const graph: Record<string, unknown>[] = data["@graph"];
      const ids = graph.map((thing) => thing["@id"]).filter(Boolean);
      expect(new Set(ids).size, path).toBe(ids.length);
      for (const thing of graph) expect(thing["@type"], path).toBeTruthy();
      for (const id of ids) expect(isAbsolute(String(id)), `${path}: ${id}`).toBe(true);
    }
  }
});
