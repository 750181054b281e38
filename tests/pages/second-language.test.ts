/** What a second language is: an entry in the list of editions, and a folder. Nothing of it is published. */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CheerioAPI, load } from "cheerio";
import { beforeAll, expect, test } from "vitest";
import { editions as published } from "../../app/editions.ts";
import type { Editions } from "../../app/engine/page-record.ts";
import { site } from "../../app/parts/head/site-schema.ts";
import { getCanonicalPath, paths, publicPaths } from "../../app/routes.ts";
import { parseBuildEnv } from "../../build-site/build-env.ts";
import { drawPages } from "../../build-site/draw-pages.ts";
import { addSocialImages, finishBuild } from "../../build-site/finish-build.ts";
import { readContent } from "../../build-site/sources/read-content.ts";
import { project } from "../content-copy.ts";
import { composeSample } from "../sample/compose-sample.ts";
import { startServerProcess } from "../server/server-process.ts";
import { beginForAll, makeTemporaryFolder } from "../server/site-fixture.ts";

const editions: Editions = [
  published[0],
  { language: "de", locale: "de-DE", prefix: "/de", folder: "languages/de" },
];
const sample = join(project, "tests/sample");
const { origin } = readContent(sample, site);
const onlyEnglish = "contractor-trends-part-one";

/** The pages that are tested in full, without an edition's prefix; of the others, the links. */
const finished: string[] = [paths.home, paths.contact, paths.imprint, paths.resources];

let root: string;
let address: string;

/** The sample content, and beside it the same with some pages in German and an article less. */
function writeContent(): void {
  const german = join(root, "languages/de");
  composeSample(root);
  composeSample(german);
  cpSync(join(sample, "german"), join(german, "content"), { recursive: true });
  rmSync(join(german, "content/blog", onlyEnglish), { recursive: true });
  rmSync(join(german, "public"));
  cpSync(join(project, "public/downloads"), join(german, "public/downloads"), { recursive: true });
  writeFileSync(join(german, "public/downloads/withdrawn.pdf"), "%PDF");
}

beforeAll(() =>
  beginForAll(async (onEnd) => {
    root = makeTemporaryFolder(onEnd);
    writeContent();
    const build = join(root, "build");
    const client = join(build, "client");
    cpSync(join(project, "build/current/client/assets"), join(client, "assets"), {
      recursive: true,
      preserveTimestamps: true,
    });
    const server = join(project, "build/current/server");
    const drawn = await drawPages({ root, client, server, editions });
    // Styles and social images of every page would take most of the test's time.
    const pages = drawn.pages.filter(({ path }) => path === undefined || finished.includes(path));
    await finishBuild({ root, build, env: parseBuildEnv({}) }, { ...drawn, pages });
    await addSocialImages({ root, build }, { ...drawn, pages });
    ({ address } = await startServerProcess({ buildDir: build, onEnd }));
  }),
);

const read = (file: string) => readFileSync(join(root, "build/client", file), "utf8");
const open = (path: string) => load(read(join(path, "index.html")));
const getAlternates = ($: CheerioAPI) =>
  $("link[hreflang]")
    .toArray()
    .map((link) => [$(link).attr("hreflang"), $(link).attr("href")]);

test.each(["/", "/contact/"])("%s says in both languages where the other is", (path) => {
  const alternates = [
    ["en", origin + path],
    ["de", `${origin}/de${path}`],
    ["x-default", origin + path],
  ];
  for (const [prefix, language, locale, other] of [
    ["", "en", "en_US", { hreflang: "de", href: `/de${path}` }],
    ["/de", "de", "de_DE", { hreflang: "en", href: path }],
  ] as const) {
    const $ = open(prefix + path);
    expect($("html").attr("lang")).toBe(language);
    expect($('link[rel="canonical"]').attr("href")).toBe(origin + prefix + path);
    expect($('meta[property="og:locale"]').attr("content")).toBe(locale);
    expect(getAlternates($)).toEqual(alternates);
    expect($("footer a[hreflang]").attr()).toMatchObject(other);
  }
});

