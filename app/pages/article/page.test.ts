import { expect, test } from "vitest";
import { readContent } from "../../../build-site/sources/read-content.ts";
import { ContentCopy } from "../../../tests/content-copy.ts";
import { drawPage } from "../../../tests/draw-page.ts";
import { articles } from "../../parts/articles/schema.ts";
import { formatArticleDay } from "../../parts/ui/dates.ts";
import { articlePage } from "./schema.ts";

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

test("an article says when, how long, what about, from which sources, and what is related", () => {
  const article = readContent(content.root, articles).find(({ sources }) => sources);
  if (!article) throw new Error("the sample has no article with sources");
  const $ = drawPage(content.root, `/blog/${article.slug}`);
  const facts = $?.("header dl").text().replace(/\s/g, " ");
  for (const fact of [formatArticleDay(article.date, "en-US"), article.readTime, article.category])
    expect(facts).toContain(fact);
  for (const { publisher, title, url } of article.sources ?? [])
    expect($?.(`main li:contains("${publisher}") a[href="${url}"]`).text()).toContain(title);
  const { defaultRelated, related } = readContent(content.root, articlePage);
  expect($?.(`section:has(h2:contains("${related.title}")) a`)).toHaveLength(defaultRelated.length);
});
