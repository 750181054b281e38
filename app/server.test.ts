import { expect, test } from "vitest";
import { createReader } from "../build-site/content/read-content.ts";
import { getPageFile } from "../build-site/draw-pages.ts";
import { project } from "../tests/content-copy.ts";
import { articles } from "./parts/articles/schema.ts";
import { getArticlePath, publicPaths } from "./routes.ts";
import { listPages, readPictures } from "./server.tsx";

const read = createReader({ root: project, hasDrafts: true, pictures: readPictures() });
const addresses = listPages(read).map(({ address }) => address);

test("no two pages are at one address", () => {
  const files = addresses.map(getPageFile);
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
});

test("every path of the contract and every article has a page, and nothing else", () => {
  const expected = [...publicPaths, ...read(articles).map(({ slug }) => getArticlePath(slug))];
  const paths = addresses.flatMap((address) => ("path" in address ? address.path : []));
  expect(paths.sort()).toEqual(expected.sort());
});
