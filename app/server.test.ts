import { expect, test } from "vitest";
import { createReader } from "../build-site/content/read-content.ts";
import { getPageFile } from "../build-site/draw-pages.ts";
import { project } from "../tests/content-copy.ts";
import { listPages, readPictures } from "./server.tsx";

const read = createReader({ root: project, hasDrafts: true, pictures: readPictures() });

test("no two pages are at one address", () => {
  const files = listPages(read).map(({ address }) => getPageFile(address));
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
});
