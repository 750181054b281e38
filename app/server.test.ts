import { expect, test } from "vitest";
import { getPageFile } from "../build-site/draw-pages.ts";
import { listPageFiles } from "../build-site/page-files.ts";
import { createReader } from "../build-site/sources/read-content.ts";
import { project } from "../tests/content-copy.ts";
import { listPages, readPictures } from "./server.tsx";

const read = createReader({ root: project, hasDrafts: true, pictures: readPictures() });
const pages = listPages(read);

test("no two pages are at one address", () => {
  const files = pages.map(({ address }) => getPageFile(address));
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
});

test.each([
  ["/", "content/pages/home.yaml"],
  ["/modules/invoicing", "content/module-pages/invoicing.yaml"],
  ["/tools/hours-gap", "content/pages/calculator-hours-gap.yaml"],
  ["/privacy", "content/legal/privacy.md"],
  ["/blog", "content/pages/blog.yaml"],
  ["/blog/contractor-trends-part-one", "content/blog/contractor-trends-part-one/index.md"],
])("of the files of %s, %s comes first", (path, file) => {
  const page = pages.find(({ address }) => "path" in address && address.path === path);
  const [first, ...others] = page ? listPageFiles(project, page) : [];
  expect(first).toBe(file);
  expect(others).toContain("content/chrome.yaml");
});
