import { expect, test } from "vitest";
import { ContentCopy } from "../../../tests/content-copy.ts";
import { drawPage } from "../../../tests/draw-page.ts";

const content = new ContentCopy();
const slug = "contractor-trends-part-one";
const file = `blog/${slug}/index.md`;

/** The sample's articles have no step of their own. */
const writeStep = (href: string) => {
  const step = `nextStep: { title: One, subtitle: Two, link: { label: Go, href: ${href} } }`;
  content.replace(file, "\n---\n", `\n${step}\n---\n`);
};
const listClosingLinks = () => {
  const $ = drawPage(content.root, `/blog/${slug}`);
  return $?.("main section")
    .last()
    .find("a")
    .map((_, link) => $(link).attr("href"))
    .get();
};

test("an article ends in its own step, beside those that every article ends in", () => {
  const closing = listClosingLinks() ?? [];
  writeStep("/tools/scaffold-cost");
  const [own, ...others] = listClosingLinks() ?? [];
  expect(own).toBe("/tools/scaffold-cost");
  expect(others.toSorted()).toEqual(closing.toSorted());
});

test("a step that leads nowhere is a fault, in its line", async () => {
  writeStep("/tools/scafold-cost");
  const faults = await content.findFaults();
  expect(faults.map(({ file, field }) => [file, field])).toEqual([
    [`content/${file}`, "nextStep.link.href"],
  ]);
});
