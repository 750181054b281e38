import { posix } from "node:path";
import { getFileNames } from "content-model/files";
import type { Source } from "content-model/source";
import type { PageAddress } from "../app/engine/page.ts";
import { articles } from "../app/parts/articles/schema.ts";
import { chromeNeeds } from "../app/parts/chrome/schema.ts";
import { downloads, resources } from "../app/parts/resources/schema.ts";
import { legalNames, legalTexts } from "../app/parts/texts/schema.ts";
import {
  getArticleSlug,
  getCalculatorPath,
  getCanonicalPath,
  getModulePath,
  paths,
} from "../app/routes.ts";
import { getArticleFileName } from "./sources/article-file.ts";

/** The last part of a page's path, such as "invoicing"; empty for the home page and where there is none. */
const getName = (address: PageAddress) => ("path" in address ? posix.basename(address.path) : "");

function listSourceFiles(root: string, source: Source, address: PageAddress): string[] {
  const name = getName(address);
  if (source.kind === "custom") return listCustomFiles(root, source.name, address);
  const files = getFileNames(root, source);
  if (source.kind === "file") return files;
  const own = files.filter((file) => posix.basename(file, ".yaml") === name);
  return own.length > 0 || source.kind === "folder" ? own : files;
}

function listCustomFiles(root: string, source: string, address: PageAddress): string[] {
  switch (source) {
    case articles.name: {
      const slug = "path" in address && getArticleSlug(address.path);
      return slug ? [getArticleFileName(slug)] : [];
    }
    case legalTexts.name:
      return legalNames
        .filter((each) => each === getName(address))
        .map((each) => `content/legal/${each}.md`);
    case downloads.name:
      return getFileNames(root, resources);
    default:
      return [];
  }
}

export interface PageParts {
  address: PageAddress;
  sources: readonly Source[];
}

/** The content files that a page is made from, without what is around it on every page. */
export const listOwnFiles = (root: string, { address, sources }: PageParts): string[] =>
  sources.flatMap((source) => listSourceFiles(root, source, address));

/** How specific a file is to a page: 0 for the one with its words, 3 for one that other pages share. */
function rankFile(address: PageAddress, file: string): number {
  const name = getName(address);
  const isNamed =
    name !== "" && [`/${name}/`, `/${name}.`, `-${name}.`].some((part) => file.includes(part));
  return (isNamed ? 0 : 2) + (file.includes("pages/") ? 0 : 1);
}

/**
 * The content files that a page and what is around it are made from, the page's own first. Of
 * articles, legal texts and the like, only the one that the page shows.
 *
 * @param root the folder with content/
 */
export function listPageFiles(root: string, { address, sources }: PageParts): string[] {
  const all = [...sources, ...Object.values(chromeNeeds)];
  const files = new Set(listOwnFiles(root, { address, sources: all }));
  return [...files].sort((one, other) => rankFile(address, one) - rankFile(address, other));
}

/**
 * Where the figures of the sample plant are seen, by the file in content/plant: the pages that have
 * one of them have all, and most are on screens elsewhere, by way of references.
 */
export const plantPages: Readonly<Record<string, string>> = {
  "catalog.yaml": getModulePath("planning"),
  "commerce.yaml": getModulePath("sourcing"),
  "contracts.yaml": getCalculatorPath("hours-gap"),
  "scaffolds.yaml": getCalculatorPath("scaffold-cost"),
  "shift.yaml": getCalculatorPath("hours-gap"),
  "site.yaml": getModulePath("projectmanagement"),
};

/**
 * The page on which a content file's words are seen; undefined if no page has it as its own.
 *
 * @param root the folder with content/
 * @param shown path of the page that is open: for a file of many pages, it stays
 */
export function findPageOf(
  root: string,
  pages: readonly PageParts[],
  file: string,
  shown: string,
): string | undefined {
  const plantPage = file.includes("/plant/") && plantPages[posix.basename(file)];
  if (plantPage && pages.some(({ address }) => "path" in address && address.path === plantPage)) {
    return plantPage;
  }
  const having = pages.flatMap(({ address, sources }) => {
    if (!("path" in address) || !listOwnFiles(root, { address, sources }).includes(file)) return [];
    const { path } = address;
    const at = listPageFiles(root, { address, sources }).indexOf(file);
    const isHome = path === paths.home;
    const isShown = getCanonicalPath(path) === getCanonicalPath(shown);
    const isMain = at === 0 || (isHome && at === 1);
    const isNamed = rankFile(address, file) < 2;
    return { path, order: [isMain, isNamed, isShown, isHome, true].indexOf(true), at };
  });
  return having.toSorted((one, other) => one.order - other.order || one.at - other.at)[0]?.path;
}
