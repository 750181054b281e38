import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { editions } from "../../app/editions.ts";
import { site as siteSource } from "../../app/parts/head/site-schema.ts";
import { getCanonicalPath, getSocialImagePath, paths } from "../../app/routes.ts";
import { readContent } from "../../build-site/sources/read-content.ts";
import { project } from "../content-copy.ts";
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

type Thing = Record<string, unknown> & {
  "@type": string;
  itemListElement: { name: string; item: string; position: number }[];
};
const readGraph = ($: (typeof pages)[number]["$"]): Thing[] =>
  JSON.parse($('script[type="application/ld+json"]').text())["@graph"];
const findThing = (graph: Thing[], type: string) => graph.find((thing) => thing["@type"] === type);

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
    const own = readBuiltBytes(image.pathname);
    expect(own.length).toBeLessThan(200 * 1024);
    expect(await sharp(own).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  });

  test("describes itself in structured data", () => {
    const graph = readGraph($);
    const canonical = $('link[rel="canonical"]').attr("href");
    expect(graph.find((thing) => thing["@id"] === canonical)).toMatchObject({ url: canonical });
    const ids = graph.map((thing) => thing["@id"]).filter(Boolean);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^https?:/.test(String(id)))).toEqual([]);
    expect(graph.filter((thing) => !thing["@type"])).toEqual([]);
    const steps = findThing(graph, "BreadcrumbList")?.itemListElement ?? [];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.at(-1)).toMatchObject({ item: canonical });
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

test("a path has one name in every breadcrumb", () => {
  const names = pages.flatMap(
    ({ $ }) => findThing(readGraph($), "BreadcrumbList")?.itemListElement ?? [],
  );
  const given = new Set(names.map(({ name, item }) => `${item} ${name}`));
  expect(given.size).toBe(new Set(names.map(({ item }) => item)).size);
});

test("How It Works describes its questions and the product to search engines", () => {
  const page = pages.find(({ path }) => path === getCanonicalPath(paths.howItWorks));
  const graph = page ? readGraph(page.$) : [];
  const questions = page?.$("main details[name]").length ?? 0;
  expect(findThing(graph, "FAQPage")?.mainEntity).toHaveLength(questions);
  expect(findThing(graph, "SoftwareApplication")).toMatchObject({ name: site.name });
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
