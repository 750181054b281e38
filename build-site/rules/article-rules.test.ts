import { parseContentFile } from "content-model/content-file";
import { checkEachDay, getDates } from "content-model/entries";
import type { YamlSource } from "content-model/source";
import { expect, test } from "vitest";
import { redirects } from "../../app/fields/redirects-schema.ts";
import { blogPage } from "../../app/pages/blog/schema.ts";
import { getArticlePath } from "../../app/routes.ts";
import { changeHead } from "../../tests/parse-article.ts";
import { parseArticleFile } from "../sources/article-file.ts";
import { listLinks } from "../sources/check-links.ts";
import { checkArticles } from "./article-rules.ts";
import type { EditionContent } from "./edition-content.ts";

/** An article of this site that fits; its body begins on line 10. */
function make(slug: string, lines: string[] = [], body = "text") {
  const source = ["---", ...changeHead(`title: ${slug}`, ...lines), "---", body].join("\n");
  return parseArticleFile(`content/blog/${slug}/index.md`, slug, source, () => undefined);
}

/** What is wrong with these articles, today or later, beside a page that links to one of them. */
function findFaults(
  articles: ReturnType<typeof make>[],
  page = "more:\n  href: /blog/first-test",
): string[] {
  const articleFiles = [make("first-test"), make("a-draft", ["draft: true"]), ...articles];
  const home = parseContentFile("content/pages/home.yaml", page);
  const pages = articleFiles.map(({ slug, content: file, article }) => ({
    path: getArticlePath(slug),
    file,
    dates: getDates(file, article),
  }));
  const written = new Map<YamlSource, unknown>([
    [blogPage, { categories: ["Technology", "Best Practices"] }],
    [
      redirects,
      [
        { from: "/blog/second-test", to: "/blog/its-new-name" },
        { from: "/blog/deleted", to: "/blog" },
      ],
    ],
  ]);
  const writers = ["the-team", "a-planner"].map((name) => ({
    file: `content/authors/${name}.yaml`,
  }));
  const edition = {
    articleFiles,
    pages,
    gone: [],
    links: listLinks([home, ...articleFiles.map(({ content }) => content)], articleFiles),
    find: () => ({ checked: { files: writers } }),
    get: (source: YamlSource) => written.get(source),
    getFile: () => undefined,
  } as unknown as EditionContent;
  const dates = new Map(pages.map(({ file, dates }) => [file.file, dates]));
  return checkEachDay(dates, (view) => checkArticles(edition, view)).map(
    ({ file, line, field, message }) => `${file}:${line} ${field}: ${message}`,
  );
}

test("articles that fit have no fault", () => {
  expect(
    findFaults([make("a-test", ["relatedPosts: [first-test]"], "[x](/blog/first-test)")]),
  ).toEqual([]);
});

test.each<[string, string[], string]>([
  ["a picture", ["picture: persona-maintenence"], 'did you mean "persona-maintenance"?'],
  [
    "a related article",
    ["relatedPosts: [first-tset]"],
    'relatedPosts[0]: "first-tset" is not an article (they are in content/blog); did you mean "first-test"?',
  ],
  ["a related draft", ["relatedPosts: [a-draft]"], '"a-draft" is not online'],
  [
    "one that was renamed",
    ["relatedPosts: [second-test]"],
    '"second-test" is gone, and its address leads to /blog/its-new-name',
  ],
  ["one that was deleted", ["relatedPosts: [deleted]"], '"deleted" is gone; choose another'],
  ["itself as related", ["relatedPosts: [a-test]"], "is this article itself"],
])("%s that does not fit is a fault", (_name, lines, fault) => {
  expect(findFaults([make("a-test", lines)])).toEqual([expect.stringContaining(fault)]);
});

test.each([
  ["more:\n  href: /blog/deleted", "leads to /blog; write that"],
  ["articles:\n  - href: /blog/deleted", '"deleted" is gone; choose another article here'],
])("what to write in place of an article that was deleted depends on %j", (page, fault) => {
  expect(findFaults([], page)).toEqual([expect.stringContaining(fault)]);
});

test("an article that has had its time can be linked to, because its address leads on", () => {
  const gone = make("gone", ["until: { day: 2025-02-01, to: /modules }"]);
  expect(findFaults([gone, make("a-test", ["relatedPosts: [gone]"], "[x](/blog/gone)")])).toEqual(
    [],
  );
});

test("a third featured article is a fault today, even if it comes later", () => {
  const articles = ["a-test", "b-test"].map((slug) => make(slug, ["featured: true"]));
  const later = make("c-test", ["featured: true", "publish: 2099-01-15"]);
  expect(findFaults([...articles, later])).toEqual([
    expect.stringMatching(/c-test.* featured: from 2099-01-15 on, is one too many/),
  ]);
  const last = make("d-test", ["featured: true", "until: { day: 2099-01-14, to: /modules }"]);
  expect(findFaults([...articles.slice(1), later, last])).toEqual([]);
});

const first = "publish: 2099-01-15";
const end = "until: { day: 2099-01-14, to: /blog/b-test }";
test.each<[string, string[], string[], RegExp | undefined]>([
  ["a draft to a draft", ["draft: true"], ["draft: true"], undefined],
  ["to one that begins with it", [first], [first], undefined],
  ["to one that begins later", [first], ["publish: 2099-02-01"], /from 2099-01-15 on, "b-test" is/],
  ["to one that begins when it ends", [end], [first], undefined],
  [
    "to one that begins after it ended",
    [end],
    ["publish: 2099-02-01"],
    /until.to: from 2099-01-15/,
  ],
])("a link from an article: %s", (_name, lines, linked, fault) => {
  const text = lines.includes(end) ? "text" : "[x](/blog/b-test)";
  const faults = findFaults([make("a-test", lines, text), make("b-test", linked)]);
  expect(faults).toEqual(fault ? [expect.stringMatching(fault)] : []);
});

test("a link to no article, or to a draft, is found wherever it is", () => {
  expect(
    findFaults([make("a-test", [], "\n[x](/blog/first-tes)")], "more:\n  href: /blog/a-draft"),
  ).toEqual([
    'content/pages/home.yaml:2 more.href: "a-draft" is not online, so visitors do not see it; leave it out until it is, or name another page',
    expect.stringMatching(/a-test\/index\.md:11 .*did you mean "first-test"\?$/),
  ]);
});
