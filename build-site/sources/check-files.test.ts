import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "content-model/check-files";
import { described } from "content-model/field-metadata";
import { group, list, text } from "content-model/fields";
import { contentFile } from "content-model/source";
import * as v from "valibot";
import { afterAll, expect, test } from "vitest";
import { link } from "../../app/fields/page-fields.ts";
import { makeTemporaryFolder } from "../../tests/server/site-fixture.ts";
import { checkFiles } from "./references.ts";

const page = contentFile("page.yaml", group({ title: text({ max: 20 }), links: list(link()) }));
const names = contentFile("names.yaml", list(group({ name: text() })));
const whole = "title: Planning\nlinks:\n  - label: All modules\n    href: /modules\n";

const root = makeTemporaryFolder(afterAll);
mkdirSync(join(root, "content"));

function check(yaml: string, source: typeof page | typeof names | typeof faq = page) {
  writeFileSync(join(root, "content", source.file), yaml);
  return checkFiles(root, source);
}

test("a file that fits has its value", () => {
  expect(check(whole)).toMatchObject({
    faults: [],
    values: [{ title: "Planning", links: [{ label: "All modules", href: "/modules" }] }],
  });
});

test("a fault has file, line, field, what was found, what was expected and the nearest value", () => {
  const { faults } = check(whole.replace("/modules", "/modules/planing"));
  expect(new ContentError(faults).message).toBe(
    'content/page.yaml:4  links[0].href: "/modules/planing" is not a page on this site; did you mean "/modules/planning"?',
  );
});

test("a fault says what the schema says of its field", () => {
  const page = contentFile("page.yaml", group({ title: described("above all", text()) }));
  writeFileSync(join(root, "content/page.yaml"), "title: 12\n");
  expect(new ContentError(checkFiles(root, page).faults).message).toMatch(
    /^content\/page.yaml:1 {2}title: found the number 12, .*\n {2}title: above all$/,
  );
});

test.each([
  ["a missing field, at its group", "label: All modules\n    ", "", "3 links[0].label"],
  ["an unknown field, at its own line", "href:", "herf: x\n    href:", "4 links[0].herf"],
])("%s", (_name, from, to, place) => {
  const { faults } = check(whole.replace(from, to));
  expect(faults.map(({ line, field }) => `${line} ${field}`)).toEqual([place]);
});

test("the mark of a sample is a fault where it does not count", () => {
  expect(check("- name: Real (sample)\n", names).faults).toMatchObject([
    { field: "names[0].name", message: expect.stringContaining("at the beginning of the text") },
  ]);
});

test("a sample is read as plain text, and listed with file, line, field and value", () => {
  const { files, values } = check("- name: Real\n- name: (sample) 007\n", names);
  expect(values).toEqual([[{ name: "Real" }, { name: "007" }]]);
  expect(files[0]?.samples).toMatchObject([
    { file: "content/names.yaml", line: 2, field: "names[1].name", message: "007" },
  ]);
});

/** What a hurried person writes in a content file: each mistake is one fault, on its line, in plain words. */
const question = group({ question: text(), answer: text(), link: v.optional(link()) });
const faq = contentFile(
  "written.yaml",
  group({ title: text({ max: 40 }), names: list(text({ max: 40 })), questions: list(question) }),
);
const sound = `title: Planning
names:
  - Rhine Polymers
  - Elbe Refinery
  - Ruhr Steel
questions:
  - question: How long?
    answer: Two weeks.
  - question: How much?
    answer: Less than now.
    link:
      label: Prices
      href: /modules
`;

const spell = (from: string, to: string) => {
  if (!sound.includes(from)) throw new Error(`There is no "${from}"`);
  return sound.replace(from, () => to);
};

const title = "title: Planning";
/** What is written in place of what, the line that is told, and a part of what is said of it. */
const mistakes: [from: string, to: string, line: number, words: string][] = [
  ["  - Rhine", "  -Rhine", 3, 'lacks a space after "-"'],
  ["  - Elbe", "  -\u00A0Elbe", 4, "a special space"],
  ["  - Elbe", "  – Elbe", 4, 'begins with "–"'],
  ["names:\n  - Rhine", "names: Rhine", 3, "read as part of the text above"],
  ["  - Elbe", "- Elbe", 4, "indented by 0 spaces, the line above it by 2"],
  ["    answer: T", "     answer: T", 8, "indented by 5 spaces, the line above it by 4"],
  ["    answer: T", "\tanswer: T", 8, "indented with a tab"],
  ["title: P", "title:P", 1, 'lacks a space after "title:"'],
  ["answer: T", "answer T", 8, "is neither a field"],
  ["Two weeks", "Soon: two weeks", 8, "needs quotes around it"],
  [title, 'title: "Planning', 1, "none at its end"],
  [title, "title: 'It's planning'", 1, "quotes in a text that has quotes"],
  [title, "title: “Planning”", 1, "has curly quotes around it"],
  [title, "title: @plant", 1, "needs quotes around it"],
  [title, "title: *more", 1, "needs quotes around it"],
  ["Two weeks", "Two weeks #1", 8, 'with " #" in it needs quotes'],
  [title, "title: 5.000", 1, 'as a text "5,000"'],
  ["questions:", "title: Again\nquestions:", 6, "the same field twice"],
  ["questions:", "=======\nquestions:", 6, "two versions"],
];

test.each(mistakes)("%j written as %j is told in line %i", (from, to, line, words) => {
  for (const end of ["\n", "\r\n"]) {
    const faults = check(spell(from, to).replaceAll("\n", end), faq).faults;
    expect(faults).toMatchObject([{ line, message: expect.stringContaining(words) }]);
  }
});

test.each([
  ["the mark and line ends of Windows", `\uFEFF${sound.replaceAll("\n", "\r\n")}`],
  ["a tab after a hyphen", spell("- Elbe", "-\tElbe")],
  ["a list that is indented like its name", sound.replaceAll(/^ {2}(- [A-Z])/gm, "$1")],
  ["Yes and No, which are texts", spell("Elbe Refinery", "No").replace("Ruhr Steel", "Yes")],
  ["a text of two lines", spell("Two weeks.", "Two weeks,\n      more or less.")],
  ["a comment", spell(title, `# On top\n${title} # and here`)],
])("%s is no mistake", (_name, yaml) => {
  // The last one cuts no text that has more words.
  expect(
    check(yaml, faq).faults.filter(({ message }) => !message.startsWith("ends before")),
  ).toEqual([]);
});
