import type { PageAddress } from "../../engine/page.ts";
import { usePage } from "../../engine/page-context.ts";
import { getCanonicalPath, paths, publicPaths } from "../../routes.ts";

/** `aria-current` of a link in a menu. */
export function getAriaCurrent(href: string, address: PageAddress): "page" | undefined {
  if (!("path" in address)) return undefined;
  return getCanonicalPath(href) === getCanonicalPath(address.path) ? "page" : undefined;
}

/** `aria-current` of a link on the page that is drawn. */
export function useAriaCurrent(): (href: string) => "page" | undefined {
  const { address } = usePage();
  return (href) => getAriaCurrent(href, address);
}

/**
 * Number of a page in the set of drawings that the site is, from 1; undefined where no page is shown.
 * Articles, also those that do not exist, are on the sheet of the blog.
 */
export function getSheetNumber(address: PageAddress): number | undefined {
  const path = "path" in address ? address.path : address.missingBelow;
  const isBlog = path === paths.blog || path.startsWith(`${paths.blog}/`);
  if (!("path" in address) && !isBlog) return undefined;
  const sheet = getCanonicalPath(isBlog ? paths.blog : path);
  const index = publicPaths.findIndex((each) => getCanonicalPath(each) === sheet);
  return index < 0 ? undefined : index + 1;
}
