/**
 * `npm test -- prose`: reports what docs/style.yaml refuses, in the content, README and docs. Takes
 * another root as argument.
 */
import { globSync, readFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { LineCounter, parse, parseDocument, visit } from "yaml";
import { annotateFaults } from "../npm-test/annotate.ts";

/** A pattern of docs/style.yaml. */
type StylePattern = { find: string; message: string; allows?: string[] };

const project = resolve(import.meta.dirname, "../..");

const style: Record<"everywhere" | "content" | "fields", StylePattern[]> = parse(
  readFileSync(join(project, "docs/style.yaml"), "utf8"),
);

/** What is linted at once, and the line on which it begins. */
type Prose = { text: string; line: number };

/** The texts of a YAML file. Names, addresses and codes (`id: oil-and-gas`, `currency: USD`) are no prose. */
function listYamlTexts(yaml: string): Prose[] {
  const texts: Prose[] = [];
  const lineCounter = new LineCounter();
  visit(parseDocument(yaml, { lineCounter, logLevel: "silent" }), {
    Scalar(key, { range, value }) {
      if (key === "key" || !range || typeof value !== "string") return;
      if (/^(?:[a-z\d/:.?#&=_-]*|[A-Z]+)$/.test(value) || value.startsWith("https://")) return;
      texts.push({ text: value, line: lineCounter.linePos(range[0]).line });
    },
  });
  return texts;
}

const blank = (code: string) => code.replace(/[^\n]/g, "|");

/** The prose of a Markdown file: bars in place of head, code, addresses and comments, and between paragraphs. */
const readMarkdown = (text: string): Prose => ({
  text: text
    .replace(/^---\r?\n.*?^---/ms, blank)
    .replace(
      /^(`{3,}|~{3,})[\s\S]*?^\1|<!--[\s\S]*?-->|(?<!`)(`+)(?!`)[\s\S]*?\2|\]\([^)\n]*\)/gm,
      blank,
    )
    .replace(/\n(?=[ \t]*\n)/g, "|\n"),
  line: 1,
});

/** A regular expression of docs/style.yaml, in which a space stands for any. */
function readPattern(find: string): RegExp {
  const end = find.lastIndexOf("/");
  return new RegExp(find.slice(1, end).replaceAll(" ", "\\s+"), `${find.slice(end + 1)}g`);
}

/**
 * Finds what the house style (docs/style.yaml) refuses in the text of a Markdown or YAML file; in
 * Markdown, code is no prose.
 *
 * @param file its name from the root: content has rules of its own, and its ending says what it is
 * @returns in the order of the text; of a field, on the line where it begins
 */
export function lintProse(file: string, text: string) {
  const isMarkdown = extname(file) === ".md";
  const [, head = ""] = isMarkdown ? (/^(---\r?\n.*?)^---/ms.exec(text) ?? []) : [];
  const texts = isMarkdown ? [...listYamlTexts(head), readMarkdown(text)] : listYamlTexts(text);
  const patterns = [
    ...style.everywhere,
    ...(file.startsWith("content/") ? style.content : []),
    ...(isMarkdown ? [] : style.fields),
  ];
  return texts
    .flatMap((prose) =>
      patterns.flatMap(({ find, message, allows = [] }) =>
        [...prose.text.matchAll(readPattern(find))]
          .map(({ 0: found, index }) => ({
            line: prose.line + prose.text.slice(0, index).split("\n").length - 1,
            found: found.replace(/\s+/g, " "),
            message,
          }))
          .filter(({ found }) => !allows.some((each) => readPattern(each).test(found))),
      ),
    )
    .sort((one, other) => one.line - other.line);
}

/** What the owner gave, and what is about words. */
const exclude = ["docs/specification.md", "docs/readings.md", "docs/style.md"];

async function checkProse(root: string): Promise<void> {
  const texts = ["content/**/*.{md,yaml}", "*.md", "docs/**/*.md", "{*,app/**}/README.md"];
  const files = globSync(texts, { cwd: root, exclude }).sort();
  const faults = files.flatMap((file) =>
    lintProse(file, readFileSync(join(root, file), "utf8")).map((fault) => ({ file, ...fault })),
  );
  for (const { file, line, found, message } of faults) {
    console.error(`${file}:${line}  “${found}”: ${message}`);
  }
  if (root === project) {
    await annotateFaults(faults.map(({ found, ...fault }) => ({ ...fault, field: found })));
  }
  console.log(
    faults.length === 0
      ? `prose: ${files.length} files follow the house style`
      : `\nprose: ${faults.length} faults; docs/style.md explains them`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}

if (import.meta.main) await checkProse(process.argv[2] ?? project);
