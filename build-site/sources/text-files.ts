import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { openHeadedFile } from "content-model/check-files";
import {
  type ContentFile,
  type Fault,
  getValueAt,
  makeFault,
  parseContentFile,
} from "content-model/content-file";
import type { Fact } from "content-model/fields";
import { listFiles, readText } from "content-model/files";
import { suggestNearest } from "content-model/nearest";
import type * as v from "valibot";
import { escapeHtml } from "../../app/parts/head/page-graph.ts";
import type { Site } from "../../app/parts/head/site-schema.ts";
import type { ResourceHub, Resources } from "../../app/parts/resources/schema.ts";
import {
  downloadSchema,
  type LegalName,
  legalNames,
  legalSchema,
} from "../../app/parts/texts/schema.ts";
import { type ArticleBody, renderBody } from "../markdown/article-markdown.ts";
import { findMissingFile, formatSize, getOwnFile } from "./own-files.ts";
import { fillMarkdown, type Facts as References, readFacts } from "./references.ts";

type Facts = ReadonlyMap<string, Fact>;

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

function getOwnFacts({ samples, value }: ContentFile): [string, Fact][] {
  const facts = (value as { facts?: Record<string, unknown> } | undefined)?.facts ?? {};
  return Object.entries(facts).map(([name, fact]) => [
    name,
    { value: String(fact), isSample: samples.some(({ field }) => field === `facts.${name}`) },
  ]);
}

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
  // At the indentation of its line.
  const joined = written.text.replace(
    /^\{part:([\w-]+)\}$/gm,
    (line, name) => getPart?.(name)?.trimEnd() ?? line,
  );
  const marked = joined.replace(/\{([\w:-]+)\}/g, (whole, name) => {
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
  const body = renderBody(marked, { firstLine, readFile: () => undefined });
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

const downloadTextsFolder = "content/documents";
const partsFolder = `${downloadTextsFolder}/parts`;
const siteFile = "content/site.yaml";

export function listTextFileNames(root: string): string[] {
  return [
    ...legalNames.map((name) => `content/legal/${name}.md`),
    ...listFiles(root, `${downloadTextsFolder}/*.md`),
    ...listFiles(root, `${partsFolder}/*.md`),
  ];
}

/** The values for words in braces in every text, from content/site.yaml. */
function buildSiteFacts(root: string, site: Site): Facts {
  const { samples } = parseContentFile(siteFile, readText(root, siteFile));
  /** By name, the fields of content/site.yaml. */
  const facts = {
    product: "name",
    origin: "origin",
    host: "origin",
    company: "company",
    street: "address.street",
    postalCode: "address.postalCode",
    city: "address.city",
    country: "address.country",
    registerCourt: "register.court",
    registerNumber: "register.number",
    vatId: "vatId",
    managingDirectors: "managingDirectors",
    phone: "phone",
    generalMail: "mailboxes.general",
    securityMail: "mailboxes.security",
    careersMail: "mailboxes.careers",
    privacyMail: "mailboxes.privacy",
  };
  return new Map(
    Object.entries(facts).map(([name, field]) => {
      const isSample = samples.some((sample) => sample.field.startsWith(field));
      const value = [getValueAt(site, field.split("."))].flat().join(", ");
      return [name, { value: name === "host" ? new URL(value).host : value, isSample }];
    }),
  );
}

type ReadOptions = {
  root: string;
  site: Site;
  marksSamples?: boolean;
  /** what references can name, if it was read already */
  references?: References;
};

/**
 * Creates a reader for the texts of legal pages and downloads that checks each; reads the site's
 * facts once.
 */
export function createTextReader({
  root,
  site,
  marksSamples = false,
  references = readFacts(root),
}: ReadOptions) {
  const facts = buildSiteFacts(root, site);
  const getPart = (name: string) => readText(root, `${partsFolder}/${name}.md`);
  function read<S extends v.GenericSchema>(file: string, schema: S) {
    const { source, faults } = fillMarkdown(references, file, readText(root, file));
    const options = { file, source, schema, facts, getPart, marksSamples };
    const parsed = parseTextFile(options);
    return { ...parsed, faults: [...faults, ...parsed.faults] };
  }
  return {
    readLegal: (name: LegalName) => read(`content/legal/${name}.md`, legalSchema),
    readDownloadText: (file: string) => read(file, downloadSchema),
  };
}

export function readTextFiles(options: ReadOptions): TextFile<unknown>[] {
  const reader = createTextReader(options);
  return [
    ...legalNames.map(reader.readLegal),
    ...listFiles(options.root, `${downloadTextsFolder}/*.md`).map(reader.readDownloadText),
  ];
}

export function getSourceName({ id, source }: Resources[number]): string {
  return source ? `content/${source}` : `${downloadTextsFolder}/${id}.md`;
}

/** Address of the PDF that the build makes of a text. */
export const getDownloadPath = (id: string) => `/downloads/${id}.pdf`;

export function buildResourceHub(root: string, resources: Resources): ResourceHub {
  return resources.map(({ source: _, file, downloadUrl, title, ...rest }) => {
    const resource = { ...rest, title: title.value, isSample: title.isSample };
    if (downloadUrl) return { ...resource, href: downloadUrl };
    if (file) return { ...resource, ...getOwnFile(root, file) };
    const href = getDownloadPath(resource.id);
    // While a download's text is written, its PDF may be yet to be made.
    const stats = statSync(join(root, "public", href), { throwIfNoEntry: false });
    return { ...resource, href, fileSize: stats && formatSize(stats.size) };
  });
}

export function findMissingTexts(root: string, resources: Resources, file: ContentFile): Fault[] {
  return resources.flatMap((resource, index) => {
    if (resource.downloadUrl) return [];
    if (resource.file) {
      const message = findMissingFile(root, resource.file);
      return message ? makeFault(file, [index, "file"], message) : [];
    }
    const source = getSourceName(resource);
    return existsSync(join(root, source))
      ? []
      : makeFault(
          file,
          [index, "id"],
          `has no text, expected a file ${source}, or a line "file:" with the name of your own file in content/files`,
        );
  });
}
