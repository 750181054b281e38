import { join, posix } from "node:path";
import { type Checked, ContentError, getValue } from "content-model/check-files";
import {
  type ContentFile,
  type Fault,
  findTwins,
  makeFault,
  type Sample,
} from "content-model/content-file";
import { checkEachDay, getDates, getSlug } from "content-model/entries";
import { contentFolder, getFileNames, getFilePattern, readTexts } from "content-model/files";
import type { Written, YamlSource } from "content-model/source";
import { editions } from "../../app/editions.ts";
import { redirects } from "../../app/fields/redirects-schema.ts";
import { articlePage } from "../../app/pages/article/schema.ts";
import { blogPage } from "../../app/pages/blog/schema.ts";
import { authors } from "../../app/parts/articles/authors-schema.ts";
import { site } from "../../app/parts/head/site-schema.ts";
import { resources } from "../../app/parts/resources/schema.ts";
import { getArticlePath, securityDownloadPath } from "../../app/routes.ts";
import {
  getArticleFileName,
  listArticleFileNames,
  readArticleFiles,
  sortByDate,
} from "../sources/article-files.ts";
import { checkFiles, readContentFile } from "../sources/check-files.ts";
import { listYamlSources } from "../sources/list-sources.ts";
import {
  checkFileLinks,
  checkOwnFiles,
  hasFileAt,
  listOwnFileNames,
} from "../sources/own-files.ts";
import { checkPictures, listOwnPictureNames } from "../sources/picture-files.ts";
import { readClaims } from "../sources/read-claims.ts";
import { readContent } from "../sources/read-content.ts";
import { readPlant } from "../sources/read-plant.ts";
import { readFacts } from "../sources/references.ts";
import { readScenes } from "../sources/scenes.ts";
import {
  findMissingTexts,
  getDownloadPath,
  listTextFileNames,
  readTextFiles,
} from "../sources/text-files.ts";
import { checkAnchors } from "./anchor-rules.ts";
import { checkArticles } from "./article-rules.ts";
import { findBrokenTexts, findOddSpaces } from "./broken-texts.ts";
import { checkClaims } from "./claim-rules.ts";
import { checkRules } from "./content-rules.ts";
import { checkEntryPages, type DatedPage, listEntryPages } from "./entry-rules.ts";
import { checkRedirects, checkWithdrawn, findGonePages } from "./redirect-rules.ts";
import { findStrayFiles, findUnusedFiles } from "./stray-files.ts";

/** What was found in the files of one source. */
type CheckedSource = { source: YamlSource; checked: Checked };

/**
 * Checks everything in content/: each file against its schema, then references between files. A
 * file that belongs to no source is a fault.
 *
 * @returns all content that visitors read, for searching only: its structure may change
 * @throws ContentError with every fault, by file and line
 */
