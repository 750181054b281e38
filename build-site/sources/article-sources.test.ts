import { expect, test } from "vitest";
import { getFaults, head, parse } from "../../tests/parse-article.ts";

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
    `11 : "${url}" is not among the article's sources, expected source:ID with the ID of an entry under sources in the head`,
  ]);
});

test("sources are each linked in the text", () => {
  expect(getFaults("Nothing.", withSource)).toEqual([
    "9 sources[0].id: is not linked in the text: source:study",
  ]);
});
