import { useLocation, useMatches } from "react-router";
import { blogRouteIds, getCanonicalPath, isBuiltPath, paths, publicPaths } from "../../routes.ts";

/**
 * The path of the page that is shown, in its canonical form; undefined where no page is shown. The
 * not-found page is prerendered once for all addresses, so it must not look at its own.
 */
export function useCurrentPage(): string | undefined {
  const { pathname } = useLocation();
  return isBuiltPath(pathname) ? getCanonicalPath(pathname) : undefined;
}

/** `aria-current` of a link in a menu. */
export function getAriaCurrent(href: string, currentPage: string | undefined): "page" | undefined {
  return currentPage !== undefined && getCanonicalPath(href) === currentPage ? "page" : undefined;
}

/**
 * The page whose sheet is shown: articles, also those that do not exist, and the further pages of the
 * index are on the sheet of the blog. The route says so, not the address: a not-found page is
 * prerendered once for many addresses.
 */
export function useCurrentSheet(): string | undefined {
  const page = useCurrentPage();
  const shown = useMatches().at(-1)?.id;
  return blogRouteIds.some((id) => id === shown) ? getCanonicalPath(paths.blog) : page;
}

/** Number of the page in the set of drawings that the site is, from 1; undefined without a page. */
export function getSheetNumber(currentPage: string | undefined): number | undefined {
  const index = publicPaths.findIndex((path) => getCanonicalPath(path) === currentPage);
  return index < 0 ? undefined : index + 1;
}
