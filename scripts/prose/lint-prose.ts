import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { TextlintKernel } from "@textlint/kernel";
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

// CommonJS modules, whose types say otherwise.
const require = createRequire(import.meta.url);
const { default: rule } = require("@textlint-rule/textlint-rule-pattern");
const { default: markdown } = require("@textlint/textlint-plugin-markdown");
const { default: plain } = require("@textlint/textlint-plugin-text");

const kernel = new TextlintKernel();
const plugins = [
  { pluginId: "markdown", plugin: markdown },
  { pluginId: "text", plugin: plain },
];

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

/** A text that is linted as it is written. */
const readWhole = (text: string): Prose => ({
  text,
  places: Array.from({ length: text.length }, (_, at) => at),
});

async function lintText(
  { text, places }: Prose,
  ext: string,
  patterns: readonly StylePattern[],
): Promise<(Omit<ProseFault, "line"> & { place: number })[]> {
  const options = {
    patterns: patterns.map(({ find, ...rest }) => ({
      ...rest,
      pattern: find.replaceAll(" ", "\\s+"),
    })),
  };
  const rules = [{ ruleId: "style", rule, options }];
  const { messages } = await kernel.lintText(text, { ext, plugins, rules });
  return messages.map(({ message, range: [start, end] }) => ({
    place: places[start] ?? 0,
    found: text.slice(start, end).replace(/\s+/g, " "),
    message,
  }));
}

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
export async function lintProse(file: string, text: string): Promise<ProseFault[]> {
  const isContent = file.startsWith("content/");
  const patterns = isContent ? [...style.everywhere, ...style.content] : style.everywhere;
  const [whole = "", head = ""] = /^---\r?\n(.*?)^---/ms.exec(text) ?? [];
  const faults =
    extname(file) === ".md"
      ? [
          ...(await lintText(
            readProse(head, text.indexOf(whole) + whole.lastIndexOf("---") - head.length),
            ".txt",
            patterns,
          )),
          ...(await lintText(readWhole(text), ".md", patterns)),
        ]
      : await lintText(readProse(text, 0), ".txt", [...patterns, ...style.fields]);
  return faults.map(({ place, ...fault }) => ({
    line: text.slice(0, place).split("\n").length,
    ...fault,
  }));
}
