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
const listLinks = (place: string) => {
  const $ = drawPage(content.root, `/blog/${slug}`);
  return $?.(`main ${place} a`)
    .map((_, link) => $(link).attr("href"))
    .get();
};

test("an article's text ends in its own step, its page in the step of the specification", () => {
  const closing = listLinks("section:last-of-type");
  writeStep("/tools/scaffold-cost");
  expect(listLinks("article section:last-of-type")).toEqual(["/tools/scaffold-cost"]);
  expect(listLinks("> section:last-of-type")).toEqual(closing);
  expect(closing?.slice(0, 2)).toEqual(["/modules/scopebuild", "/contact/"]);
});
