import { rmSync } from "node:fs";
import { join, posix } from "node:path";
import { ContentError } from "content-model/check-files";
import {
  type ContentFile,
  type Fault,
  findDuplicates,
  sameWords,
} from "content-model/content-file";
import { checkEachDay, isDraft } from "content-model/entries";
import { getFileNames, readTexts } from "content-model/files";
import { editions } from "../../app/editions.ts";
import { site } from "../../app/parts/head/site-schema.ts";
import { resources } from "../../app/parts/resources/schema.ts";
import type { BuildEnv } from "../build-env.ts";
import { listArticleFileNames, readArticleFiles } from "../sources/article-file.ts";
import { listYamlSources } from "../sources/entry-pages.ts";
import { writeLaunchContent } from "../sources/launch-content.ts";
import { checkOwnFiles, listOwnFileNames } from "../sources/own-files.ts";
import { checkPictures, listOwnPictureNames } from "../sources/picture-files.ts";
import { readContent } from "../sources/read-content.ts";
import { readContentFile, readFacts } from "../sources/references.ts";
import { findMissingTexts, listTextFileNames, readTextFiles } from "../sources/text-files.ts";
import {
  checkCallouts,
  checkClaims,
  checkFeatured,
  checkModules,
  checkPageHeads,
  checkPercents,
  checkRecommendations,
  checkTexts,
} from "./content-rules.ts";
import { type EditionContent, listArticles, readEdition } from "./edition-content.ts";
import { checkWithdrawn, listKept, startGit } from "./gone-pages.ts";
import { checkAddresses, checkLinks, checkRedirects } from "./link-rules.ts";
import { findBrokenTexts, findLinks, findOddSpaces, findStrayFiles } from "./stray-files.ts";

/** The folders with a content/, one per edition. */
export const contentRoots = editions.map(({ folder }) => folder);

/**
 * Checks the content of every edition.
 *
 * @param root the folder with the editions' folders
 * @throws ContentError with every fault, by edition
 */
export async function checkEditions(
  root: string,
  folders: readonly string[] = contentRoots,
): Promise<void> {
  const faults: Fault[] = [];
  for (const folder of folders) {
    await checkAllContent(join(root, folder)).catch((error) => {
      if (!(error instanceof ContentError)) throw error;
      faults.push(
        ...error.faults.map((each) => ({ ...each, file: posix.join(folder, each.file) })),
      );
    });
  }
  throwFaults(faults);
}

export async function readYamlFiles(root: string): Promise<ContentFile[]> {
  const names = (await listYamlSources()).flatMap((source) => getFileNames(root, source));
  return names.map((name) => readContentFile(root, name));
}

/** Every value of one edition marked as a sample, by file and line, except in drafts, which nobody sees. */
export async function listSamples(root: string): Promise<Fault[]> {
  const files = [
    ...(await readYamlFiles(root)),
    ...readArticleFiles(root).map(({ content }) => content),
  ];
  return [
    ...files.filter((file) => !isDraft(file)).flatMap(({ samples }) => samples),
    ...readTextFiles(root, readContent(root, site)).flatMap(({ content }) => content.samples),
  ];
}

/**
 * The content without its samples if the site is built for the address in content/site.yaml, which is
 * the launch; any other build shows it as it is.
 *
 * @param root the folder with the editions' folders
 */
export async function openBuildContent(
  root: string,
  { siteOrigin, previewOf }: Pick<BuildEnv, "siteOrigin" | "previewOf">,
): ReturnType<typeof openLaunchContent> {
  const { origin } = readContent(join(root, contentRoots[0] ?? "."), site);
  return previewOf === undefined && siteOrigin === origin
    ? openLaunchContent(root)
    : { root, leftOut: [], [Symbol.dispose]: () => {} };
}

/** `root` is the folder with the editions' folders, until it is disposed of. */
export async function openLaunchContent(root: string, folders: readonly string[] = contentRoots) {
  const written = await writeLaunchContent(root, folders);
  await checkEditions(written.folder, folders);
  return {
    root: written.folder,
    leftOut: written.leftOut,
    [Symbol.dispose]: () => rmSync(written.folder, { recursive: true }),
  };
}

