import { describe, expect, onTestFinished, test, vi } from "vitest";
import { changeHead, drawing, file, getFaults, head, parse } from "../../tests/parse-article.ts";
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
    ["a link to no heading", "[x](#nowhere)", '10 : "#nowhere" is not a heading'],
    ["a table without caption", "| A |\n| - |\n| x |", "10 : a table needs a caption"],
    ["a picture without words", "![](a.svg)", "10 : a.svg needs words"],
    ["an empty body", "", "10 : has no text"],
    ["a link with a space", "[x] (/try)", "10 : [x] (/try) would be shown as it is written"],
    ["an accidental indent", "A\n\n    x", "12 : begins with four spaces"],
    ["the mark of a sample", "\n(sample) x", '11 : has "(sample)" in the text'],
  ])("%s", (_name, body, fault) => {
    expect(getFaults(body)[0]).toContain(fault);
  });

  test.each<[string, string]>([
    ["<script>x</script>", "<script> is not accepted"],
    ['<path style="fill:red" d="M0 0"/>', "style of <path> is not accepted"],
    ['<path class="lines" d="M0 0"/>', 'did you mean "line"?'],
  ])("a drawing with %s", (inside, fault) => {
    const svg = `<svg viewBox="0 0 10 10">${inside}</svg>`;
    expect(getFaults("![x](a.svg)", head, svg)[0]).toContain(fault);
  });

  test.each<[string, string[], string | undefined]>([
    ["one with the day to publish", ["date: 2025-02-02", "publish: 2025-02-02"], undefined],
    ["an end before the start", ["publish: 2025-03-01", end], '"2025-02-01" is before publish'],
  ])("%s on February 1, 2025", (_name, lines, fault) => {
    vi.useFakeTimers({ now: new Date("2025-02-01T09:00:00Z"), toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    expect(getFaults("text", changeHead(...lines))).toEqual(
      fault ? [expect.stringContaining(fault)] : [],
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

const rights = "rights: A photo by the team.";
const pictures = `pictures: [{ file: gate.jpg, ${rights} }]`;
const film =
  "videos: [{ id: walk, poster: gate.jpg, file: /files/walk.mp4, captions: /files/walk.vtt }]";
const withPhoto = [...head, pictures];
const named = withPhoto.with(5, "picture: ./gate.jpg").with(6, "pictureAlt: gate.jpg");
const withFilm = (from: string | RegExp = "", to = "") => [...withPhoto, film.replace(from, to)];
const parsePhoto = (body: string, lines: string[], names = ["gate.jpg"]) =>
  parse(`Text\n\n${body}`, lines, drawing, names);
const find = (...parameters: Parameters<typeof parsePhoto>) =>
  parsePhoto(...parameters).faults.map(({ line, message }) => `${line} ${message}`);

test("own pictures are parts between the text, with caption and credit", () => {
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

test("own pictures may be in the head, where they are larger", () => {
  const lines = withPhoto.with(5, "picture: ./gate.jpg");
  const { article, pictures: uses } = parsePhoto("text", lines);
  const alone = [...lines.slice(0, -1), `picture${rights.replace("r", "R")}`];
  expect(find("text", alone)).toEqual([]);
  expect(article?.picture).toBe("blog/a-test/gate.jpg");
  expect(uses).toMatchObject([{ line: 7, field: "picture", leastWidth: 1200 }]);
});

test("a video is shown by its id, with its poster", () => {
  const { article, faults } = parsePhoto("![A walk](video:walk)", withFilm());
  expect(faults).toEqual([]);
  expect(article?.parts.slice(1)).toMatchObject([
    { picture: "blog/a-test/gate.jpg", alt: "A walk", video: { file: "/files/walk.mp4" } },
  ]);
});

test.each([
  ["Gate 1.JPG", "gate-1.webp"],
  ["Übersicht Straße.JPG", "uebersicht-strasse.webp"],
])("the text names %s as it was, shown is %s", (name, file) => {
  const lines = [...head, `pictures: [{ file: ${file}, ${rights} }]`];
  const { article, faults } = parsePhoto(`![A gate](${name} "At dusk")`, lines, [file]);
  expect(faults).toEqual([]);
  expect(article?.parts[1]).toMatchObject({ picture: `blog/a-test/${file}`, caption: "At dusk" });
});

test.each<[string, string, string[], string, string?]>([
  ["in the head with a name for words", "text", named, "8 is the file's name"],
  ["as videos", "![A](walk.mp4)", head, "folder; a video goes into content/files", "walk.webp"],
  ["at an address", "![A](https://youtu.be/dQw4w9WgXcQ)", head, "12 is the address of a video"],
])("refused: pictures %s", (_name, body, lines, fault, name = "gate.jpg") => {
  expect(find(body, lines, [name])[0]).toContain(fault);
});

test.each<[string, string, string[], string]>([
  ["a picture", "text", withPhoto, "9 gate.jpg is not shown in the article; remove this entry"],
  ["a video", "![A](gate.jpg)", withFilm(), "10 is not shown; expected ![What it"],
])("%s that is not shown is asked about, and no fault", (_name, body, lines, question) => {
  const { faults, unused } = parsePhoto(body, lines);
  expect(faults).toEqual([]);
  expect(unused.map(({ line, message }) => `${line} ${message}`)).toEqual([
    expect.stringContaining(question),
  ]);
});

const url = "https://source.example/study";
const source = { id: "study", title: "A study", publisher: "Somebody", year: 2021, url };
const withSource = [...head, `sources: [${JSON.stringify(source)}]`];

test("sources are linked where the text names them, and learn nothing of the window", () => {
  const { article, html } = parse("As [Somebody](source:study) says.", withSource);
  expect(article?.sources).toEqual([source]);
  expect(html).toContain(`<a href="${url}" rel="noopener">Somebody</a>`);
});

test("sources are all that an article links to on other sites", () => {
  expect(getFaults(`[A](source:sudy) and [B](${url}).\n\n[C](source:study)`, withSource)).toEqual([
    `11 : "source:sudy" is not among the article's sources, expected source:ID; did you mean "study"?`,
    `11 : "${url}" is not among the article's sources, expected source:ID with the ID of an entry under “Sources”`,
  ]);
});
