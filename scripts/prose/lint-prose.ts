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

/**
 * The prose of a YAML file: bars in place of everything but the texts of its fields, and each text on
 * one line, so that every letter is where it was. Names, addresses and codes (`id: oil-and-gas`, `currency:
 * USD`) are no prose.
 */
function barMarkup(yaml: string): string {
  let prose = yaml.replace(/[^\n]/g, "|");
  visit(parseDocument(yaml, { logLevel: "silent" }), {
    Scalar(key, { range, type, value }) {
      if (key === "key" || !range || typeof value !== "string") return;
      if (/^(?:[a-z\d/:.?#&=_-]*|[A-Z]+)$/.test(value) || value.startsWith("https://")) return;
      const isQuoted = type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE";
      const [start, end] = isQuoted ? [range[0] + 1, range[1] - 1] : range;
      const text = yaml.slice(start, end).replace(/^[>|]-?/, (mark) => "|".repeat(mark.length));
      prose = prose.slice(0, start) + text.replaceAll("\n", " ") + prose.slice(end);
    },
  });
  return prose;
}

async function lintText(text: string, ext: string, patterns: readonly StylePattern[]) {
  const options = {
    patterns: patterns.map(({ find, ...rest }) => ({
      ...rest,
      pattern: find.replaceAll(" ", "\\s+"),
    })),
  };
  const rules = [{ ruleId: "style", rule, options }];
  const { messages } = await kernel.lintText(text, { ext, plugins, rules });
  return messages;
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
  const [, head = ""] = /^---\r?\n(.*?)^---/ms.exec(text) ?? [];
  const messages =
    extname(file) === ".md"
      ? [
          ...(await lintText(barMarkup(`   \n${head}`), ".txt", patterns)),
          ...(await lintText(text, ".md", patterns)),
        ]
      : await lintText(barMarkup(text), ".txt", [...patterns, ...style.fields]);
  return messages.map(({ message, range: [start, end] }) => ({
    line: text.slice(0, start).split("\n").length,
    found: text.slice(start, end).replace(/\s+/g, " "),
    message,
  }));
}
