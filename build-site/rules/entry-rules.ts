import type { Checked } from "content-model/check-files";
import { type ContentFile, type Fault, makeFault } from "content-model/content-file";
import {
  type DatedEntry,
  type Dates,
  type DayView,
  getDates,
  getSlug,
  hasLeft,
  isOnline,
} from "content-model/entries";
import { suggestNearest } from "content-model/nearest";
import type { YamlSource } from "content-model/source";
import { editions } from "../../app/editions.ts";
import { isEntryPath, isPublicPath, publicPaths, redirects } from "../../app/routes.ts";
import type { ArticleFile } from "../sources/article-file.ts";
import { checkLinks, getAddressedPath, type LinkedText } from "../sources/check-links.ts";
import { entryPages, isReservedPath } from "../sources/entry-pages.ts";

/** A page that has dates: an article's, or that of an entry of an open folder. */
export interface DatedPage {
  path: string;
  file: ContentFile;
  dates: Dates;
  /** if it depends on the articles that visitors see whether there is one */
  hasPage?: ((articles: readonly { author: string }[]) => boolean) | undefined;
}

/**
 * The pages of all open folders' files.
 *
 * @param getChecked what was found in a folder
 */
export function listEntryPages(
  getChecked: (source: YamlSource) => Checked | undefined,
): DatedPage[] {
  return entryPages.flatMap(({ source, getPath, hasPage }) => {
    const { files = [], values = [] } = getChecked(source) ?? {};
    const entries = values as DatedEntry[];
    return files.map((file) => {
      const slug = getSlug(file.file);
      const entry = entries.find((each) => each.slug === slug);
      return {
        path: getPath(slug),
        file,
        dates: getDates(file, entry),
        hasPage: hasPage && ((articles) => hasPage(slug, articles)),
      };
    });
  });
}

/** Whether an address is that of a page of the software, whatever content there is. */
export const isSoftwarePage = (path: string) =>
  isPublicPath(path) || editions.some(({ prefix }) => prefix === path);

/** Whether an address belongs to something other than an entry. */
const isTaken = (path: string) =>
  isSoftwarePage(path) || isReservedPath(path) || Object.hasOwn(redirects, path);

type Linked = {
  files: readonly ContentFile[];
  texts: readonly LinkedText[];
  articleFiles: readonly ArticleFile[];
  /** old addresses in content/redirects.yaml, and those that it lacks */
  moved: readonly string[];
};

/** Checks that no entry takes another page's address, and that links to entries lead to one. */
export function checkEntryPages(
  pages: readonly DatedPage[],
  { files, texts, articleFiles, moved }: Linked,
  { day, isShown }: DayView,
): Fault[] {
  const online = articleFiles.flatMap(({ content, article }) =>
    article && isShown(content.file) ? article : [],
  );
  const old = [...Object.keys(redirects), ...moved];
  const valid = [...publicPaths, ...old, ...pages.map(({ path }) => path)];
  return [
    ...pages
      .filter(({ path }) => isTaken(path))
      .map(({ file, path }) =>
        makeFault(file, [], `has the address ${path}, which is taken; rename the file`),
      ),
    ...checkLinks(files, texts, (href, file, field) => {
      const path = getAddressedPath(href);
      if (!isEntryPath(path) || isPublicPath(path) || old.includes(path)) return;
      const page = pages.find((each) => each.path === path);
      if (!page) return `"${path}" is not a page on this site${suggestNearest(path, valid)}`;
      const { dates, hasPage } = page;
      const isThere = isOnline(dates, day) && (hasPage?.(online) ?? true);
      // Past its last day, its address redirects.
      return isThere || hasLeft(dates, day) || !isShown(file, field)
        ? undefined
        : `"${path}" is not online, so visitors do not see it; leave it out until it is, or name another page`;
    }),
  ];
}
