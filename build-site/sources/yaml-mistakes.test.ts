import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Fault } from "content-model/content-file";
import { group, list, text } from "content-model/fields";
import { contentFile } from "content-model/source";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { link } from "../../app/fields/page-fields.ts";
import { checkFiles } from "./check-files.ts";

/** What a hurried person writes in a content file: each mistake is one fault, on its line, in plain words. */
const question = group({ question: text(), answer: text(), link: v.optional(link()) });
const page = contentFile(
  "page.yaml",
  group({ title: text({ max: 40 }), names: list(text({ max: 40 })), questions: list(question) }),
);
const whole = `title: Planning
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

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "mistakes-"));
  mkdirSync(join(root, "content"));
});
afterAll(() => rmSync(root, { recursive: true }));

function check(yaml: string): Fault[] {
  writeFileSync(join(root, "content/page.yaml"), yaml);
  return checkFiles(root, page).faults;
}

const spell = (from: string, to: string) => {
  if (!whole.includes(from)) throw new Error(`There is no "${from}"`);
  return whole.replace(from, () => to);
};

const title = "title: Planning";
const jargon = /yaml|sequence|mapping|scalar|\bnode\b|implicit|compact|anchor|alias|token|\bkey\b/i;

/** What is written in place of what, the line that is told, and a part of what is said of it. */
const mistakes: [from: string, to: string, line: number, words: string][] = [
  // The space after a hyphen
  ["  - Rhine", "  -Rhine", 3, 'lacks a space after "-"'],
  ["  - Elbe", "  -Elbe", 4, 'lacks a space after "-"'],
  ["  - Ruhr", "  -Ruhr", 5, 'lacks a space after "-"'],
  ["  - question: How l", "  -question: How l", 7, 'lacks a space after "-"'],
  ["  - question: How m", "  -question: How m", 9, 'lacks a space after "-"'],
  ["  - Elbe", "  -\u00A0Elbe", 4, "a non-breaking space"],
  ["  - Elbe", "  -\u2003Elbe", 4, "a special space"],
  // Signs in place of a hyphen
  ["  - Elbe", "  – Elbe", 4, 'begins with "–"'],
  ["  - Elbe", "  -- Elbe", 4, 'begins with "--"'],
  ["  - Elbe", "  * Elbe", 4, 'begins with "*"; expected a hyphen'],
  ["  - Rhine", "  1. Rhine", 3, 'begins with "1."'],
  ["names:\n  - Rhine", "names: - Rhine", 2, "on a line of its own"],
  ["names:\n  - Rhine", "names: Rhine", 2, "on a line of its own"],
  // The indent of entries
  ["  - Rhine", "- Rhine", 3, "by 0 spaces, its neighbor in line 4 by 2"],
  ["  - Rhine", " - Rhine", 3, "by 1 space, its neighbor in line 4 by 2"],
  ["  - Rhine", "   - Rhine", 3, "by 3 spaces, its neighbor in line 4 by 2"],
  ["  - Elbe", "- Elbe", 4, "by 0 spaces, its neighbor in line 3 by 2"],
  ["  - Elbe", " - Elbe", 4, "by 1 space, its neighbor in line 3 by 2"],
  ["  - Elbe", "   - Elbe", 4, "by 3 spaces, its neighbor in line 3 by 2"],
  ["  - Ruhr", "- Ruhr", 5, "by 0 spaces, its neighbor in line 4 by 2"],
  ["  - Ruhr", "    - Ruhr", 5, "by 4 spaces, its neighbor in line 4 by 2"],
  ["  - question: How m", "- question: How m", 9, "by 0 spaces, its neighbor in line 7 by 2"],
  ["  - question: How m", " - question: How m", 9, "by 1 space, its neighbor in line 7 by 2"],
  ["  - question: How m", "   - question: How m", 9, "by 3 spaces, its neighbor in line 7 by 2"],
  // The indent of fields
  ["    answer: T", "answer: T", 8, "by 0 spaces, its neighbor in line 7 by 4"],
  ["    answer: T", "  answer: T", 8, "by 2 spaces, its neighbor in line 7 by 4"],
  ["    answer: T", "   answer: T", 8, "by 3 spaces, its neighbor in line 7 by 4"],
  ["    answer: T", "     answer: T", 8, "by 5 spaces, its neighbor in line 7 by 4"],
  ["      href", "     href", 13, "by 5 spaces, its neighbor in line 12 by 6"],
  ["      href", "       href", 13, "by 7 spaces, its neighbor in line 12 by 6"],
  ["      href", "href", 13, "is a field of questions[1].link"],
  ["      label: Prices\n      href", "    label: Prices\n      href", 13, "by 6 spaces"],
  ["title", " title", 1, "by 1 space, its neighbor in line 2 by 0"],
  ["names", "  names", 2, "by 2 spaces, its neighbor in line 1 by 0"],
  ["questions", " questions", 6, "by 1 space, its neighbor in line 2 by 0"],
  ["  - Elbe", "\t- Elbe", 4, "indented with a tab"],
  ["    answer: T", "\tanswer: T", 8, "indented with a tab"],
  ["weeks.", "weeks,\nmore or less.", 9, "nor indented like the text above it"],
  // Colons
  ["title: P", "title:P", 1, 'lacks a space after "title:"'],
  ["answer: T", "answer:T", 8, 'lacks a space after "answer:"'],
  ["question: How m", "question:How m", 9, 'lacks a space after "question:"'],
  ["answer: T", "answer T", 8, "is neither a field"],
  ["names:", "names", 2, "is neither a field"],
  ["title: P", "title = P", 1, "is neither a field"],
  ["Two weeks", "Soon: two weeks", 8, "needs quotes around it"],
  ["Two weeks.", "Two weeks:", 8, "needs quotes around it"],
  ["Elbe Refinery", "Note: Elbe", 4, "needs quotes around it"],
  // Quotes
  [title, 'title: "Planning', 1, "none at its end"],
  ["Elbe Refinery", "'Elbe Refinery", 4, "none at its end"],
  ["/modules", '"/modules', 13, "none at its end"],
  [title, 'title: "Planning”', 1, "a curly one (”)"],
  [title, 'title: Planning"', 1, "none at its beginning"],
  [title, "title: 'It's planning'", 1, `ends at the ' after "It"; write ’ there`],
  [title, 'title: "Planning" now', 1, "begins with a quote"],
  [title, "title: “Planning”", 1, "has curly quotes around it"],
  [title, 'title: “Planning"', 1, "has curly quotes around it"],
  [title, "title: “Planning: now”", 1, "has curly quotes"],
  [title, String.raw`title: "C:\plan"`, 1, "in single ones"],
  // Signs at the beginning of a text, and what is a comment
  ...["%20 more", "@plant", "&more", "& more", "*more", "* more", "**more**", "`more`"].map(
    (words): (typeof mistakes)[number] => [
      title,
      `title: ${words}`,
      1,
      `quotes around it: '${words}'`,
    ],
  ),
  ...["> 500", ">500", "| more", "? more", "- more", "[New] plan", "{plan} more"].map(
    (words): (typeof mistakes)[number] => [
      title,
      `title: ${words}`,
      1,
      `quotes around it: '${words}'`,
    ],
  ),
  ["- Elbe", "- *Elbe", 4, "needs quotes around it: '*Elbe Refinery'"],
  [title, "title: [New]", 1, "needs quotes around it"],
  [title, "title: [New plan", 1, 'has a "[" that is not closed'],
  [title, "title: !more", 1, 'begins with "!"'],
  ["Two weeks", "Two weeks #1", 8, 'with " #" in it needs quotes'],
  ["Two", "#1 in two", 8, "needs quotes"],
  ["Elbe Refinery", "#Elbe", 4, "needs quotes"],
  // Values that are no texts
  ["Elbe Refinery", "true", 4, 'put it in quotes: "true"'],
  ["Elbe Refinery", "null", 4, 'put it in quotes: "null"'],
  [title, "title: ~", 1, 'put it in quotes: "~"'],
  [title, "title: 01067", 1, 'found the number 01067, expected text (put it in quotes: "01067")'],
  [title, "title: 11.20", 1, 'put it in quotes: "11.20"'],
  [title, "title: 12345678901234567890", 1, 'put it in quotes: "12345678901234567890"'],
  [title, "title: +4940123", 1, 'put it in quotes: "+4940123"'],
  [title, "title: 5.000", 1, 'as a text "5,000"'],
  // The same twice, and what git leaves
  ["questions:", "title: Again\nquestions:", 6, "the same field twice"],
  ["  - question: How m", "    question: How m", 9, "begin a new entry"],
  ["  - Elbe", "<<<<<<< HEAD\n  - Elbe\n=======\n  - E\n>>>>>>> x\n  - F", 4, "two versions"],
  ["questions:", ">>>>>>> branch\nquestions:", 6, "two versions"],
  ["questions:", "=======\nquestions:", 6, "two versions"],
  ["questions:", "---\nquestions:", 6, 'has "---"'],
];

