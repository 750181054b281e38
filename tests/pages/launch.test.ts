/** The same content drawn twice: as it is, and for the launch, without what is only a sample. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "cheerio";
import { beforeAll, expect, test } from "vitest";
import { parseDocument } from "yaml";
import { samples } from "../../app/parts/claims/schema.ts";
import { site } from "../../app/parts/head/site-schema.ts";
import { drawPages } from "../../build-site/draw-pages.ts";
import { openBuildContent } from "../../build-site/rules/all-content.ts";
import { readContent } from "../../build-site/sources/read-content.ts";
import { project } from "../content-copy.ts";
import { composeSample } from "../sample/compose-sample.ts";
import { beginForAll } from "../server/site-fixture.ts";
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

/** Samples of kinds that the site's own content has not: each with what only makes sense beside it. */
function addSamples(root: string): void {
  const edit = (name: string, path: (string | number)[], value: unknown) => {
    const file = join(root, "content", name);
    const document = parseDocument(readFileSync(file, "utf8"));
    document.setIn(path, document.createNode(value));
    writeFileSync(file, String(document));
  };
  const add = (name: string, text: string) => {
    const file = join(root, "content", name);
    writeFileSync(file, `${readFileSync(file, "utf8")}\n${text}\n`);
  };
  cpSync(join(project, "public/icon-512.png"), join(root, "content/pictures/plant-logo.png"));
  const { names } = parseDocument(
    readFileSync(join(root, "content/customers.yaml"), "utf8"),
  ).toJS();
  edit(
    "customers.yaml",
    ["logos"],
    [
      {
        file: "plant-logo.png",
        alt: names[0].replace("(sample) ", ""),
        rights: "Drawn by ourselves",
      },
    ],
  );
  edit("site.yaml", ["callUs"], "(sample) Call us");
  edit("pages/careers.yaml", ["bands", 0, "secondary", "href"], "/#stories-title");
  add("blog/contractor-trends-part-one/index.md", "See [who works with us](/#customers-title).");
}

beforeAll(() =>
  beginForAll(async (onEnd) => {
    const root = mkdtempSync(join(tmpdir(), "launch-test-"));
    onEnd(() => rmSync(root, { recursive: true }));
    composeSample(root);
    addSamples(root);
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
  }),
);

const getWords = ({ html }: { html: string }) => {
  const $ = load(html);
  $("script, style").remove();
  return $("body").text().replaceAll(/\s+/g, " ");
};

test("every page has the status as long as there are samples, and one sign for each", () => {
  for (const page of preliminary) {
    const status = page.$(`footer a[href="${words.status.list.href}"]`);
    expect(status.length, page.path).toBe(1);
  }
  const home = preliminary.find(({ path }) => path === "/");
  expect(home?.$('footer a[href^="tel:"]').length).toBe(1);
  expect(home?.html).toContain('"telephone":"+');
  const figures = preliminary.find(({ path }) => path === "/how-it-works/");
  for (const [page, least] of [
    [home, 12],
    [figures, 15],
  ] as const) {
    const signs = page?.$(`[role="img"][aria-label="${words.mark}"]`).length;
    expect(signs, page?.path).toBeGreaterThan(least);
  }
  const list = preliminary.find(({ path }) => path === "/disclaimer/");
  expect(list?.$("#samples").closest("section").text()).toContain(words.kinds[0]?.name);
});

test("the launch shows no sample, no sign and no status", () => {
  expect(launch.map(({ path }) => path)).toEqual(preliminary.map(({ path }) => path));
  // A name such as "Refinery" is also a word of other texts; a sentence is not.
  const sentences = leftOut.filter((text) => text.length > 24);
  expect(sentences.length).toBeGreaterThan(5);
  for (const page of launch) {
    const text = getWords(page);
    expect(
      sentences.filter((each) => text.includes(each)),
      page.path,
    ).toEqual([]);
    expect(text).not.toContain(words.status.value);
    expect(page.$('footer a[href^="tel:"]').length, page.path).toBe(0);
    expect(page.$(`[aria-label="${words.mark}"]`).length, page.path).toBe(0);
  }
});

test("what is made of samples alone is gone, and every link leads somewhere", async () => {
  const home = launch.find(({ path }) => path === "/");
  expect(home?.$("#stories-title, #customers-title, blockquote").length).toBe(0);
  const find = {
    findPage: (path: string) => launch.find((page) => page.path === path),
    hasFile: (path: string) => existsSync(join(client, path)),
  };
  for (const page of launch) {
    const faults = listLinks(page).flatMap((link) => findLinkFault(link, find) ?? []);
    expect(faults, page.path).toEqual([]);
    const empty = page.$("ul, ol, dl, section, figure").filter((_, each) => {
      const part = page.$(each);
      return part.text().trim() === "" && part.find("img, svg, input").length === 0;
    });
    expect(empty.map((_, each) => page.$.html(each).slice(0, 120)).get(), page.path).toEqual([]);
  }
});

test("every page that something is gone from is valid HTML", async () => {
  const sign = `main [role="img"][aria-label="${words.mark}"]`;
  const changed = preliminary.filter(({ $ }) => $(sign).length > 0).map(({ path }) => path);
  expect(changed).toContain("/");
  for (const { html, path } of launch) {
    if (changed.includes(path)) expect(await findInvalidHtml(html), path).toEqual([]);
  }
});
