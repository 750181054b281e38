import { type Fault, makeFault } from "content-model/content-file";
import { type DayView, hasLeft, isOnline } from "content-model/entries";
import { suggestNearest } from "content-model/nearest";
import { editions } from "../../app/editions.ts";
import { redirects as movedPages } from "../../app/fields/redirects-schema.ts";
import { isEntryPath, isPublicPath, publicPaths, redirects } from "../../app/routes.ts";
import { checkLinks, getAddressedPath } from "../sources/check-links.ts";
import { isReservedPath } from "../sources/entry-pages.ts";
import type { EditionContent } from "./edition-content.ts";

/** Whether an address is that of a page of the software, whatever content there is. */
export const isSoftwarePage = (path: string) =>
  isPublicPath(path) || editions.some(({ prefix }) => prefix === path);

const isTaken = (path: string) =>
  isSoftwarePage(path) || isReservedPath(path) || Object.hasOwn(redirects, path);

/** Checks that no entry takes another page's address, and that links to entries lead to one. */
export function checkEntryPages(
  { articleFiles, entries, get, gone, links }: EditionContent,
  { day, isShown }: DayView,
): Fault[] {
  const online = articleFiles.flatMap(({ content, article }) =>
    article && isShown(content.file) ? article : [],
  );
  const moved = get(movedPages)?.map(({ from }) => from) ?? [];
  const old = [...Object.keys(redirects), ...moved, ...gone.map(({ path }) => path)];
  const valid = [...publicPaths, ...old, ...entries.map(({ path }) => path)];
  return [
    ...entries
      .filter(({ path }) => isTaken(path))
      .map(({ file, path }) =>
        makeFault(file, [], `has the address ${path}, which is taken; rename the file`),
      ),
    ...checkLinks(links, ({ href, file, path: field }) => {
      const path = getAddressedPath(href);
      if (!isEntryPath(path) || isPublicPath(path) || old.includes(path)) return;
      const page = entries.find((each) => each.path === path);
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
