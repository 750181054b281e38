import { describe, expect, onTestFinished, test, vi } from "vitest";
import { parseArticleFile } from "./article-file.ts";

const file = "content/blog/a-test/index.md";

const head = [
  "title: A test",
  "excerpt: Says in one or two sentences what the reader can do after reading.",
  "date: 2025-01-31",
  "author: the-team",
  "category: Technology",
  "picture: persona-maintenance",
  "pictureAlt: A model of a plant.",
];
const drawing = '<svg viewBox="0 0 10 10"><path class="line" d="M0 0h10"/></svg>';

/** An article of these lines; the body begins on line 10. */
function parse(body: string, headLines = head, svg = drawing, names: string[] = []) {
  const source = ["---", ...headLines, "---", body].join("\n");
  const read = (name: string) => (name === "a.svg" ? svg : undefined);
  const parsed = parseArticleFile(file, "a-test", source, read, names);
  const html = parsed.article?.parts.map((part) => ("html" in part ? part.html : "")).join("");
  return { ...parsed, html };
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

describe("own pictures and videos", () => {
  const rights = "rights: A photo by the team.";
  const pictures = `pictures: [{ file: gate.jpg, ${rights} }]`;
  const film =
    "videos: [{ id: walk, poster: gate.jpg, file: /files/walk.mp4, captions: /files/walk.vtt }]";
  const withPhoto = [...head, pictures];
  const parsePhoto = (body: string, lines: string[], names = ["gate.jpg"]) =>
    parse(`Text\n\n${body}`, lines, drawing, names);
  const find = (...parameters: Parameters<typeof parsePhoto>) =>
    parsePhoto(...parameters).faults.map(({ line, message }) => `${line} ${message}`);

  test("are parts between the text, with caption and credit", () => {
    const credited = [...head, pictures.replace(" }]", ", credit: Photo by a friend }]")];
    const { article } = parsePhoto('![A gate](./gate.jpg "At *dusk*")\n\nB', credited);
    expect(article?.parts).toEqual([
      { html: "<p>Text</p>\n" },
      {
        picture: "blog/a-test/gate.jpg",
        alt: "A gate",
        caption: "At <em>dusk</em>",
        credit: "Photo by a friend",
        video: undefined,
      },
      { html: "<p>B</p>\n" },
    ]);
  });

  test("may be in the head, where they are larger", () => {
    const lines = withPhoto.with(5, "picture: ./gate.jpg");
    const { article, pictures: uses } = parsePhoto("text", lines);
    expect(article?.picture).toBe("blog/a-test/gate.jpg");
    expect(uses).toMatchObject([{ line: 7, field: "picture", leastWidth: 1200 }]);
  });

  test("a video is shown by its id, with its poster", () => {
    const { article, faults } = parsePhoto("![A walk](video:walk)", [...withPhoto, film]);
    expect(faults).toEqual([]);
    expect(article?.parts.slice(1)).toMatchObject([
      { picture: "blog/a-test/gate.jpg", alt: "A walk", video: { file: "/files/walk.mp4" } },
    ]);
  });

  test.each<[string, string, string[], string[], string]>([
    ["without rights", "![A](gate.jpg)", head, ["gate.jpg"], "12 gate.jpg has no rights line"],
    [
      "that are not there",
      "![A](gat.jpg)",
      withPhoto,
      ["gate.jpg"],
      '13 "gat.jpg" is not a picture in this article\'s folder; did you mean "gate.jpg"?',
    ],
    [
      "beside a drawing",
      "![A](photo.jpg)",
      head,
      ["sketch.svg"],
      '12 "photo.jpg" is not a picture in this article\'s folder',
    ],
    ["without words", "![](gate.jpg)", withPhoto, ["gate.jpg"], "13 gate.jpg needs words"],
    [
      "in a list",
      "- ![A](gate.jpg)",
      withPhoto,
      ["gate.jpg"],
      "13 a picture needs a paragraph of its own",
    ],
    ["that are not shown", "text", withPhoto, ["gate.jpg"], "9 gate.jpg is not shown"],
    ["in the folder alone", "text", head, ["night.jpg"], "1 is not shown in the article"],
    [
      "that are videos",
      "![A](walk.mp4)",
      head,
      [],
      '12 "walk.mp4" is not a picture in this article\'s folder; a video goes into content/files',
    ],
    [
      "a video that is not shown",
      "![A](gate.jpg)",
      [...withPhoto, film],
      ["gate.jpg"],
      "10 is not shown; expected ![What it shows](video:walk)",
    ],
    [
      "a video of another name",
      "![A](video:wal)",
      [...withPhoto, film],
      ["gate.jpg"],
      'did you mean "video:walk"?',
    ],
    [
      "a video without captions",
      "![A](video:walk)",
      [...withPhoto, film.replace(/, captions.*vtt/, "")],
      ["gate.jpg"],
      "10 needs captions",
    ],
    [
      "a video in two places",
      "![A](video:walk)",
      [...withPhoto, film.replace(" }]", ", link: https://a.example }]")],
      ["gate.jpg"],
      "10 expected either a file or a link",
    ],
  ])("%s", (_name, body, lines, names, fault) => {
    expect(find(body, lines, names)[0]).toContain(fault);
  });

  test("a video without sound says why it has no captions", () => {
    const silent = film.replace("captions: /files/walk.vtt", "noCaptions: It has no sound.");
    expect(find("![A walk](video:walk)", [...withPhoto, silent])).toEqual([]);
  });
});

describe("sources", () => {
  const url = "https://source.example/study";
  const source = { id: "study", title: "A study", publisher: "Somebody", year: 2021, url };
  const withSource = [...head, `sources: [${JSON.stringify(source)}]`];

  test("are linked where the text names them, and learn nothing of the window", () => {
    const { article, html } = parse("As [Somebody](source:study) says.", withSource);
    expect(article?.sources).toEqual([source]);
    expect(html).toContain(`<a href="${url}" rel="noopener">Somebody</a>`);
  });

  test("are all that an article links to on other sites", () => {
    expect(getFaults(`[A](source:sudy) and [B](${url}).\n\n[C](source:study)`, withSource)).toEqual(
      [
        `11 : "source:sudy" is not among the article's sources, expected source:ID; did you mean "study"?`,
        `11 : "${url}" is not among the article's sources, expected source:ID with the ID of an entry under sources in the head`,
      ],
    );
  });

  test("are each linked in the text", () => {
    expect(getFaults("Nothing.", withSource)).toEqual([
      "9 sources[0].id: is not linked in the text: source:study",
    ]);
  });
});

describe("an article that does not fit", () => {
  test.each<[string, string, string]>([
    ["a link to no page", "and [x](/moduls/x)", '10 : "/moduls/x" is not a page on this site'],
    ["the same on a later line", "\ntext\nand [x](/moduls/x)", "12 : "],
    ["a link to no heading", "[x](#nowhere)", '10 : "#nowhere" is not a heading'],
    ["a heading of the first level", "# One", "10 : the title belongs in the head"],
    ["a level that is left out", "## One\n\n#### Two", "12 : #### skips a level, expected ###"],
    ["a table without caption", "| A |\n| - |\n| x |", "10 : a table needs a caption"],
    ["a drawing that is not there", "![x](b.svg)", "10 : b.svg is not a drawing"],
    ["a picture without words", "![](a.svg)", "10 : a.svg needs words"],
    ["a picture inside a text", "see ![x](a.svg)", "10 : a picture needs a paragraph"],
    ["an empty body", "", "10 : has no text"],
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

  test.each([
    ["<script>alert(1)</script>", "10 : <script>"],
    ["A\n<b>b</b>", "11 : <b>"],
  ])("HTML such as %j, which would be shown as it is written", (body, fault) => {
    expect(getFaults(body)[0]).toContain(`${fault} would be shown as it is written`);
  });

  test.each<[string, string[], string | undefined]>([
    ["a date to come", ["date: 2025-02-02"], '4 date: "2025-02-02" is in the future; add a line'],
    ["one in a draft", ["date: 2025-02-02", "draft: true"], undefined],
    ["one with the day to publish", ["date: 2025-02-02", "publish: 2025-02-02"], undefined],
    [
      "a date after that",
      ["date: 2025-02-02", "publish: 2025-02-01"],
      '4 date: "2025-02-02" is after',
    ],
    [
      "an end before the start",
      ["publish: 2025-03-01", "until: { day: 2025-02-01, to: /modules }"],
      'until.day: "2025-02-01" is before publish',
    ],
  ])("%s on February 1, 2025", (_name, lines, fault) => {
    vi.useFakeTimers({ now: new Date("2025-02-01T12:00:00Z"), toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const [date = "", ...added] = lines;
    const dated = date.startsWith("date:") ? change(date) : [...head, date];
    expect(getFaults("text", [...dated, ...added])).toEqual(
      fault ? [expect.stringContaining(fault)] : [],
    );
  });

  test.each<[string, string]>([
    ["date: 2025-02-30", '4 date: "2025-02-30" is not a day of the calendar'],
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
    expect(faults[0]?.message).toContain(`"404" can't be an address`);
  });
});
