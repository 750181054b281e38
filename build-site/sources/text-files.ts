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
import type { RenderedText } from "content-model/source";
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
import { renderBody } from "../markdown/article-markdown.ts";
import { findMissingFile, formatSize, getOwnFile } from "./own-files.ts";
import { fillMarkdown, readFacts } from "./references.ts";

type Facts = ReadonlyMap<string, Fact>;

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
  marksSamples?: boolean | undefined;
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
export function parseTextFile<S extends v.GenericSchema>(options: TextOptions<S>) {
  const { file, source, schema, getPart, marksSamples = false } = options;
  const { content, head, body: written, faults, report } = openHeadedFile(file, source, schema);
  if (!written) return { content, faults, links: [] };

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
  if (faults.length > 0) return { content, faults, links };

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
  } as v.InferOutput<S> & RenderedText;
  return { content, text, faults, links };
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

function readHeaded<S extends v.GenericSchema>(
  root: string,
  site: Site,
  file: string,
  schema: S,
  marksSamples?: boolean,
) {
  const { source, faults } = fillMarkdown(readFacts(root), file, readText(root, file));
  const facts = buildSiteFacts(root, site);
  const getPart = (name: string) => readText(root, `${partsFolder}/${name}.md`);
  const parsed = parseTextFile({ file, source, schema, facts, getPart, marksSamples });
  return { ...parsed, faults: [...faults, ...parsed.faults] };
}

/** @param marksSamples whether they are marked in the text */
export const readLegal = (root: string, site: Site, name: LegalName, marksSamples?: boolean) =>
  readHeaded(root, site, `content/legal/${name}.md`, legalSchema, marksSamples);

export const readDownloadText = (root: string, site: Site, file: string, marksSamples?: boolean) =>
  readHeaded(root, site, file, downloadSchema, marksSamples);

export const readTextFiles = (root: string, site: Site) => [
  ...legalNames.map((name) => readLegal(root, site, name)),
  ...listFiles(root, `${downloadTextsFolder}/*.md`).map((file) =>
    readDownloadText(root, site, file),
  ),
];

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
          `has no text, expected a file ${source}, or under “File” the name of your own file in content/files`,
        );
  });
}
