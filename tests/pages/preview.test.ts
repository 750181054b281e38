import { pathToFileURL } from "node:url";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { editions } from "../../app/editions.ts";
import { getArticlePath, paths } from "../../app/routes.ts";
import { getPageFile, listEditionPages, type Preview } from "../../build-site/draw-pages.ts";
import { getBranchEditAddress } from "../../build-site/edit-address.ts";
import { ContentCopy, project } from "../content-copy.ts";
import { readBuiltPages } from "./built-site.ts";

const content = new ContentCopy();
const branch = "https://github.com/company/site/edit/fix/words";
const app = await import(pathToFileURL(`${project}/build/current/server/server.js`).href);

/** Draws a page of the sample in a preview. */
function open(path: string, changes: Partial<Preview> = {}) {
  const preview = {
    isPreview: true,
    hasBackend: false,
    getEditAddress: (file: string) => getBranchEditAddress(branch, file),
    ...changes,
  };
  const pages = listEditionPages(app, { root: content.root, preview, editions });
  const page = pages.find(({ file }) => file === getPageFile({ path }));
  if (!page) throw new Error(`there is no page ${path}`);
  return load(page.draw({ buildRecord: () => ({ entry: "", preload: [], styles: [] }) }));
}

test("a preview says so, is kept out of search, and links to the file of its page", () => {
  const $ = open(paths.about);
  expect($("[data-preview] p").text()).toContain("Preview");
  expect($('meta[name="robots"]').attr("content")).toBe("noindex");
  expect($("[data-preview] a").first().attr("href")).toBe(`${branch}/content/pages/about.yaml`);
});

test("development links to the file and says nothing else", () => {
  const $ = open(paths.about, { isPreview: false, hasBackend: true });
  expect($("[data-preview] p, meta[name=robots]").length).toBe(0);
  expect($("[data-preview] a").length).toBeGreaterThan(1);
});

test("a preview's form is switched off, and works where it has a backend", () => {
  expect(open(paths.contact)("[inert] form").length).toBe(1);
  const $ = open(paths.contact, { hasBackend: true });
  expect($("form[data-contact-form]").length).toBe(1);
  expect($("[inert] form").length).toBe(0);
});

test("a preview has the articles that are not online yet, with a mark", () => {
  const slug = "contractor-management-pitfalls";
  const file = `blog/${slug}/index.md`;
  const { length } = open(getArticlePath(slug))("article header p");
  content.write(file, content.read(file).replace("---\n", "---\npublish: 2999-01-15\n"));
  expect(open(getArticlePath(slug))("article header p").length).toBe(length + 1);
});

test("the published site has nothing of it", () => {
  const shown = readBuiltPages().filter(({ $ }) => $("[data-preview]").length > 0);
  expect(shown.map(({ path }) => path)).toEqual([]);
});
