import { type Checked, getValue } from "content-model/check-files";
import {
  type ContentFile,
  type Fault,
  type FieldPath,
  listTexts,
  makeFault,
  makeFileFault,
} from "content-model/content-file";
import { type DatedEntry, type Dates, getDates, getSlug } from "content-model/entries";
import { getFileNames, getFilePattern } from "content-model/files";
import { suggestNearest } from "content-model/nearest";
import type { Written, YamlSource } from "content-model/source";
import { site } from "../../app/parts/head/site-schema.ts";
import { getArticlePath } from "../../app/routes.ts";
import { readArticleFiles, sortByDate } from "../sources/article-file.ts";
import { entryPages, listYamlSources } from "../sources/entry-pages.ts";
import { checkFiles, readFacts } from "../sources/references.ts";
import { readTextFiles } from "../sources/text-files.ts";
import { findGonePages } from "./gone-pages.ts";

export type Link = Omit<Fault, "message"> & { href: string };

/** Fields with an address; `to` is where another one leads on. A video's are files. */
const linkFields = ["href", "to", "file", "captions"];

/** Lists that name articles by their slugs. */
const articleLists = ["relatedPosts", "defaultRelated"];

function getHref(text: string, path: FieldPath): string | undefined {
  if (articleLists.includes(String(path.at(-2)))) return getArticlePath(text);
  return linkFields.includes(String(path.at(-1))) ? text : undefined;
}

export const listLinks = (
  files: readonly ContentFile[],
  texts: readonly { content: { file: string }; links: readonly { href: string; line: number }[] }[],
): Link[] => [
  ...files.flatMap((file) =>
    listTexts(file.value).flatMap(({ text, path }) => {
      const href = getHref(text, path);
      return href === undefined ? [] : { ...makeFault(file, path, ""), href };
    }),
  ),
  ...texts.flatMap(({ content: { file }, links }) =>
    links.map(({ href, line }) => ({ ...makeFileFault(file, "", line), href })),
  ),
];

/** A page that has dates: an article's, or that of an entry of an open folder. */
export interface DatedPage {
  path: string;
  file: ContentFile;
  dates: Dates;
  /** if it depends on the articles that visitors see whether there is one */
  hasPage?: ((articles: readonly { author: string }[]) => boolean) | undefined;
}

const listEntryPages = (find: (source: YamlSource) => { checked: Checked } | undefined) =>
  entryPages.flatMap(({ source, getPath, hasPage }) => {
    const { files = [], values = [] } = find(source)?.checked ?? {};
    return files.map((file): DatedPage => {
      const slug = getSlug(file.file);
      const entry = (values as DatedEntry[]).find((each) => each.slug === slug);
      const depends: DatedPage["hasPage"] = hasPage && ((articles) => hasPage(slug, articles));
      return { path: getPath(slug), file, dates: getDates(file, entry), hasPage: depends };
    });
  });

/** One edition's content, read once. The rules look at it and change nothing. */
export type EditionContent = Awaited<ReturnType<typeof readEdition>>;

/** @param written each text file as it is written, by its name */
export async function readEdition(root: string, written: ReadonlyMap<string, string>) {
  const sources = (await listYamlSources()).map((source) => ({
    source,
    checked: checkFiles(root, source),
  }));
  const articleFiles = readArticleFiles(root);
  const all = [
    ...sources.flatMap(({ checked }) => checked.files),
    ...articleFiles.map(({ content }) => content),
  ];
  const files = new Map(all.map((file) => [file.file, file]));
  // Compared by their files, because tests and tools reload the modules that describe the sources.
  const find = (source: YamlSource) =>
    sources.find((each) => getFilePattern(each.source) === getFilePattern(source));
  /** The content of a source; undefined if its files do not fit. */
  const get = <S extends YamlSource>(source: S): Written<S> | undefined => {
    const found = find(source);
    if (!found || found.checked.faults.length > 0) return;
    return getValue(found.source, found.checked) as Written<S>;
  };
  const facts = get(site);
  const textFiles = facts ? readTextFiles(root, facts) : [];
  const entries = listEntryPages(find);
  /** Those that come and go with content, drafts included. */
  const pages: DatedPage[] = [
    ...articleFiles.map(({ slug, content: file, head }) => ({
      path: getArticlePath(slug),
      file,
      dates: getDates(file, head),
    })),
    ...entries,
  ];
  return {
    root,
    written,
    references: readFacts(root),
    sources,
    articleFiles,
    textFiles,
    /** the files of the sources, and the heads of articles, by their names */
    files,
    entries,
    pages,
    gone: findGonePages(
      root,
      pages.map(({ path }) => path),
    ),
    links: listLinks(all, [...articleFiles, ...textFiles]),
    find,
    get,
    getFile: (source: YamlSource) => files.get(getFileNames(root, source)[0] ?? ""),
  };
}

/** Those that fit, the newest first. */
export const listArticles = ({ articleFiles }: Pick<EditionContent, "articleFiles">) =>
  sortByDate(articleFiles.flatMap(({ article }) => article ?? []));

/** What is wrong with a name that is to be one of several, or undefined. @param kind such as "an author" */
export const findUnknown = (
  name: string,
  kind: string,
  known: readonly string[],
  expected = `one of ${known.join(", ")}`,
): string | undefined =>
  known.includes(name)
    ? undefined
    : `"${name}" is not ${kind}; expected ${expected}${suggestNearest(name, known)}`;
