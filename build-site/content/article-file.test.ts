import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listArticlePaths } from "../../app/content.ts";
import { listSamples, readAllContent } from "./all-content.ts";
import { parseArticleFile } from "./article-file.ts";
import { ContentError } from "./check-files.ts";

const project = join(import.meta.dirname, "../..");
const file = "content/blog/a-test/index.md";

const head = [
  "title: A test",
  "excerpt: Says in one or two sentences what the reader can do after reading.",
  "date: 2025-01-31",
  "author: the team",
  "category: Technology",
  "picture: persona-maintenance",
  "pictureAlt: A model of a plant.",
];
const drawing = '<svg viewBox="0 0 10 10"><path class="line" d="M0 0h10"/></svg>';

/** An article of these lines; the body begins on line 10. */
function parse(body: string, headLines = head, svg = drawing) {
  const source = ["---", ...headLines, "---", body].join("\n");
  return parseArticleFile(file, "a-test", source, (name) => (name === "a.svg" ? svg : undefined));
}

function getFaults(body: string, headLines?: string[], svg?: string): string[] {
  return parse(body, headLines, svg).faults.map(
    ({ line, field, message }) => `${line} ${field}: ${message}`,
  );
}

const change = (line: string) =>
  head.map((each) => (each.split(":")[0] === line.split(":")[0] ? line : each));

describe("an article that fits", () => {
  test("has headings with ids, and the second level in its table of contents", () => {
    const { article } = parse("## One\n\ntext\n\n### `06:10` Two\n\n## One");
    expect(article?.headings).toEqual([
      { id: "one", text: "One" },
      { id: "one-2", text: "One" },
    ]);
    expect(article?.html).toContain('<h3 id="two"><code>06:10</code> Two</h3>');
  });

  test("is read at 160 words a minute, unless its head says otherwise", () => {
    expect(parse("word ".repeat(161)).article?.readTime).toBe("2 min");
    expect(parse("word", [...head, "readTime: 10 min"]).article?.readTime).toBe("10 min");
  });

  test("shows raw HTML as it was written", () => {
    expect(parse('<script>alert(1)</script> <b onclick="x">b</b>').article?.html).not.toMatch(
      /<(script|b)/,
    );
  });

  test("has drawings in the page, with words for what they show", () => {
    const { article } = parse('Text\n\n![A "line"](a.svg "Caption")');
    expect(article?.html).toContain('<figure class="drawing"><svg viewBox="0 0 10 10" role="img"');
    expect(article?.html).toContain('aria-label="A &quot;line&quot;"');
    expect(article?.html).toContain("<figcaption>Caption</figcaption>");
  });

  test("has tables that scroll by themselves, without inline styles", () => {
    const { article } = parse("| A | B |\n| - | -: |\n| x | 1 |\n\nTable: What is *in* it");
    expect(article?.html).toContain('role="region" tabindex="0" aria-label="What is in it"');
    expect(article?.html).toContain('<td data-align="right">1</td>');
    expect(article?.html).not.toContain("style=");
  });

  test("may have lines to tick and links to places in it", () => {
    const { article, faults } = parse("## Here\n\n- [ ] [Look](#here)");
    expect(faults).toEqual([]);
    expect(article?.html).toContain('<li class="task"><a href="#here">Look</a></li>');
  });

  test("has its questions as HTML and as plain text", () => {
    const faq = `faq: { title: Q, items: [{ question: A?, answer: "See [that](/modules)." }, { question: B?, answer: No. }] }`;
    expect(parse("text", [...head, faq]).article?.faq?.items[0]).toEqual({
      question: "A?",
      answer: 'See <a href="/modules">that</a>.',
      plain: "See that.",
    });
  });
});

