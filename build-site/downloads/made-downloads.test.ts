import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { editions } from "../../app/editions.ts";
import { ContentCopy, project } from "../../tests/content-copy.ts";
import { composeSample } from "../../tests/sample/compose-sample.ts";
import { isCurrent, readDownloadTexts, readShiftFile } from "./site-downloads.ts";

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

test("downloads are made again for other words, not for other line ends", () => {
  const [edition] = editions;
  if (!edition) throw new Error("there is no edition");
  const { root } = content;
  const listMarks = () => readDownloadTexts(root, edition).map(({ mark }) => mark);
  const marks = listMarks();
  const shift = readShiftFile(root);
  writeFileSync(join(root, shift.name), shift.text);
  for (const file of globSync("{content,public}/**/*.{md,yaml,csv}", { cwd: root })) {
    const text = readFileSync(join(root, file), "utf8");
    writeFileSync(join(root, file), text.replaceAll("\n", "\r\n"));
  }
  expect(listMarks()).toEqual(marks);
  expect(isCurrent(root, shift.name, readShiftFile(root).text)).toBe(true);
});
