import { type Checked, ContentError, getValue } from "content-model/check-files";
import { type ContentFile, type Fault, findTwins, makeFault } from "content-model/content-file";
import { checkEachDay, getDates, getSlug } from "content-model/entries";
import { contentFolder, getFileNames, getFilePattern, readTexts } from "content-model/files";
import type { Written, YamlSource } from "content-model/source";
import { redirects } from "../../app/fields/redirects-schema.ts";
import { articlePage } from "../../app/pages/article/schema.ts";
import { blogPage } from "../../app/pages/blog/schema.ts";
import { authors } from "../../app/parts/articles/authors-schema.ts";
import { site } from "../../app/parts/chrome/site-schema.ts";
import { resources } from "../../app/parts/resources/schema.ts";
import { getArticlePath, securityDownloadPath } from "../../app/routes.ts";
import type { ArticleFile } from "../sources/article-file.ts";
import {
  getArticleFileName,
  listArticleFileNames,
  readArticleFiles,
  sortByDate,
} from "../sources/article-files.ts";
import { checkFiles } from "../sources/check-files.ts";
import { listYamlSources } from "../sources/list-sources.ts";
import {
  checkFileLinks,
  checkOwnFiles,
  hasFileAt,
  listOwnFileNames,
} from "../sources/own-files.ts";
import { checkPictures, listOwnPictureNames } from "../sources/picture-files.ts";
import { type ReadClaims, readClaims } from "../sources/read-claims.ts";
import { type ReadPlant, readPlant } from "../sources/read-plant.ts";
import { readScenes } from "../sources/scenes.ts";
import type { TextFile } from "../sources/text-file.ts";
import {
  findMissingTexts,
  getDownloadPath,
  listTextFileNames,
  readTextFiles,
} from "../sources/text-files.ts";
import { checkArticles } from "./article-rules.ts";
import { findBrokenTexts } from "./broken-texts.ts";
import { checkClaims } from "./claim-rules.ts";
import { checkRules } from "./content-rules.ts";
import { checkEntryPages, type DatedPage, listEntryPages } from "./entry-rules.ts";
import { checkRedirects, checkWithdrawn, findGonePages } from "./redirect-rules.ts";
import { findStrayFiles, findUnusedFiles } from "./stray-files.ts";

/** What was found in the files of one source. */
type CheckedSource = { source: YamlSource; checked: Checked };

type References = { plant: ReadPlant; claims: ReadClaims };

/** One edition's content, read once. The phases of the check look at it and change nothing. */
interface Edition {
  root: string;
  /** each text file as it is written, by its name */
  written: ReadonlyMap<string, string>;
  references: References;
  sources: readonly CheckedSource[];
  articleFiles: readonly ArticleFile[];
  /** legal texts and documents */
  textFiles: readonly TextFile<unknown>[];
  /** the files of the sources, and the heads of articles, by their names */
  files: ReadonlyMap<string, ContentFile>;
  find: (source: YamlSource) => CheckedSource | undefined;
  /** the content of a source; undefined if its files do not fit */
  get: <S extends YamlSource>(source: S) => Written<S> | undefined;
}

type Phase = (edition: Edition) => Fault[] | Promise<Fault[]>;

/** In the order in which faults of one line are told. */
const phases: readonly Phase[] = [
  checkEachFile,
  checkOwnMedia,
  checkTexts,
  checkDownloads,
  checkRelations,
  checkEntries,
  checkAddresses,
  checkLinksByDay,
];

/**
 * Checks everything in content/: each file against its schema, then references between files. A
 * file that belongs to no source is a fault.
 *
 * @returns all content that visitors read, for searching only: its structure may change
 * @throws ContentError with every fault, by file and line
 */