test.each(mistakes)("%j written as %j is told in line %i", (from, to, line, words) => {
  for (const end of ["\n", "\r\n"]) {
    const faults = check(spell(from, to).replaceAll("\n", end));
    expect(faults).toMatchObject([{ line, message: expect.stringContaining(words) }]);
    expect(faults[0]?.message).not.toMatch(jargon);
  }
});

test.each([
  ["the mark and line ends of Windows", `\uFEFF${whole.replaceAll("\n", "\r\n")}`],
  ["a tab after a hyphen", spell("- Elbe", "-\tElbe")],
  ["a list that is indented like its name", whole.replaceAll(/^ {2}(- [A-Z])/gm, "$1")],
  ["Yes and No, which are texts", spell("Elbe Refinery", "No").replace("Ruhr Steel", "Yes")],
  ["a text of two lines", spell("Two weeks.", "Two weeks,\n      more or less.")],
  ["a comment", spell(title, `# On top\n${title} # and here`)],
])("%s is no mistake", (_name, yaml) => {
  // The last one cuts no text that has more words.
  expect(check(yaml).filter(({ message }) => !message.startsWith("ends before"))).toEqual([]);
});

test("a group that is not indented below its name is told once for each field", () => {
  const yaml = spell("      label: Prices\n      href", "    label: Prices\n    href");
  expect(check(yaml)).toMatchObject([
    { line: 12, message: expect.stringContaining("is a field of questions[1].link") },
    { line: 13, message: expect.stringContaining("is a field of questions[1].link") },
  ]);
});

