import { resolve } from "node:path";
import { expect, test } from "vitest";
import { listBlogPaths } from "../../app/content.ts";
import { getArticlePath, isBuiltPath, publicPaths, redirects } from "../../app/routes.ts";
import { readAddressedPages, readBuiltFile } from "./built-site.ts";

const blogPaths = listBlogPaths(resolve(import.meta.dirname, "../.."), { drafts: false });

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
    ...publicPaths.map((path) => `${path}  ${isBuiltPath(path) ? "page" : "reserved"}`),
    ...specifiedArticles.map((path) => `${path}  ${blogPaths.includes(path) ? "page" : "gone"}`),
    ...Object.entries(redirects).map(([from, to]) => `${from}  → ${to}`),
  ];
  expect(contract.join("\n")).toMatchSnapshot();
});

test("every page of the contract that is not reserved is built, and nothing else", () => {
  const built = readAddressedPages().map(({ path }) => path);
  const expected = [...publicPaths.filter(isBuiltPath), ...blogPaths].map((path) =>
    path.replace(/\/?$/, "/"),
  );
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
