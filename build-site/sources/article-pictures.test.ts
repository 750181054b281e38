import { expect, test } from "vitest";
import { drawing, head, parse } from "../../tests/parse-article.ts";

const rights = "rights: A photo by the team.";
const pictures = `pictures: [{ file: gate.jpg, ${rights} }]`;
const film =
  "videos: [{ id: walk, poster: gate.jpg, file: /files/walk.mp4, captions: /files/walk.vtt }]";
const withPhoto = [...head, pictures];
const named = withPhoto.with(5, "picture: ./gate.jpg").with(6, "pictureAlt: gate.jpg");
const withFilm = (from: string | RegExp = "", to = "") => [...withPhoto, film.replace(from, to)];
const shown = "![A](video:walk)";
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
  const { article, faults } = parsePhoto("![A walk](video:walk)", [...withPhoto, film]);
  expect(faults).toEqual([]);
  expect(article?.parts.slice(1)).toMatchObject([
    { picture: "blog/a-test/gate.jpg", alt: "A walk", video: { file: "/files/walk.mp4" } },
  ]);
});

test.each([
  ["Gate 1.JPG", "gate-1.webp"],
  ["./Gate 1.JPG", "gate-1.webp"],
  ["gate-1.jpg", "gate-1.webp"],
  ["gate-1.heic", "gate-1.webp"],
  ["IMG_4711 (2).HEIC", "img_4711-2.webp"],
  ["Übersicht Straße.JPG", "uebersicht-strasse.webp"],
  ["Übersicht.png", "ubersicht.webp"],
  ["Équipe\u0301.JPG", "equipe.webp"],
])("the text names %s as it was, shown is %s", (name, file) => {
  const lines = [...head, `pictures: [{ file: ${file}, ${rights} }]`];
  const { article, faults } = parsePhoto(`![A gate](${name} "At dusk")`, lines, [file]);
  expect(faults).toEqual([]);
  expect(article?.parts[1]).toMatchObject({ picture: `blog/a-test/${file}`, caption: "At dusk" });
});

test("a poster has its rights in its video, or an entry of its own", () => {
  const rightful = film.replace(" }]", `, ${rights} }]`);
  expect(find(shown, [...head, rightful])).toEqual([]);
  expect(find(shown, [...head, film])).toEqual([
    expect.stringMatching(/^9 gate\.jpg needs `rights`/),
  ]);
});

test("a picture on a line of its own is a paragraph, wherever the line is", () => {
  const { article, faults } = parsePhoto("Above it\n![A gate](gate.jpg)\nBelow it", withPhoto);
  expect(faults).toEqual([]);
  expect(article?.parts).toMatchObject([
    { html: "<p>Text</p>\n<p>Above it</p>\n" },
    { alt: "A gate" },
    { html: "<p>Below it</p>\n" },
  ]);
});

test.each<[string, string, string[], string, string?]>([
  ["without rights", "![A](gate.jpg)", head, "12 gate.jpg has no rights line"],
  ["that are not there", "![A](gat.jpg)", withPhoto, 'did you mean "gate.jpg"?'],
  ["with letters of another language", "![A](Übersicht.jpg)", head, '12 "Übersicht.jpg" is not'],
  ["beside a drawing", "![A](photo.jpg)", head, '12 "photo.jpg" is not a picture', "sketch.svg"],
  ["without words", "![](gate.jpg)", withPhoto, "13 gate.jpg needs words"],
  ["in the head with a name for words", "text", named, "8 is the file's name"],
  ["in a list", "- ![A](gate.jpg)", withPhoto, "13 a picture needs a paragraph of its own"],
  [
    "that are videos",
    "![A](walk.mp4)",
    head,
    "folder; a video goes into content/files",
    "walk.webp",
  ],
  ["of a video without an entry", shown, withPhoto, '"videos" in the head: "- id: walk"'],
  ["at an address", "![A](https://youtu.be/dQw4w9WgXcQ)", head, "12 is the address of a video"],
  ["of a video without captions", shown, withFilm(/, captions.*vtt/, ""), "10 needs captions"],
])("refused: pictures %s", (_name, body, lines, fault, name = "gate.jpg") => {
  expect(find(body, lines, [name])[0]).toContain(fault);
});

test.each<[string, string, string[], string]>([
  ["a picture", "text", withPhoto, "9 gate.jpg is not shown in the article; remove this entry"],
  ["a video", "![A](gate.jpg)", withFilm(), "10 is not shown; expected ![What it"],
  ["a file", "text", head, "1 is not shown in its article"],
])("%s that is not shown is asked about, and no fault", (_name, body, lines, question) => {
  const { faults, unused } = parsePhoto(body, lines);
  expect(faults).toEqual([]);
  expect(unused.map(({ line, message }) => `${line} ${message}`)).toEqual([
    expect.stringContaining(question),
  ]);
});

test("a video without sound says why it has no captions", () => {
  const silent = film.replace("captions: /files/walk.vtt", "noCaptions: It has no sound.");
  expect(find("![A walk](video:walk)", [...withPhoto, silent])).toEqual([]);
});
