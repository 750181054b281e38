import { ContentError, getValue } from "content-model/check-files";
import { mapTexts, parseContentFile, sampleMark } from "content-model/content-file";
import { type DatedEntry, hasLeft, isDraft, listShown } from "content-model/entries";
import { contentFolder, readTexts } from "content-model/files";
import type { PictureSource } from "content-model/media-fields";
import type { Content, Source, Written, YamlSource } from "content-model/source";
import type { ReadContent } from "../../app/engine/page.ts";
import { oldAddresses, redirects } from "../../app/fields/redirects-schema.ts";
import { articles, type WrittenArticle } from "../../app/parts/articles/schema.ts";
import { sampleFiles } from "../../app/parts/claims/schema.ts";
import { site } from "../../app/parts/head/site-schema.ts";
import { downloads, type ResourceHub, resources } from "../../app/parts/resources/schema.ts";
import {
  type LegalName,
  type LegalText,
  legalNames,
  legalTexts,
} from "../../app/parts/texts/schema.ts";
import { redirects as contract, getArticlePath } from "../../app/routes.ts";
import { joinUnits } from "../markdown/article-markdown.ts";
import { readArticleFiles, sortByDate } from "./article-file.ts";
import { entryPages } from "./entry-pages.ts";
import { checkFiles } from "./references.ts";
import { buildResourceHub, findMissingTexts, readLegal } from "./text-files.ts";

/**
 * Reads a source's content and checks it.
 *
 * @param root the folder with content/
 * @returns articles and entries of open folders including drafts; everything else as its schema returns it
 * @throws ContentError with every fault of the source's files
 */
export function readContent<S extends Source>(root: string, source: S): Written<S>;
export function readContent(root: string, source: Source): unknown {
  if (source.kind !== "custom") return readYaml(root, source);
  const read = readers[source.name];
  if (!read) throw new Error(`nothing reads the source "${source.name}"`);
  return read(root);
}

const readers: Readonly<Record<string, (root: string) => unknown>> = {
  [articles.name]: readArticles,
  [downloads.name]: readDownloads,
  [legalTexts.name]: readLegalTexts,
  [oldAddresses.name]: readOldAddresses,
  [sampleFiles.name]: listSampleFiles,
};

function readYaml(root: string, source: YamlSource): unknown {
  const checked = checkFiles(root, source);
  if (checked.faults.length > 0) throw new ContentError(checked.faults);
  return getValue(source, checked);
}

function readLegalTexts(root: string): Record<LegalName, LegalText> {
  const texts = legalNames.map((name) => {
    const { text, faults } = readLegal(root, readContent(root, site), name);
    if (!text) throw new ContentError(faults);
    return [name, text];
  });
  return Object.fromEntries(texts);
}

function readArticles(root: string): WrittenArticle[] {
  const read = readArticleFiles(root);
  const faults = read.flatMap((each) => each.faults);
  if (faults.length > 0) throw new ContentError(faults);
  return sortByDate(read.flatMap(({ article }) => article ?? []));
}

function readDownloads(root: string): ResourceHub {
  const list = readContent(root, resources);
  const [file] = checkFiles(root, resources).files;
  const faults = file ? findMissingTexts(root, list, file) : [];
  if (faults.length > 0) throw new ContentError(faults);
  return buildResourceHub(root, list);
}

function readOldAddresses(root: string): Record<string, string> {
  const moved = readContent(root, redirects).map(({ from, to }) => [from, to]);
  const entries = entryPages.flatMap(({ source, getPath }) =>
    (readContent(root, source) as DatedEntry[]).map((entry) => ({
      path: getPath(entry.slug),
      ...entry,
    })),
  );
  const articles = readArticles(root).map((each) => ({ ...each, path: getArticlePath(each.slug) }));
  const expired = [...articles, ...entries].flatMap(({ path, until }) =>
    until && hasLeft({ until }) ? [[path, until.to]] : [],
  );
  return { ...contract, ...Object.fromEntries([...moved, ...expired]) };
}

/** The content files with samples that visitors see, by their names below content/. */
function listSampleFiles(root: string): string[] {
  return [...readTexts(root)]
    .filter(([name, text]) => {
      if (name.endsWith(".md")) return text.includes(sampleMark);
      const file = parseContentFile(name, text);
      return file.samplePaths.length > 0 && !isDraft(file);
    })
    .map(([name]) => name.slice(contentFolder.length + 1));
}

interface ReaderOptions {
  /** the folder with content/ */
  root: string;
  /** whether what is not online yet is included */
  hasDrafts: boolean;
  pictures: Pick<ReadonlyMap<string, PictureSource>, "get">;
}

/** Creates the reader for pages' content; it reads each source once, with its pictures. */
export function createReader({ root, hasDrafts, pictures }: ReaderOptions): ReadContent {
  const known = new Map<Source, unknown>();
  const read = (source: Source): unknown => {
    const content = readContent(root, source);
    const hasEntries =
      (source.kind === "custom" && source.name === articles.name) || source.kind === "folder";
    return hasEntries ? listShown(content as DatedEntry[], hasDrafts) : content;
  };
  return <S extends Source>(source: S): Content<S> => {
    if (!known.has(source)) known.set(source, prepareForPages(read(source), pictures));
    return known.get(source) as Content<S>;
  };
}

/** A copy as pages show it: every `picture`, a name, is its files, and numbers stay with their units. */
function prepareForPages(value: unknown, pictures: ReaderOptions["pictures"]): unknown {
  return mapTexts(value, (text, path) => {
    if (path.at(-1) !== "picture") return joinUnits(text);
    const picture = pictures.get(text);
    if (picture) return picture;
    throw new Error(`there is no picture "${text}"; render it with: npm run art ${text}`);
  });
}
