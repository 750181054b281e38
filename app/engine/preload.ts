import type Swup from "swup";
import { Location, type PageData } from "swup";
import { getSwapPath, swapFile } from "./page-record.ts";

/**
 * Fetches a page as soon as the visitor points at a link to it or tabs to it, unless the browser is
 * in data-saver mode, and keeps it for the visit. What is fetched is not the page's document but its
 * swap (build-site/page-swaps.ts).
 */
export function preloadPages(swup: Swup): void {
  /** Pages that are fetched or being fetched. */
  const fetched = new Map<string, Promise<PageData>>();

  const getPage = (url: string): Promise<PageData> => {
    const page = fetched.get(url) ?? fetchPage(url);
    fetched.set(url, page);
    page.catch(() => fetched.delete(url));
    return page;
  };

  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || swup.shouldIgnoreVisit(link.href, { el: link }) || savesData()) return;
    const { url } = Location.fromElement(link);
    if (url !== swup.location.url) getPage(url).catch(() => {}); // going there will show what is wrong
  };
  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(type, preload, { passive: true });
  }
  swup.hooks.replace("page:load", (visit) => getPage(visit.to.url));
}

/** @param url a path with its query */
async function fetchPage(url: string): Promise<PageData> {
  const { pathname, search } = new URL(url, location.href);
  const response = await fetch(getSwapPath(pathname) + search);
  // No page: the browser shows what the address answers.
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  const html = await response.text();
  if (!response.redirected) return { url, html };
  const target = new URL(response.url);
  const path = target.pathname.replace(`/${swapFile}`, "") || "/";
  return { url: path + target.search, html };
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
