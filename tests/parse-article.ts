import { parseArticleFile } from "../build-site/sources/article-file.ts";

export const file = "content/blog/a-test/index.md";

/** The head of an article that fits; lines 2 to 8 of its file. */
export const head = [
  "title: A test",
  "excerpt: Says in one or two sentences what the reader can do after reading.",
  "date: 2025-01-31",
  "author: the-team",
  "category: Technology",
  "picture: persona-maintenance",
  "pictureAlt: A model of a plant.",
];
export const drawing = '<svg viewBox="0 0 10 10"><path class="line" d="M0 0h10"/></svg>';

/** Parses an article of these lines; the body begins on line 10. */
export function parse(body: string, headLines = head, svg = drawing, names: string[] = []) {
  const source = ["---", ...headLines, "---", body].join("\n");
  const read = (name: string) => (name === "a.svg" ? svg : undefined);
  const parsed = parseArticleFile(file, "a-test", source, read, names);
  const html = parsed.article?.parts.map((part) => ("html" in part ? part.html : "")).join("");
  return { ...parsed, html };
}

/** What is wrong with it, each as "LINE FIELD: MESSAGE". */
export function getFaults(body: string, headLines?: string[], svg?: string): string[] {
  return parse(body, headLines, svg).faults.map(
    ({ line, field, message }) => `${line} ${field}: ${message}`,
  );
}

/** The head with lines in place of those of the same fields, and others after them. */
export function changeHead(...lines: string[]): string[] {
  const getField = (line: string) => line.split(":")[0];
  const find = (line: string) => lines.find((other) => getField(other) === getField(line));
  const kept = head.map((line) => find(line) ?? line);
  return [...kept, ...lines.filter((line) => !kept.includes(line))];
}
