import { join } from "node:path";
import { expect, test } from "vitest";
import { editions } from "../../app/editions.ts";
import type { Edition } from "../../app/engine/page-record.ts";
import { oldAddresses } from "../../app/fields/redirects-schema.ts";
import { articles } from "../../app/parts/articles/schema.ts";
import { getArticlePath, getCanonicalPath, publicPaths, redirects } from "../../app/routes.ts";
import { entryPages } from "../../build-site/sources/entry-pages.ts";
import { readContent } from "../../build-site/sources/read-content.ts";
import { project } from "../content-copy.ts";
import { readAddressedPages } from "./built-site.ts";

/** The paths of an edition's entries of open folders, such as articles and jobs, without its prefix. */
function listEntryPaths({ folder }: Edition): string[] {
  const root = join(project, folder);
  const online = readContent(root, articles).filter(({ draft }) => !draft);
  const pages = entryPages.flatMap(({ source, getPath, hasPage }) =>
    readContent(root, source)
      .filter(({ slug, draft }) => !draft && (hasPage?.(slug, online) ?? true))
      .map(({ slug }) => getPath(slug)),
  );
  return [...online.map(({ slug }) => getArticlePath(slug)), ...pages];
}

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
    ...Object.entries(redirects).map(([from, to]) => `${from}  → ${to}`),
  ];
  expect(contract.join("\n")).toMatchSnapshot();
});

test("the articles of the specification are there, or their addresses lead on", () => {
  const answered = [
    ...listEntryPaths(editions[0]),
    ...Object.keys(readContent(project, oldAddresses)),
  ];
  expect(specifiedArticles.filter((path) => !answered.includes(path))).toEqual([]);
});

test("every page of the contract and of the content is built, and nothing else", () => {
  const built = readAddressedPages().map(({ path }) => path);
  const expected = editions.flatMap((edition) =>
    [...publicPaths, ...listEntryPaths(edition)].map(
      (path) => edition.prefix + getCanonicalPath(path),
    ),
  );
  expect(built.sort()).toEqual(expected.sort());
});
