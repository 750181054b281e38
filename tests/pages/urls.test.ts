import { expect, test } from "vitest";
import { articles } from "../../app/parts/articles/schema.ts";
import { getArticlePath, getCanonicalPath, publicPaths, redirects } from "../../app/routes.ts";
import { readContent } from "../../build-site/content/read-content.ts";
import { project } from "../content-copy.ts";
import { readAddressedPages, readBuiltFile } from "./built-site.ts";

const published = readContent(project, articles).filter(({ draft }) => !draft);
const articlePaths = published.map(({ slug }) => getArticlePath(slug));

/** The articles of the specification, which keep their addresses whatever is written later. */
const specifiedArticles = [
  "contractor-management-pitfalls",
  "contractor-trends-part-two",
  "scaffold-waste-tech-solution",
  "contractor-management-health-checks",
  "contractor-invoicing-challenges",
  "contractor-management-digitalization",
  "contractor-trends-part-one",
].map(getArticlePath);

test("the public addresses are the agreed ones", () => {
  const contract = [
    ...publicPaths,
    ...specifiedArticles.filter((path) => articlePaths.includes(path)),
    ...Object.entries(redirects).map(([from, to]) => `${from}  → ${to}`),
  ];
  expect(contract.join("\n")).toMatchSnapshot();
});

test("every page of the contract and every article is built, and nothing else", () => {
  const built = readAddressedPages().map(({ path }) => path);
  const expected = [...publicPaths, ...articlePaths].map(getCanonicalPath);
  expect(built.sort()).toEqual(expected.sort());
});

test("the sitemap lists the canonical address of every built page", () => {
  const listed = [...readBuiltFile("/sitemap.xml").matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => url,
  );
  const canonical = readAddressedPages().map(({ $ }) => $('link[rel="canonical"]').attr("href"));
  expect(listed.sort()).toEqual(canonical.sort());
});

test("robots.txt names the sitemap", () => {
  expect(readBuiltFile("/robots.txt")).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m);
});
