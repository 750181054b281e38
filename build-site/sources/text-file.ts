import type { ContentFile, Fault } from "content-model/content-file";
import type { Fact } from "content-model/fields";
import { openHeadedFile } from "content-model/headed-file";
import { suggestNearest } from "content-model/nearest";
import { rememberLast } from "content-model/remember-last";
import type * as v from "valibot";
import { escapeHtml } from "../../app/parts/head/escape-html.ts";
import type { ArticleBody } from "../markdown/article-body.ts";
import { renderBody } from "../markdown/article-markdown.ts";

/** The values for a text's words in braces. */
export type Facts = ReadonlyMap<string, Fact>;

/** A Markdown text with a head: a legal text, or the source of a download. */
export type TextFile<Head> = {
  /** the head, like any other content file */
  content: ContentFile;
  /** absent when the file has faults */
  text: (Head & { html: string; headings: { id: string; text: string }[] }) | undefined;
  faults: Fault[];
  links: ArticleBody["links"];
};

type TextOptions<S extends v.GenericSchema> = {
  /** path from the repository's root, with slashes; named in faults */
  file: string;
  /** undefined if there is no such file */
  source: string | undefined;
  schema: S;
  /** values for words in braces, in addition to the head's own `facts` */
  facts: Facts;
  /** texts that replace a line `{part:name}` */
  getPart?: (name: string) => string | undefined;
  /** whether samples are marked in the text */
  marksSamples?: boolean;
};

// Mark a fact's name while the Markdown is rendered: private-use characters, which no text
// contains.
const [open, close] = ["\uE000", "\uE001"];
const mailAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function renderFact({ value, isSample }: Fact, marksSamples: boolean): string {
  const html = mailAddress.test(value)
    ? `<a href="mailto:${escapeHtml(value)}">${escapeHtml(value)}</a>`
    : escapeHtml(value);
  return isSample && marksSamples ? `<mark>${html}</mark>` : html;
}

/** The head's own facts, with samples recorded as such. */
function getOwnFacts({ samples, value }: ContentFile): [string, Fact][] {
  const facts = (value as { facts?: Record<string, unknown> } | undefined)?.facts ?? {};
  return Object.entries(facts).map(([name, fact]) => [
    name,
    { value: String(fact), isSample: samples.some(({ field }) => field === `facts.${name}`) },
  ]);
}

/** A text with every `{part:name}` line replaced by that part, at the line's indentation. */
function insertParts(body: string, getPart: TextOptions<v.GenericSchema>["getPart"]): string {
  return body.replace(/^\{part:([\w-]+)\}$/gm, (line, name) => getPart?.(name)?.trimEnd() ?? line);
}

const rememberBody = rememberLast<ArticleBody>();

/**
 * Parses and checks one text: its head against the schema, its body as Markdown with words in
 * braces replaced by facts. Never throws because of the file's content.
 */
export function parseTextFile<S extends v.GenericSchema>(
  options: TextOptions<S>,
): TextFile<v.InferOutput<S>> {
  const { file, source, schema, getPart, marksSamples = false } = options;
  const { content, head, body: written, faults, report } = openHeadedFile(file, source, schema);
  if (!written) return { content, text: undefined, faults, links: [] };

  const facts = new Map([...options.facts, ...getOwnFacts(content)]);
  const marked = insertParts(written.text, getPart).replace(/\{([\w:-]+)\}/g, (whole, name) => {
    if (facts.has(name)) return open + name + close;
    const names = [...facts.keys()];
    // A word of an inserted part is in none of these lines.
    const [above = ""] = written.text.includes(whole) ? written.text.split(whole) : [];
    report(
      written.firstLine + above.split("\n").length - 1,
      `{${name}} is not filled in here${suggestNearest(name, names)}`,
    );
    return name;
  });
  const { firstLine } = written;
  const body = rememberBody(file, [marked, firstLine], () =>
    renderBody(marked, { firstLine, readFile: () => undefined }),
  );
  for (const { line, message } of body.faults) report(line, message);
  for (const part of body.parts) {
    if ("html" in part) continue;
    report(part.line, `${part.name} is not shown here: only articles have pictures`);
  }
  const { links } = body;
  if (faults.length > 0) return { content, text: undefined, faults, links };

  const fill = (words: string, render: (fact: Fact) => string) =>
    words.replace(new RegExp(`${open}([^${close}]+)${close}`, "g"), (_, name) => {
      const fact = facts.get(name);
      return fact ? render(fact) : "";
    });
  const [first] = body.parts;
  const html = (first && "html" in first ? first.html : "").replace(/"[^"<>]*"/g, (quoted) =>
    fill(quoted, ({ value }) => escapeHtml(value)),
  );
  const text = {
    ...(head as object),
    html: fill(html, (fact) => renderFact(fact, marksSamples)),
    headings: body.headings.map(({ id, text: words }) => ({
      id,
      text: fill(words, ({ value }) => value),
    })),
  };
  return { content, text: text as TextFile<v.InferOutput<S>>["text"], faults, links };
}
