import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ContentCopy, project } from "../../tests/content-copy.ts";
import { composeSample } from "../../tests/sample/compose-sample.ts";

const content = new ContentCopy((root) => {
  composeSample(root);
  const downloads = join(root, "public/downloads");
  rmSync(join(root, "public"));
  mkdirSync(downloads, { recursive: true });
  cpSync(join(project, "public/downloads/tool-cases.json"), join(downloads, "tool-cases.json"));
});

test("links to the downloads that the build makes are right before it has made them", async () => {
  expect(await content.findFaults()).toEqual([]);
});