export async function checkAllContent(root: string): Promise<unknown[]> {
  const written = readTexts(root, `${contentFolder}/**/*.{md,yaml}`);
  // Alone, because what is broken has many more faults.
  throwFaults(findBrokenTexts(written));
  const references = { plant: readPlant(root), claims: readClaims(root) };
  // Alone, because whatever refers to the plant or to a claim would repeat their faults.
  throwFaults([...references.plant.faults, ...references.claims.faults]);
  const edition = await readEdition(root, written, references);
  const faults: Fault[] = [];
  for (const phase of phases) faults.push(...(await phase(edition)));
  throwFaults(faults.sort((a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line));
  return [...edition.sources.map(({ checked }) => checked.values), listArticles(edition)];
}

function throwFaults(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new ContentError(faults);
}

async function readEdition(
  root: string,
  written: ReadonlyMap<string, string>,
  references: References,
): Promise<Edition> {
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

const listArticles = ({ articleFiles }: Edition) =>
  sortByDate(articleFiles.flatMap(({ article }) => article ?? []));

/** The one file of a source. */
const getFile = ({ root, files }: Edition, source: YamlSource): ContentFile | undefined =>
  files.get(getFileNames(root, source)[0] ?? "");

/** Files that belong nowhere, and those that do not fit their own schema. */
function checkEachFile({ root, files, sources, articleFiles }: Edition): Fault[] {
  return [
    ...findStrayFiles(root, [
      ...files.keys(),
      ...listArticleFileNames(root),
      ...listTextFileNames(root),
      ...listOwnFileNames(root),
      ...listOwnPictureNames(root),
    ]),
    ...sources.flatMap(({ checked }) => checked.faults),
    ...articleFiles.flatMap(({ faults }) => faults),
  ];
}

/** The team's own files, pictures and videos. */
async function checkOwnMedia({ root, written, sources, articleFiles }: Edition): Promise<Fault[]> {
  return [
    ...checkOwnFiles(root),
    ...findUnusedFiles(written, [...listOwnFileNames(root), ...listOwnPictureNames(root)]),
    ...(await checkPictures(
      root,
      sources.map(({ checked }) => checked),
      articleFiles,
    )),
  ];
}

/** Legal texts and documents, and every link to a file. */
function checkTexts({ root, files, articleFiles, textFiles, get }: Edition): Fault[] {
  const printed = get(resources)?.filter(({ file, downloadUrl }) => !file && !downloadUrl) ?? [];
  return [
    ...textFiles.flatMap(({ faults }) => faults),
    ...checkFileLinks(
      root,
      [...files.values()],
      [...articleFiles, ...textFiles],
      [securityDownloadPath, ...printed.map(({ id }) => getDownloadPath(id))],
    ),
  ];
}

/** What the Resource Hub offers. */
function checkDownloads(edition: Edition): Fault[] {
  const list = edition.get(resources);
  const file = getFile(edition, resources);
  if (!list || !file) return [];
  return [...findMissingTexts(edition.root, list, file), ...findTwins(file, "number")];
}

/** What files say of one another: titles, modules, personas, scenes. */
function checkRelations(edition: Edition): Fault[] {
  const { root, files, sources, get } = edition;
  const heads = [
    ...sources.flatMap((source) => listPageHeads(root, source)),
    ...listArticles(edition).map(({ slug, title, excerpt, date }) => ({
      file: getArticleFileName(slug),
      title,
      date,
      description: excerpt,
    })),
  ];
  const faults: Fault[] = [];
  checkRules({ get, pages: heads, pictures: readScenes() }, (name, path, message) => {
    const file = files.get(name);
    if (file) faults.push(makeFault(file, path, message));
  });
  return faults;
}

/** Entries that are there twice, and metrics without their claim. */
function checkEntries({ sources, references }: Edition): Fault[] {
  const files = sources.flatMap(({ checked }) => checked.files);
  return [
    ...files.flatMap((file) => findTwins(file)),
    ...checkClaims(references.claims.claims, files),
  ];
}

const listEntries = ({ find }: Edition): DatedPage[] =>
  listEntryPages((source) => find(source)?.checked);

/** The pages that come and go with content: articles and entries of open folders. */
const listDatedPages = (edition: Edition): DatedPage[] => [
  ...edition.articleFiles.map(({ slug, content: file, article }) => ({
    path: getArticlePath(slug),
    file,
    dates: getDates(file, article),
  })),
  ...listEntries(edition),
];

/** Pages that are gone, and old addresses. */
function checkAddresses(edition: Edition): Fault[] {
  const { root } = edition;
  const pages = listDatedPages(edition);
  const faults = checkWithdrawn(root, pages);
  const list = edition.get(redirects);
  const file = getFile(edition, redirects);
  if (!list || !file) return faults;
  const present = pages.map(({ path }) => path);
  const gone = findGonePages(root, present);
  const hasFile = (path: string) => hasFileAt(root, path);
  return [...faults, ...checkRedirects(file, list, { pages, gone, hasFile })];
}

/** Links between pages, on each day on which one comes or goes. */
function checkLinksByDay(edition: Edition): Fault[] {
  const { articleFiles, textFiles, files, find, get } = edition;
  const moved = get(redirects) ?? [];
  const entries = listEntries(edition);
  const dates = new Map(listDatedPages(edition).map((page) => [page.file.file, page.dates]));
  const linked = {
    articleFiles,
    files: [...files.values()],
    texts: [...articleFiles, ...textFiles],
    moved: moved.map(({ from }) => from),
    newAddresses: new Map(moved.map(({ from, to }) => [from, to])),
    pictures: [...readScenes().keys()],
    articlePage: get(articlePage),
    categories: get(blogPage)?.categories,
    authors: find(authors)?.checked.files.map(({ file }) => getSlug(file)) ?? [],
  };
  return checkEachDay(dates, (view) => [
    ...checkEntryPages(entries, linked, view),
    ...checkArticles({ ...linked, view }),
  ]);
}

type PageHead = { title: string; description: string; date: string; publish: string };

/** Title and description of the pages whose words are in a source. */
function listPageHeads(root: string, { source, checked }: CheckedSource) {
  return getFileNames(root, source).flatMap((file, index) => {
    const value: unknown = checked.values[index];
    const isPage = source.kind === "folder" || /^content\/(module-)?pages\//.test(file);
    if (!isPage || checked.faults.length > 0 || typeof value !== "object" || value === null) {
      return [];
    }
    const { title, description, publish, date = publish } = value as Partial<PageHead>;
    return title && description ? [{ file, title, description, date }] : [];
  });
}