test("every in-site link of a page stays in its language", () => {
  for (const path of publicPaths) {
    const $ = open(`/de${path}`);
    const links = $('a[href^="/"]:not([hreflang])')
      .map((_, link) => $(link).attr("href"))
      .get();
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((href) => !/^\/de\/(?!de\/)/.test(href))).toEqual([]);
  }
  expect(open(`/blog/${onlyEnglish}`)("[hreflang]").length).toBe(0);
});

test("what islands and structured data are told has the prefix; scripts and the function have none", () => {
  const $ = open("/de/contact");
  const form = $('[data-island="ContactForm"]');
  expect(JSON.parse(form.attr("data-props") ?? "")).toMatchObject({
    sourcePage: "/de/contact/",
    words: { title: "Schreiben Sie uns", consent: { link: { href: "/de/privacy-policy" } } },
  });
  expect(form.find("form").attr("action")).toBe("/functions/v1/submit-contact");
  expect($("script#page-record").text()).not.toContain("/de/");
  const graph = JSON.parse($('script[type="application/ld+json"]').text())["@graph"];
  expect(graph[0]).toMatchObject({ url: `${origin}/de/contact/`, inLanguage: "de-DE" });
});

test("days and numbers are written as the language writes them", () => {
  expect(open("/de")("time").first().text()).toBe("29. Oktober 2025");
  expect(open("/de/imprint")("main time").first().text()).toBe("1. März 2025");
  expect(open("/de/modules/invoicing")("main").text()).toMatch(/\d\.\d{3},\d{2}\u00a0€/);
  expect(open("/modules/invoicing")("main").text()).toMatch(/€\d,\d{3}\.\d{2}/);
});

test("sitemap, feed, social images and downloads are there for each language", () => {
  const sitemap = read("sitemap.xml");
  for (const path of finished.map(getCanonicalPath)) {
    expect(sitemap).toContain(`<loc>${origin}${path}</loc>`);
    expect(sitemap).toContain(`<loc>${origin}/de${path}</loc>`);
  }
  const feed = read("de/blog/feed.xml");
  expect(feed).toContain(`${origin}/de/blog/`);
  expect(feed).not.toMatch(new RegExp(`"${origin}/(?!de/|assets/)`));
  const $ = open("/de/resources");
  for (const file of [
    new URL($('meta[property="og:image"]').attr("content") ?? "").pathname,
    $('a[href$=".pdf"]').attr("href") ?? "",
    $('link[rel="manifest"]').attr("href") ?? "",
  ]) {
    expect(file).toMatch(/^\/de\//);
    expect(read(file).length).toBeGreaterThan(0);
  }
  // Nothing offers it any longer.
  expect(existsSync(join(root, "build/client/de/downloads/withdrawn.pdf"))).toBe(false);
});

test("redirects and not-found pages are those of the language", async () => {
  const moved = await fetch(`${address}/de/timetrack?a=1`, { redirect: "manual" });
  expect(moved.headers.get("location")).toBe("/de/modules/timemanagement?a=1");
  for (const [path, home] of [
    ["/de/none/at/all", "/de/"],
    ["/none", "/"],
  ] as const) {
    const answer = await fetch(address + path);
    const $ = load(await answer.text());
    expect(answer.status).toBe(404);
    expect($("[data-home-countdown]").attr("data-home-countdown")).toBe(home);
  }
});

test("a form sent without scripts is answered in the language of its page", async () => {
  const send = (fields: Record<string, string>) =>
    fetch(`${address}/functions/v1/submit-contact`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ sourcePage: "/de/contact/", ...fields }),
    });
  const faulty = await send({ name: "Jo" });
  const text = load(await faulty.text())("form").text();
  expect(text).toContain("Geben Sie Ihre E-Mail-Adresse ein.");
  const sent = await send({ name: "Jo", email: "jo@example.com", consent: "yes" });
  expect(sent.headers.get("location")).toBe("/de/contact/#thank-you");
});
