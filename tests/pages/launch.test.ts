/** The same content drawn twice: as it is, and for the launch, without what is only a sample. */
import { cpSync, existsSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { beforeAll, expect, test } from "vitest";
import { samples } from "../../app/parts/claims/schema.ts";
import { site } from "../../app/parts/head/site-schema.ts";
import { drawPages } from "../../build-site/draw-pages.ts";
import { openBuildContent } from "../../build-site/rules/check-content.ts";
import { readContent } from "../../build-site/sources/read-content.ts";
import { ContentCopy, project } from "../content-copy.ts";
import { readPages } from "./built-site.ts";
import { findLinkFault, listLinks } from "./follow-links.ts";
import { findInvalidHtml } from "./validate-html.ts";

const server = join(project, "build/current/server");
let preliminary: ReturnType<typeof readPages>;
let launch: ReturnType<typeof readPages>;
/** Of the launch, over the files of the build. */
let client: string;
let leftOut: readonly string[];
let words: ReturnType<typeof readContent<typeof samples>>;

const content = new ContentCopy();

/** Samples of kinds that the site's own content has not: each with what only makes sense beside it. */
function addSamples(): void {
  content.change("site.yaml", ["callUs"], "(sample) Call us");
  content.change("pages/careers.yaml", ["bands", 0, "secondary", "href"], "/#stories-title");
  const article = "blog/contractor-trends-part-one/index.md";
  content.write("campaigns/fair.yaml", content.read("campaigns/spring-window.yaml"));
  content.change("campaigns/fair.yaml", ["title"], "(sample) Fair");
  content.change("redirects.yaml", [2], { from: "/old-fair", to: "/fair" });
  content.write(article, `${content.read(article)}\nSee [who works with us](/#customers-title).\n`);
}

beforeAll(async () => {
  const { root } = content;
  addSamples();
  words = readContent(root, samples);
  const { origin } = readContent(root, site);
  const draw = async (siteOrigin: string) => {
    using content = await openBuildContent(root, { siteOrigin, previewOf: undefined });
    client = mkdtempSync(join(root, "client-"));
    cpSync(join(project, "build/current/client"), client, {
      recursive: true,
      filter: (file) => !/\.(?:html|br|gz)$/.test(file),
    });
    await drawPages({ root: content.root, client, server });
    return { pages: readPages(client), leftOut: content.leftOut };
  };
  preliminary = (await draw("http://localhost:3000")).pages;
  const drawn = await draw(origin);
  launch = drawn.pages;
  leftOut = drawn.leftOut.map(({ message }) => message);
});

const getWords = ({ html }: { html: string }) => {
  const $ = load(html);
  $("script, style").remove();
  return $("body").text().replaceAll(/\s+/g, " ");
};

const findPage = (pages: typeof launch, path: string) => pages.find((page) => page.path === path);
const listSigns = ({ $ }: (typeof launch)[number]) =>
  $(`[role="img"][aria-label="${words.mark}"]`).get();

test("every page has the status as long as there are samples, and one sign for each", () => {
  for (const { path, $ } of preliminary) {
    expect([path, $(`footer a[href="${words.status.list.href}"]`).length]).toEqual([path, 1]);
  }
  const home = findPage(preliminary, "/");
  expect(home?.$('footer a[href^="tel:"]').length).toBe(1);
  expect(home?.html).toContain('"telephone":"+');
  const marked = preliminary.filter((page) => listSigns(page).length > 12);
  expect(marked.map(({ path }) => path)).toEqual(expect.arrayContaining(["/", "/how-it-works/"]));
  const list = findPage(preliminary, "/disclaimer/")?.$("#samples").closest("section");
  expect(list?.text()).toContain(words.kinds[0]?.name);
});

test("the launch shows no sample, no sign and no status", () => {
  const gone = ["/fair/"];
  const listPaths = (pages: typeof launch) => pages.map(({ path }) => path);
  expect([...listPaths(launch), ...gone].sort()).toEqual(listPaths(preliminary).sort());
  // A name such as "Refinery" is also a word of other texts; a sentence is not.
  const sentences = leftOut.filter((text) => text.length > 24);
  expect(sentences.length).toBeGreaterThan(5);
  for (const page of launch) {
    const text = getWords(page);
    const left = [...sentences, words.status.value].filter((each) => text.includes(each));
    expect(left, page.path).toEqual([]);
    expect(page.$('footer a[href^="tel:"]').length + listSigns(page).length, page.path).toBe(0);
  }
});

test("what is made of samples alone is gone, and every link leads somewhere", () => {
  const bands = "#stories-title, #customers-title, blockquote";
  expect(findPage(launch, "/")?.$(bands).length).toBe(0);
  const site = {
    findPage: (path: string) => findPage(launch, path),
    hasFile: (path: string) => existsSync(join(client, path)),
  };
  for (const page of launch) {
    const faults = listLinks(page).flatMap((link) => findLinkFault(link, site) ?? []);
    expect(faults, page.path).toEqual([]);
    const empty = page.$("ul, ol, dl, section, figure").filter((_, each) => {
      const part = page.$(each);
      return part.text().trim() === "" && part.find("img, svg, input").length === 0;
    });
    expect(empty.map((_, each) => page.$.html(each).slice(0, 120)).get(), page.path).toEqual([]);
  }
});

test("every page that something is gone from is valid HTML", async () => {
  const changed = preliminary.filter((page) => listSigns(page).length > 0);
  expect(changed.length).toBeGreaterThan(1);
  for (const { path } of changed) {
    expect(await findInvalidHtml(findPage(launch, path)?.html ?? ""), path).toEqual([]);
  }
});