describe("an article that does not fit", () => {
  test.each<[string, string, string]>([
    ["a link to no page", "and [x](/moduls)", '10 : "/moduls" is not a page of this site'],
    ["the same on a later line", "\ntext\nand [x](/moduls)", "12 : "],
    ["a link to no heading", "[x](#nowhere)", '10 : "#nowhere" is not a heading'],
    ["a heading of the first level", "# One", "10 : the title stands in the head"],
    ["a level that is left out", "## One\n\n#### Two", "12 : #### skips a level, expected ###"],
    ["a table without caption", "| A |\n| - |\n| x |", "10 : a table needs a caption"],
    ["a picture that is not there", "![x](b.svg)", '10 : "b.svg" is not a drawing'],
    ["a photo", "![x](b.jpg)", '10 : "b.jpg" is not a drawing'],
    ["a picture without words", "![](a.svg)", "10 : a.svg needs words"],
    ["a picture inside a text", "see ![x](a.svg)", "10 : a picture stands in a paragraph"],
    ["an empty body", "", "10 : has no text"],
  ])("%s", (_name, body, fault) => {
    expect(getFaults(body)[0]).toContain(fault);
  });

  test.each<[string, string]>([
    ["<script>x</script>", "<script> is not taken"],
    ['<path style="fill:red" d="M0 0"/>', "style of <path> is not taken"],
    ['<path onclick="x" d="M0 0"/>', "onclick of <path> is not taken"],
    ['<path class="lines" d="M0 0"/>', 'did you mean "line"?'],
  ])("a drawing with %s", (inside, fault) => {
    const svg = `<svg viewBox="0 0 10 10">${inside}</svg>`;
    expect(getFaults("![x](a.svg)", head, svg)[0]).toContain(fault);
  });

  test.each<[string, string]>([
    ["category: Tecnology", '6 category: "Tecnology" is not a category'],
    ["category: Tecnology", 'did you mean "Technology"?'],
    ["date: 2025-02-30", '4 date: found "2025-02-30", expected a date'],
    ["excerpt: Short.", "3 excerpt: is 6 characters long, expected 50 to 160"],
  ])("%s", (line, fault) => {
    expect(getFaults("text", change(line))[0]).toContain(fault);
  });

  test("a field that is not known names the one that was meant", () => {
    expect(getFaults("text", [...head, "featred: true"])[0]).toContain('did you mean "featured"?');
  });

  test("a file without head, and none at all", () => {
    const find = (source?: string) =>
      parseArticleFile(file, "a-test", source, () => undefined).faults[0]?.message;
    expect(find("text")).toContain("has no head");
    expect(find(undefined)).toContain("is missing");
  });

  test("a folder whose name cannot be an address", () => {
    const { faults } = parseArticleFile(file, "404", `---\n${head.join("\n")}\n---\nx`, () => "");
    expect(faults[0]?.message).toContain('"404" is not a slug');
  });

  test.each(["page", "by-title"])("a folder %s would hide pages of the blog", (slug) => {
    const source = ["---", ...head, "---", "text"].join("\n");
    const { faults } = parseArticleFile(file, slug, source, () => undefined);
    expect(faults.map(({ message }) => message)).toEqual([
      `"${slug}" stands for pages of the blog itself, expected another folder name`,
    ]);
  });
});

describe("among the other content", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "articles-"));
    cpSync(join(project, "content"), join(root, "content"), { recursive: true });
    cpSync(join(project, "art/rendered"), join(root, "art/rendered"), {
      recursive: true,
      filter: (path) => !/\.(avif|webp|png)$/.test(path),
    });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(lines: string[], body = "text", slug = "a-test") {
    mkdirSync(join(root, "content/blog", slug), { recursive: true });
    const source = ["---", ...lines, "---", body].join("\n");
    writeFileSync(join(root, "content/blog", slug, "index.md"), source);
  }

  /** Those of articles; the copy lacks files that other content needs. */
  function findFaults(): string[] {
    try {
      readAllContent(root);
    } catch (error) {
      if (error instanceof ContentError) {
        return error.message.split("\n").filter((line) => line.startsWith("content/blog/"));
      }
      throw error;
    }
    return [];
  }

  test("a new article is one file", () => {
    write(head);
    expect(findFaults()).toEqual([]);
    expect(listArticlePaths(root, { drafts: false })).toContain("/blog/a-test");
  });

  test("a draft is checked, but has no address, and nothing may link to it", () => {
    write([...head, "draft: true"]);
    write(change("title: Another test"), "[x](/blog/a-test)", "b-test");
    expect(listArticlePaths(root, { drafts: false })).not.toContain("/blog/a-test");
    expect(findFaults()[1]).toContain('b-test/index.md:10  "a-test" is a draft');
  });

  test.each<[string, string[], string]>([
    ["a picture", change("picture: persona-maintenence"), 'did you mean "persona-maintenance"?'],
    [
      "a related article",
      [...head, "relatedPosts: [contractor-trends-part-on]"],
      'relatedPosts[0]: "contractor-trends-part-on" is not an article (content/blog has them); did you mean "contractor-trends-part-one"?',
    ],
    ["itself as related", [...head, "relatedPosts: [a-test]"], "is this article itself"],
    ["a third featured one", [...head, "featured: true"], "is one too many"],
    [
      "a title that is taken",
      change("title: Who Still Needs This Scaffold?"),
      "is already the title of content/blog/scaffold-waste-tech-solution/index.md",
    ],
  ])("%s that does not fit", (_name, lines, fault) => {
    write(lines);
    expect(findFaults().join("\n")).toContain(fault);
  });

  test("a link to an article that does not exist is found wherever it stands", () => {
    write(head, "\n[x](/blog/contractor-trends-part-tw)");
    expect(findFaults()).toEqual([
      expect.stringMatching(/a-test\/index\.md:11 .*did you mean "contractor-trends-part-two"\?$/),
    ]);
  });

  test("a file that no article uses is not content", () => {
    write(head);
    writeFileSync(join(root, "content/blog/a-test/notes.txt"), "");
    expect(findFaults()[0]).toContain("a-test/notes.txt:1  is not a file of the content");
  });

  test("samples in a head are listed before launch", () => {
    write(change("author: !sample A name"));
    expect(listSamples(root)).toContainEqual({
      file,
      line: 5,
      field: "author",
      value: "A name",
    });
  });

  test("new:article makes a draft that fits", () => {
    const run = () =>
      spawnSync(process.execPath, [
        join(project, "scripts/new-article.ts"),
        ...["What a Standing Scaffold Costs: Part 1", "--root", root],
      ]);
    expect(run().status).toBe(0);
    const made = "content/blog/what-a-standing-scaffold-costs-part-1/index.md";
    expect(existsSync(join(root, made))).toBe(true);
    expect(findFaults()).toEqual([]);
    expect(run().status).toBe(1);
  });
});