export async function checkAllContent(root: string): Promise<unknown[]> {
  const words = readTexts(root, `${contentFolder}/**/*.{md,yaml}`);
  // Alone, because what is broken has many more faults.
  const broken = findBrokenTexts(words);
  if (broken.length > 0) throw new ContentError(broken);
  // Alone, because whatever refers to the plant or to a claim would repeat their faults.
  const references = { plant: readPlant(root), claims: readClaims(root) };
  const ofFacts = [...references.plant.faults, ...references.claims.faults];
  if (ofFacts.length > 0) throw new ContentError(ofFacts);
  const all: CheckedSource[] = (await listYamlSources()).map((source) => ({
    source,
    checked: checkFiles(root, source, references),
  }));
  const articleFiles = readArticleFiles(root, references);
  const files = new Map(
    [
      ...all.flatMap(({ checked }) => checked.files),
      ...articleFiles.map(({ content: head }) => head),
    ].map((file) => [file.file, file]),
  );
  const faults = [
    ...findStrayFiles(root, [
      ...files.keys(),
      ...listArticleFileNames(root),
      ...listTextFileNames(root),
      ...listOwnFileNames(root),
      ...listOwnPictureNames(root),
    ]),
    ...all.flatMap(({ checked }) => checked.faults),
    ...articleFiles.flatMap((each) => each.faults),
    ...findOddSpaces(words),
    ...checkOwnFiles(root),
    ...findUnusedFiles(words, [...listOwnFileNames(root), ...listOwnPictureNames(root)]),
    ...(await checkPictures(
      root,
      all.map(({ checked }) => checked),
      articleFiles,
    )),
  ];
  // Compared by their files, because tests and tools reload the modules that describe the sources.
  const find = (source: YamlSource) =>
    all.find((each) => getFilePattern(each.source) === getFilePattern(source));
  const get = <S extends YamlSource>(source: S): Written<S> | undefined => {
    const found = find(source);
    return found && found.checked.faults.length === 0
      ? (getValue(found.source, found.checked) as Written<S>)
      : undefined;
  };

  const articles = sortByDate(articleFiles.flatMap(({ article }) => article ?? []));
  const facts = get(site);
  const textFiles = facts ? readTextFiles({ root, site: facts, references }) : [];
  faults.push(...textFiles.flatMap((each) => each.faults));
  const texts = [...articleFiles, ...textFiles];
  const resourceList = get(resources);
  const documents = resourceList
    ?.filter(({ file, downloadUrl }) => !file && !downloadUrl)
    .map(({ id }) => getDownloadPath(id));
  faults.push(
    ...checkFileLinks(root, [...files.values()], texts, [
      securityDownloadPath,
      ...(documents ?? []),
    ]),
  );
  const resourcesFile = files.get(getFileNames(root, resources)[0] ?? "");
  if (resourceList && resourcesFile) {
    faults.push(
      ...findMissingTexts(root, resourceList, resourcesFile),
      ...findTwins(resourcesFile, "number"),
    );
  }
  const pictures = readScenes();
  const articleHeads = articles.map(({ slug, title, excerpt, date }) => ({
    file: getArticleFileName(slug),
    title,
    date,
    description: excerpt,
  }));
  checkRules(
    {
      get,
      pages: [...all.flatMap((each) => listPageHeads(root, each)), ...articleHeads],
      pictures,
    },
    (name, path, message) => {
      const file = files.get(name);
      if (file) faults.push(makeFault(file, path, message));
    },
  );
  const yamlFiles = all.flatMap(({ checked }) => checked.files);
  faults.push(
    ...yamlFiles.flatMap((each) => findTwins(each)),
    ...checkClaims(references.claims.claims, yamlFiles),
    ...checkAnchors({
      files: [...files.values()],
      texts,
      headings: [...articles, ...textFiles.flatMap(({ text }) => text ?? [])].flatMap((each) =>
        each.headings.map(({ id }) => id),
      ),
    }),
  );
  const redirectList = get(redirects);
  const redirectsFile = files.get(getFileNames(root, redirects)[0] ?? "");
  const entries = listEntryPages((source) => find(source)?.checked);
  const pages: DatedPage[] = [
    ...articleFiles.map(({ slug, content: file, article }) => ({
      path: getArticlePath(slug),
      file,
      dates: getDates(file, article),
    })),
    ...entries,
  ];
  faults.push(...checkWithdrawn(root, pages));
  if (redirectList && redirectsFile) {
    const present = pages.map(({ path }) => path);
    const gone = findGonePages(root, present);
    const hasFile = (path: string) => hasFileAt(root, path);
    faults.push(...checkRedirects(redirectsFile, redirectList, { pages, gone, hasFile }));
  }
  const linked = {
    articleFiles,
    files: [...files.values()],
    texts,
    moved: redirectList?.map(({ from }) => from) ?? [],
    newAddresses: new Map(redirectList?.map(({ from, to }) => [from, to])),
    pictures: [...pictures.keys()],
    articlePage: get(articlePage),
    categories: get(blogPage)?.categories,
    authors: find(authors)?.checked.files.map(({ file }) => getSlug(file)) ?? [],
  };
  faults.push(
    ...checkEachDay(new Map(pages.map(({ file, dates }) => [file.file, dates])), (view) => [
      ...checkEntryPages(entries, linked, view),
      ...checkArticles({ ...linked, view }),
    ]),
  );
  if (faults.length > 0) {
    throw new ContentError(
      faults.sort((a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line),
    );
  }
  return [...all.map(({ checked }) => checked.values), articles];
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

/** The folders with a content/, one per edition. */
export const contentRoots = editions.map(({ folder }) => folder);

/**
 * Checks the content of every edition.
 *
 * @param root the folder with the editions' folders
 * @throws ContentError with every fault, by edition
 */
export async function checkEditions(root: string, folders = contentRoots): Promise<void> {
  const faults: Fault[] = [];
  for (const folder of folders) {
    await checkAllContent(join(root, folder)).catch((error) => {
      if (!(error instanceof ContentError)) throw error;
      faults.push(
        ...error.faults.map((each) => ({ ...each, file: posix.join(folder, each.file) })),
      );
    });
  }
  if (faults.length > 0) throw new ContentError(faults);
}

/** Every YAML file of one edition's content. */
export async function readYamlFiles(root: string): Promise<ContentFile[]> {
  const names = (await listYamlSources()).flatMap((source) => getFileNames(root, source));
  const facts = readFacts(root);
  return names.map((name) => readContentFile(root, name, facts));
}

/** Every value of one edition marked as a sample, by file and line, except in drafts, which nobody sees. */
export async function listSamples(root: string): Promise<Sample[]> {
  const files = [
    ...(await readYamlFiles(root)),
    ...readArticleFiles(root).map(({ content }) => content),
  ];
  return [
    ...files.filter(({ value }) => !Object(value).draft).flatMap(({ samples }) => samples),
    ...readTextFiles({ root, site: readContent(root, site) }).flatMap(
      ({ content }) => content.samples,
    ),
  ];
}
