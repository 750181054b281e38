import { describe, expect, onTestFinished, test, vi } from "vitest";
import { changeHead, file, getFaults, head, parse } from "../../tests/parse-article.ts";
import { parseArticleFile } from "./article-file.ts";

describe("an article that fits", () => {
  test("has headings with ids, and the second level in its table of contents", () => {
    const { article, html } = parse("## One\n\ntext\n\n### `06:10` Two\n\n## One");
    expect(article?.headings).toEqual([
      { id: "one", text: "One" },
      { id: "one-2", text: "One" },
    ]);
    expect(html).toContain('<h3 id="two"><code>06:10</code> Two</h3>');
  });

  test("is read at 160 words a minute, unless its head says otherwise", () => {
    expect(parse("word ".repeat(161)).article?.readTime).toBe("2 min");
    expect(parse("word", [...head, "readTime: 10 min"]).article?.readTime).toBe("10 min");
  });

  test("has drawings in the page, with words for what they show", () => {
    const { html } = parse('Text\n\n![A "line"](a.svg "Caption")');
    expect(html).toContain('<figure class="drawing"><svg viewBox="0 0 10 10" role="img"');
    expect(html).toContain('aria-label="A &quot;line&quot;"');
    expect(html).toContain("<figcaption>Caption</figcaption>");
  });

  test("has tables that scroll by themselves, without inline styles", () => {
    const { html } = parse("| A | B |\n| - | -: |\n| x | 1 |\n\nTable: What is *in* it");
    expect(html).toContain('role="region" tabindex="0" aria-label="What is in it"');
    expect(html).toContain('<td data-align="right">1</td>');
    expect(html).not.toContain("style=");
  });

  test("names the columns of a wide table of words in its cells, for phones", () => {
    const rows = "| A | B | C | D |\n| - | - | - | - |\n| x | y | [ ] z | |\n| w | | | |";
    const { html } = parse(`${rows}\n\nTable: What`);
    expect(html).toContain('<figure class="table records">');
    expect(html).toContain('<td data-column="C"><span class="check-box"></span>z</td>');
    expect(html).toContain('<td data-column="A">w</td>');
  });

  test("may have lines to tick and links to places in it", () => {
    const { html, faults } = parse("## Here\n\n- [ ] [Look](#here)");
    expect(faults).toEqual([]);
    expect(html).toContain('<li class="task"><a href="#here">Look</a></li>');
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

const end = "until: { day: 2025-02-01, to: /modules }";

describe("an article that does not fit", () => {
  test.each<[string, string, string]>([
    ["a link to no page", "and [x](/moduls/x)", '10 : "/moduls/x" is not a page on this site'],
    ["a link to no heading", "[x](#nowhere)", '10 : "#nowhere" is not a heading'],
    ["a heading of the first level", "# One", "10 : the title belongs in the head"],
    ["a table without caption", "| A |\n| - |\n| x |", "10 : a table needs a caption"],
    ["a drawing that is not there", "![x](b.svg)", "10 : b.svg is not a drawing"],
    ["a picture without words", "![](a.svg)", "10 : a.svg needs words"],
    ["a picture inside a text", "see ![x](a.svg)", "10 : a picture needs a paragraph"],
    ["an empty body", "", "10 : has no text"],
    ["a heading without its space", "##One", "10 : ##One would be shown as it is written, exp"],
    ["a link with a space", "[x] (/try)", "10 : [x] (/try) would be shown as it is written"],
    ["a comment of HTML", "A <!-- later -->", "10 : <!-- would be shown as it is written"],
    ["a table without its second line", "| A |\n| x |", "10 : | A | would be shown"],
    ["a cell too many", "| A |\n| - |\n| x | y |\n\nTable: x", "12 : has 2 cells, expected at"],
    ["an accidental indent", "A\n\n    x", "12 : begins with four spaces"],
    ["a block of code", "```\nx\n```", "10 : ``` begins a block of code"],
    ["the mark of a sample", "\n(sample) x", '11 : has "(sample)" in the text'],
  ])("%s", (_name, body, fault) => {
    expect(getFaults(body)[0]).toContain(fault);
  });

  test.each<[string, string]>([
    ["<script>x</script>", "<script> is not accepted"],
    ['<path style="fill:red" d="M0 0"/>', "style of <path> is not accepted"],
    ['<path onclick="x" d="M0 0"/>', "onclick of <path> is not accepted"],
    ['<path class="lines" d="M0 0"/>', 'did you mean "line"?'],
  ])("a drawing with %s", (inside, fault) => {
    const svg = `<svg viewBox="0 0 10 10">${inside}</svg>`;
    expect(getFaults("![x](a.svg)", head, svg)[0]).toContain(fault);
  });

  test.each<[string, string[], string | undefined]>([
    ["a date to come", ["date: 2025-02-02"], '4 date: "2025-02-02" is in the future; add a line'],
    ["one with the day to publish", ["date: 2025-02-02", "publish: 2025-02-02"], undefined],
    ["an end before the start", ["publish: 2025-03-01", end], '"2025-02-01" is before publish'],
  ])("%s on February 1, 2025", (_name, lines, fault) => {
    vi.useFakeTimers({ now: new Date("2025-02-01T09:00:00Z"), toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    expect(getFaults("text", changeHead(...lines))).toEqual(
      fault ? [expect.stringContaining(fault)] : [],
    );
  });

  test("a field of the head is at fault in its own line", () => {
    expect(getFaults("text", changeHead("excerpt: Short."))[0]).toContain(
      "3 excerpt: is 6 characters long, expected 50 to 160",
    );
  });

  test("a file without head, and none at all", () => {
    const find = (source?: string) =>
      parseArticleFile(file, "a-test", source, () => undefined).faults[0]?.message;
    expect(find("text")).toContain("has no head");
    expect(find(undefined)).toContain("is missing");
  });

  test("a folder whose name cannot be an address", () => {
    for (const slug of ["404", "index"]) {
      const { faults } = parseArticleFile(file, slug, `---\n${head.join("\n")}\n---\nx`, () => "");
      expect(faults[0]?.message).toContain(`"${slug}" can't be an address`);
    }
  });
});