/** A text in quotes with quotes in it, as it is written, and the text that was meant. */
test.each([
  [`"Who says "done": the foreman or you?"`, "Who says “done”: the foreman or you?"],
  [`"You say "done""`, "You say “done”"],
  [`""Done" is what you say"`, "“Done” is what you say"],
  [`"It's "done", isn't it?"`, "It’s “done”, isn’t it?"],
  [`"A 4" pipe: which crew?"`, `A 4" pipe: which crew?`],
  [`"Who says ""done"": you?"`, "Who says “done”: you?"],
  [`"Who says \\"done\\" or "late"?"`, "Who says “done” or “late”?"],
  [`'Who says 'done': you?'`, "Who says “done”: you?"],
  [`'The crews' and firms' hours'`, "The crews’ and firms’ hours"],
  [`'“Done” 'here''`, "“Done” “here”"],
  [`"Stop" is not "go"`, "“Stop” is not “go”"],
  [`"What" it's worth`, "“What” it’s worth"],
  [`"Stop" isn't late`, "“Stop” isn’t late"],
  [`@ the firm's "gate"`, "@ the firm’s “gate”"],
])("what is said to write in place of %s is read as it was meant", (written, meant) => {
  for (const [line, from] of [
    [1, title],
    [4, "- Elbe Refinery"],
    [7, "question: How long?"],
  ] as const) {
    const start = /^(?:- |\w+: )/.exec(from)?.[0];
    const [fault, ...others] = check(spell(from, `${start}${written}`));
    expect([fault?.line, others]).toEqual([line, []]);
    const [, advice = ""] =
      /(?:needs quotes around it:|; write) ('.*')$/.exec(fault?.message ?? "") ?? [];
    expect(parse(advice)).toBe(meant);
    expect(check(spell(from, `${start}${advice}`))).toEqual([]);
  }
});

test.each([
  ["goes on in the next line", 7, "How long?", `"Who says "done":\n      the foreman or you?"`],
  ["goes on after such quotes", 7, "How long?", `"Who says "done"\n      and "soon": you?"`],
  [
    "is in braces",
    11,
    "link:\n      label: Prices",
    `link: { label: "Who says "done"?", href: / }`,
  ],
])("where a text in quotes %s, the quotes inside are named", (_name, line, from, to) => {
  const message = expect.stringContaining('ends at the " before "done"; write “ ” there');
  expect(check(spell(from, to))).toMatchObject([{ line, message }]);
});