/** What visitors tell the entries of a list by. */
const namingFields = ["name", "title", "question"];

/** On product screens, two workers may have the same certificate. */
const screens = /^content\/(?:plant|figures)\//;

const findSameNames = (file: ContentFile): Fault[] =>
  screens.test(file.file)
    ? []
    : namingFields.flatMap((field) => findDuplicates(file, field, sameWords));

/** In the order in which faults of one line are told. */
const rules: readonly ((edition: EditionContent) => Fault[] | Promise<Fault[]>)[] = [
  checkEachFile,
  ({ root }) => checkOwnFiles(root),
  ({ root, sources, articleFiles }) => checkPictures(root, sources, articleFiles),
  ({ textFiles }) => textFiles.flatMap(({ faults }) => faults),
  checkDownloads,
  checkPageHeads,
  checkModules,
  checkRecommendations,
  checkTexts,
  checkCallouts,
  checkEntries,
  checkAddresses,
  ({ root, pages }) => checkWithdrawn(root, pages),
  checkRedirects,
  checkByDay,
];

/**
 * Checks everything in content/: each file against its schema, then references between files. A
 * file that belongs to no source is a fault.
 *
 * @returns all content that visitors read, for searching only: its structure may change
 * @throws ContentError with every fault, by file and line
 */
export async function checkAllContent(root: string): Promise<unknown[]> {
  refuseLinks(root);
  const written = readTexts(root);
  // Alone, because what is broken has many more faults.
  throwFaults(findBrokenTexts(written));
  const { plant, claims } = readFacts(root);
  // Alone, because whatever refers to the plant or to a claim would repeat their faults.
  throwFaults([...plant.faults, ...claims.faults]);
  const edition = await readEdition(root, written);
  const faults: Fault[] = [];
  for (const check of rules) faults.push(...(await check(edition)));
  throwFaults(sortFaults(root, faults));
  return [...edition.sources.map(({ checked }) => checked.values), listArticles(edition)];
}

/** By file and line; first those of files that are new since the last commit: people have just written them. */
function sortFaults(root: string, faults: readonly Fault[]): readonly Fault[] {
  if (faults.length === 0) return faults;
  const known = listKept(startGit(root));
  const isKnown = ({ file }: Fault) => Number(known.has(file));
  return faults.toSorted(
    (a, b) => isKnown(a) - isKnown(b) || a.file.localeCompare(b.file, "en") || a.line - b.line,
  );
}

/** Before anything is read or written through one. */
export const refuseLinks = (root: string): void => throwFaults(findLinks(root));

function throwFaults(faults: readonly Fault[]): void {
  if (faults.length > 0) throw new ContentError(faults);
}

/** Files that belong nowhere, and those that do not fit their own schema. */
function checkEachFile(edition: EditionContent): Fault[] {
  const { root, written, files, sources, articleFiles, textFiles } = edition;
  const heads = textFiles.map(({ content }) => [content.file, content] as const);
  const headed = new Map([...files, ...heads]);
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
    ...findOddSpaces(written, headed),
  ];
}

/** What the Resource Hub offers. */
function checkDownloads({ root, get, getFile }: EditionContent): Fault[] {
  const list = get(resources) ?? [];
  const file = getFile(resources);
  return file && list.length > 0
    ? [...findMissingTexts(root, list, file), ...findDuplicates(file, "number")]
    : [];
}

/** Entries that are there twice, metrics without their claim, and percents without their sign. */
function checkEntries({ sources, references: { claims } }: EditionContent): Fault[] {
  const files = sources.flatMap(({ checked }) => checked.files);
  return [
    ...files.flatMap((file) => findDuplicates(file)),
    ...files.flatMap(findSameNames),
    ...checkClaims(files),
    ...checkPercents(claims.file, claims.claims),
  ];
}

/** Links, and what there is space for, on each day on which a page comes or goes. */
function checkByDay(edition: EditionContent): Fault[] {
  const dates = new Map(edition.pages.map(({ file, dates }) => [file.file, dates]));
  return checkEachDay(dates, (view) => [
    ...checkLinks(edition, view),
    ...checkFeatured(edition, view),
  ]);
}
