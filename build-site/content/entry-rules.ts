import { suggest } from "../../app/content/nearest.ts";
import type { YamlSource } from "../../app/content/source.ts";
import { editions } from "../../app/editions.ts";
import type { WrittenArticle } from "../../app/parts/articles/schema.ts";
import {
  isEntryPath,
  isPublicPath,
  isReservedPath,
  publicPaths,
  redirects,
} from "../../app/routes.ts";
import type { Checked } from "./check-files.ts";
import { checkLinks, type LinkedText } from "./check-links.ts";
import { type ContentFile, type Fault, makeFault } from "./content-file.ts";
import { type DatedEntry, entryPages, getSlug } from "./entries.ts";
import { hasPassed } from "./online-dates.ts";

/** A page that an entry of an open folder has. */
export interface EntryPage {
  path: string;
  file: ContentFile;
  /** missing if the file does not fit */
  entry: DatedEntry | undefined;
}

/**
 * The pages of all open folders' files.
 *
 * @param getChecked what was found in a folder
 */
export function listEntryPages(
  getChecked: (source: YamlSource) => Checked | undefined,
  articles: readonly Pick<WrittenArticle, "author" | "draft">[],
): EntryPage[] {
  const online = articles.filter(({ draft }) => !draft);
  return entryPages.flatMap(({ source, getPath, hasPage }) => {
    const { files = [], values = [] } = getChecked(source) ?? {};
    const entries = values as DatedEntry[];
    return files
      .map((file) => ({ file, slug: getSlug(file.file) }))
      .filter(({ slug }) => hasPage?.(slug, online) ?? true)
      .map(({ file, slug }) => ({
        path: getPath(slug),
        file,
        entry: entries.find((each) => each.slug === slug),
      }));
  });
}

/** Whether something that is no entry has this address. */
function isTaken(path: string): boolean {
  const isHome = editions.some(({ prefix }) => prefix === path);
  return isHome || isPublicPath(path) || isReservedPath(path) || Object.hasOwn(redirects, path);
}

type Linked = {
  files: readonly ContentFile[];
  texts: readonly LinkedText[];
  /** old addresses in content/redirects.yaml */
  moved: readonly string[];
};

/** Checks that no entry takes another page's address, and that links to entries lead to one. */
export function checkEntryPages(pages: readonly EntryPage[], linked: Linked): Fault[] {
  const { files, texts, moved } = linked;
  const old = [...Object.keys(redirects), ...moved];
  const valid = [...publicPaths, ...old, ...pages.map(({ path }) => path)];
  return [
    ...pages
      .filter(({ path }) => isTaken(path))
      .map(({ file, path }) =>
        makeFault(file, [], `has the address ${path}, which is taken; rename the file`),
      ),
    ...checkLinks(files, texts, (href) => {
      const path = href.replace(/\/?([?#].*)?$/, "");
      if (!isEntryPath(path) || isPublicPath(path) || old.includes(path)) return;
      const page = pages.find((each) => each.path === path);
      if (!page) return `"${path}" is not a page on this site${suggest(path, valid)}`;
      // One that has had its time leads on.
      const { draft = false, until } = page.entry ?? {};
      return draft && !(until && hasPassed(until.day))
        ? `"${path}" is not online, so visitors do not see it`
        : undefined;
    }),
  ];
}
