import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { parse, parseDocument, visit } from "yaml";

/** A pattern of docs/style.yaml. */
interface StylePattern {
  find: string;
  message: string;
  allows?: string[];
}

/** A place that the house style refuses. */
export interface ProseFault {
  /** 1-based */
  line: number;
  found: string;
  message: string;
}

/** What is linted, and for each letter of it the place in the file where it is written. */
interface Prose {
  text: string;
  places: number[];
}

/** The signs of a text in quotes, of which some stand for others: '' for ', \" for ". */
const signs = {
  QUOTE_SINGLE: /''|[\s\S]/g,
  QUOTE_DOUBLE: /\\(?:\r?\n\s*|x..|u.{4}|U.{8}|[\s\S])|[\s\S]/g,
};

/** What readers see of a sign. */
function readSign(sign: string): string {
  if (sign === "''") return "'";
  if (sign.length === 1) return sign;
  return String(parseDocument(`"${sign}"`, { logLevel: "silent" }).toJS() ?? "");
}

/**
 * The prose of a YAML file: bars in place of everything but the texts of its fields, and each text on
 * one line, as readers see it. Names, addresses and codes (`id: oil-and-gas`, `currency: USD`) are no prose.
 *
 * @param start of the YAML in its file
 */
function readProse(yaml: string, start: number): Prose {
  const prose: Prose = { text: "", places: [] };
  let done = 0;
  const add = (shown: string, length: number) => {
    prose.text += shown;
    for (let at = 0; at < shown.length; at++)
      prose.places.push(start + done + Math.min(at, length));
    done += length;
  };
  const addBars = (end: number) =>
    add(yaml.slice(done, end).replace(/[^\n]/g, "|"), Math.max(end - done, 0));
  visit(parseDocument(yaml, { logLevel: "silent" }), {
    Scalar(key, { range, type, value }) {
      if (key === "key" || !range || typeof value !== "string") return;
      if (/^(?:[a-z\d/:.?#&=_-]*|[A-Z]+)$/.test(value) || value.startsWith("https://")) return;
      const [begin, end] = range;
      if (type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE") {
        addBars(begin + 1);
        for (const [sign] of yaml.slice(begin + 1, end - 1).matchAll(signs[type])) {
          add(readSign(sign).replaceAll("\n", " "), sign.length);
        }
        return;
      }
      const [mark = ""] = /^[>|][-+\d]*/.exec(yaml.slice(begin, end)) ?? [];
      addBars(begin + mark.length);
      add(yaml.slice(done, end).replaceAll("\n", " "), end - done);
    },
  });
  addBars(yaml.length);
  return prose;
}

const blank = (code: string) => code.replace(/[^\n]/g, "|");

/** The prose of a Markdown file: bars in place of code, addresses and comments, and between paragraphs. */
const readMarkdown = (text: string): Prose => ({
  text: text
    .replace(
      /^(`{3,}|~{3,})[\s\S]*?^\1|<!--[\s\S]*?-->|(?<!`)(`+)(?!`)[\s\S]*?\2|\]\([^)\n]*\)/gm,
      blank,
    )
    .replace(/\n(?=[ \t]*\n)/g, "|"),
  places: Array.from({ length: text.length }, (_, at) => at),
});

/** A regular expression of docs/style.yaml, in which a space stands for any. */
function readPattern(find: string): RegExp {
  const end = find.lastIndexOf("/");
  return new RegExp(find.slice(1, end).replaceAll(" ", "\\s+"), `${find.slice(end + 1)}g`);
}

/** What patterns find, in the order of the text. */
const lintText = ({ text, places }: Prose, patterns: readonly StylePattern[]) =>
  patterns
    .flatMap(({ find, message, allows = [] }) =>
      [...text.matchAll(readPattern(find))]
        .map(({ 0: found, index }) => ({
          place: places[index] ?? 0,
          found: found.replace(/\s+/g, " "),
          message,
        }))
        .filter(({ found }) => !allows.some((each) => readPattern(each).test(found))),
    )
    .sort((a, b) => a.place - b.place);

const project = join(import.meta.dirname, "../..");

const style: Record<"everywhere" | "content" | "fields", StylePattern[]> = parse(
  readFileSync(join(project, "docs/style.yaml"), "utf8"),
);

/**
 * Finds what the house style (docs/style.yaml) refuses in the text of a Markdown or YAML file; in
 * Markdown, code is no prose.
 *
 * @param file its name from the root: content has rules of its own, and its ending says what it is
 */
export function lintProse(file: string, text: string): ProseFault[] {
  const isContent = file.startsWith("content/");
  const patterns = isContent ? [...style.everywhere, ...style.content] : style.everywhere;
  const [whole = "", head = ""] = /^---\r?\n(.*?)^---/ms.exec(text) ?? [];
  const start = text.indexOf(whole) + whole.lastIndexOf("---") - head.length;
  const faults =
    extname(file) === ".md"
      ? [
          ...lintText(readProse(head, start), patterns),
          ...lintText(readMarkdown(blank(whole) + text.slice(whole.length)), patterns),
        ]
      : lintText(readProse(text, 0), [...patterns, ...style.fields]);
  return faults.map(({ place, ...fault }) => ({
    line: text.slice(0, place).split("\n").length,
    ...fault,
  }));
}
