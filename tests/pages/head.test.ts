import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { editions } from "../../app/editions.ts";
import { pilotPage } from "../../app/pages/pilot/schema.ts";
import { searchPage } from "../../app/pages/search/schema.ts";
import { tryPage } from "../../app/pages/try/schema.ts";
import { calculatorsPage } from "../../app/parts/calculators/schema.ts";
import { site as siteSource } from "../../app/parts/head/site-schema.ts";
import {
  calculatorIds,
  getCalculatorPath,
  getCanonicalPath,
  getSocialImagePath,
  paths,
} from "../../app/routes.ts";
import { readContent } from "../../build-site/sources/read-content.ts";
import { project } from "../content-copy.ts";
import { readWords, sampleBuild } from "../sample/words.ts";
import {
  hasBuiltFile,
  readAddressedPages,
  readBuiltBytes,
  readBuiltFile,
  readBuiltPages,
} from "./built-site.ts";

const site = readContent(project, siteSource);
const pages = readAddressedPages();

const getMeta = ($: (typeof pages)[number]["$"], name: string) =>
  $(`meta[name="${name}"], meta[property="${name}"]`).attr("content");

test.each(["title", "description"])("no two pages of a language share a %s", (part) => {
  const values = readBuiltPages().map(({ $, edition }) =>
    [edition.language, part === "title" ? $("head title").text() : getMeta($, part)].join(),
  );
  expect(new Set(values).size).toBe(values.length);
});

describe.each(pages)("$path", ({ path, $, edition: { prefix } }) => {
  test("names its canonical address: site host, path, slash at the end", () => {
    const canonical = $('link[rel="canonical"]').attr("href");
    expect(canonical).toBe(site.origin + path);
    expect(getMeta($, "og:url")).toBe(canonical);
  });

  test("has title and description in Open Graph tags, which Twitter reads as well", () => {
    const title = $("head title").text();
    const description = getMeta($, "description");
    expect(title).toContain(site.name);
    expect(getMeta($, "og:title")).toBe(title);
    expect(getMeta($, "og:description")).toBe(description);
    expect(getMeta($, "twitter:card")).toBe("summary_large_image");
  });

  test("has a social picture of its own, 1200 x 630, light enough for a preview", async () => {
    const image = new URL(getMeta($, "og:image") ?? "");
    expect(image.href).toBe(site.origin + prefix + getSocialImagePath(path.slice(prefix.length)));
    const file = readBuiltBytes(image.pathname);
    expect(file.length).toBeLessThan(200 * 1024);
    expect(await sharp(file).metadata()).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
  });

  test("describes itself in structured data", () => {
    const graph = JSON.parse($('script[type="application/ld+json"]').text())["@graph"];
    const canonical = $('link[rel="canonical"]').attr("href");
    const page = graph.find((thing: Record<string, unknown>) => thing["@id"] === canonical);
    expect(page).toMatchObject({ url: canonical });
    const trail = graph.find(
      (thing: Record<string, unknown>) => thing["@type"] === "BreadcrumbList",
    );
    const last = trail.itemListElement.at(-1);
    expect(last).toMatchObject({ position: trail.itemListElement.length, item: canonical });
  });

  test("gives one day of its last change, except where the specification has two", () => {
    const data = $('script[type="application/ld+json"]').text();
    const days = [...data.matchAll(/"dateModified":"([^"]+)"/g)].map(([, day]) => day);
    const [, listed] = readBuiltFile("/sitemap.xml").split(`${site.origin}${path}</loc><lastmod>`);
    const isUnlisted = getMeta($, "robots") === "noindex";
    const given = [...days, isUnlisted ? [] : listed?.slice(0, 10)].flat();
    expect(new Set(given).size).toBe(1);
    const hasTwo = path === getCanonicalPath(paths.howItWorks);
    const shown = hasTwo ? site.lastUpdated.howItWorks : given[0];
    expect($("footer time").attr("datetime")).toBe(shown);
  });
});

test("a page that the specification does not have gives a day of its own", async () => {
  const sheets = calculatorIds.map(async (id) => {
    const { page } = await import(`../../app/pages/calculators/${id}/schema.ts`);
    return [getCalculatorPath(id), readWords<typeof pilotPage>(page).modified];
  });
  const modified = {
    [paths.pilot]: readWords(pilotPage).modified,
    [paths.search]: readWords(searchPage).modified,
    [paths.calculators]: readWords(calculatorsPage).modified,
    ...Object.fromEntries(await Promise.all(sheets)),
    [paths.try]: readWords(tryPage).modified,
  };
  const shown = Object.keys(modified).map((path) => {
    const $ = load(readFileSync(join(sampleBuild, "client", path, "index.html"), "utf8"));
    return [path, $("footer time").attr("datetime")];
  });
  expect(Object.fromEntries(shown)).toEqual(modified);
});

test("a path has one name in every breadcrumb", () => {
  const names = new Map<string, Set<string>>();
  for (const { $ } of pages) {
    const graph: { "@type": string; itemListElement: { name: string; item: string }[] }[] =
      JSON.parse($('script[type="application/ld+json"]').text())["@graph"];
    const trail = graph.find((thing) => thing["@type"] === "BreadcrumbList");
    for (const { name, item } of trail?.itemListElement ?? []) {
      names.set(item, (names.get(item) ?? new Set()).add(name));
    }
  }
  expect([...names].filter(([, given]) => given.size !== 1)).toEqual([]);
});

test("How It Works describes its questions and the product to search engines", () => {
  const $ = pages.find(({ path }) => path === getCanonicalPath(paths.howItWorks))?.$;
  const graph: Record<string, unknown>[] = JSON.parse(
    $?.('script[type="application/ld+json"]').text() ?? "",
  )["@graph"];
  const find = (type: string) => graph.find((thing) => thing["@type"] === type);
  expect(find("FAQPage")?.mainEntity).toHaveLength($?.("main details[name]").length ?? 0);
  expect(find("SoftwareApplication")).toMatchObject({ name: site.name });
});

test("the pages for unknown addresses have no canonical address and ask not to be indexed", () => {
  const unknown = readBuiltPages().filter(({ path }) => path.endsWith("/404.html"));
  expect(unknown.map(({ path }) => path)).toEqual(
    editions.flatMap(({ prefix }) => [`${prefix}/404.html`, `${prefix}/blog/404.html`]).sort(),
  );
  for (const { $ } of unknown) {
    expect($('link[rel="canonical"]').length).toBe(0);
    expect(getMeta($, "robots")).toBe("noindex");
  }
});

test("the web manifest names icons that exist", () => {
  const manifest = JSON.parse(readBuiltFile("/site.webmanifest"));
  expect(manifest.name).toBe(site.name);
  const missing = manifest.icons.filter((icon: { src: string }) => !hasBuiltFile(icon.src));
  expect(missing).toEqual([]);
});
