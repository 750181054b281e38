import { type Checked, getValue } from "content-model/check-files";
import type { ContentFile } from "content-model/content-file";
import { getFilePattern } from "content-model/files";
import type { Written, YamlSource } from "content-model/source";
import { site } from "../../app/parts/head/site-schema.ts";
import { type ArticleFile, readArticleFiles, sortByDate } from "../sources/article-file.ts";
import { checkFiles } from "../sources/check-files.ts";
import { listYamlSources } from "../sources/entry-pages.ts";
import type { ReadClaims, ReadPlant } from "../sources/references.ts";
import { readTextFiles, type TextFile } from "../sources/text-files.ts";

/** What was found in the files of one source. */
export type CheckedSource = { source: YamlSource; checked: Checked };

type References = { plant: ReadPlant; claims: ReadClaims };

/** One edition's content, read once. The phases of the check look at it and change nothing. */
export interface EditionContent {
  root: string;
  /** each text file as it is written, by its name */
  written: ReadonlyMap<string, string>;
  references: References;
  sources: readonly CheckedSource[];
  articleFiles: readonly ArticleFile[];
  /** legal texts and texts of downloads */
  textFiles: readonly TextFile<unknown>[];
  /** the files of the sources, and the heads of articles, by their names */
  files: ReadonlyMap<string, ContentFile>;
  find: (source: YamlSource) => CheckedSource | undefined;
  /** the content of a source; undefined if its files do not fit */
  get: <S extends YamlSource>(source: S) => Written<S> | undefined;
}

/** @param references the sample plant and the claims, both without a fault */
export async function readEdition(
  root: string,
  written: ReadonlyMap<string, string>,
  references: References,
): Promise<EditionContent> {
  const sources = (await listYamlSources()).map((source) => ({
    source,
    checked: checkFiles(root, source, references),
  }));
  const articleFiles = readArticleFiles(root, references);
  const all = [
    ...sources.flatMap(({ checked }) => checked.files),
    ...articleFiles.map(({ content }) => content),
  ];
  // Compared by their files, because tests and tools reload the modules that describe the sources.
  const find = (source: YamlSource) =>
    sources.find((each) => getFilePattern(each.source) === getFilePattern(source));
  const get = <S extends YamlSource>(source: S): Written<S> | undefined => {
    const found = find(source);
    if (!found || found.checked.faults.length > 0) return;
    return getValue(found.source, found.checked) as Written<S>;
  };
  const facts = get(site);
  return {
    root,
    written,
    references,
    sources,
    articleFiles,
    textFiles: facts ? readTextFiles({ root, site: facts, references }) : [],
    files: new Map(all.map((file) => [file.file, file])),
    find,
    get,
  };
}

/** Those that fit, the newest first. */
export const listArticles = ({ articleFiles }: EditionContent) =>
  sortByDate(articleFiles.flatMap(({ article }) => article ?? []));
