import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { group, list, text } from "content-model/fields";
import { pictureName } from "content-model/formatted-text";
import type { PictureSource } from "content-model/media-fields";
import { contentFile } from "content-model/source";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { oldAddresses } from "../../app/fields/redirects-schema.ts";
import { articles } from "../../app/parts/articles/schema.ts";
import { changeHead } from "../../tests/parse-article.ts";
import { makeTemporaryFolder } from "../../tests/server/site-fixture.ts";
import { createReader } from "./read-content.ts";

const picture: PictureSource = {
  src: "/plant.png",
  width: 4,
  height: 3,
  srcSet: "/plant.avif 960w",
  anchors: {},
};
const scenes = contentFile("scenes.yaml", list(group({ name: text(), picture: pictureName() })));

const root = makeTemporaryFolder(afterAll);
beforeAll(() => {
  writeArticle("older", "2025-01-01");
  writeArticle("newer", "2025-02-01");
  writeArticle("unfinished", "2025-03-01", "draft: true");
  writeFileSync(join(root, "content/redirects.yaml"), "[]\n");
  writeFileSync(join(root, "content/scenes.yaml"), "- { name: Plant, picture: plant }\n");
});

function writeArticle(slug: string, date: string, line = "featured: false") {
  const fields = [`title: ${slug}`, `date: ${date}`, "picture: plant", ...line.split("\n")];
  const head = changeHead(...fields).join("\n");
  mkdirSync(join(root, "content/blog", slug), { recursive: true });
  writeFileSync(join(root, "content/blog", slug, "index.md"), `---\n${head}\n---\ntext\n`);
}

const makeReader = ({ hasDrafts = false, pictures = new Map([["plant", picture]]) } = {}) =>
  createReader({ root, hasDrafts, pictures });

test("articles come the newest first, drafts where they are asked for", () => {
  const getSlugs = (hasDrafts: boolean) =>
    makeReader({ hasDrafts })(articles).map(({ slug }) => slug);
  expect(getSlugs(false)).toEqual(["newer", "older"]);
  expect(getSlugs(true)).toEqual(["unfinished", "newer", "older"]);
});

test("an article is online from the day it is to be published until its last, and then leads on", () => {
  writeArticle("dated", "2025-03-05", "publish: 2025-03-05\nuntil: { day: 2025-03-20, to: /try }");
  onTestFinished(() => rmSync(join(root, "content/blog/dated"), { recursive: true }));
  const isListed = () => makeReader()(articles).some(({ slug }) => slug === "dated");
  const leadsTo = () => makeReader()(oldAddresses)["/blog/dated"];
  onTestFinished(() => void vi.useRealTimers());
  for (const [now, listed, target] of [
    ["2025-03-04", false, undefined],
    ["2025-03-05", true, undefined],
    ["2025-03-20", true, undefined],
    ["2025-03-21", false, "/try"],
  ] as const) {
    vi.useFakeTimers({ now: new Date(`${now}T12:00:00Z`), toFake: ["Date"] });
    expect([now, isListed(), leadsTo()]).toEqual([now, listed, target]);
  }
});

test("the name of a picture becomes its files; one that is not rendered is named", () => {
  expect(makeReader()(scenes)).toEqual([{ name: "Plant", picture }]);
  const read = makeReader({ pictures: new Map() });
  expect(() => read(scenes)).toThrow('no picture "plant"; render it with: npm run art plant');
});
