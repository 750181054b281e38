import type Swup from "swup";
import { Location, type PageData } from "swup";
import { swapFile } from "./page-record.ts";

/**
 * Fetches a page as soon as the visitor points at a link to it or tabs to it, unless the browser is
 * in data-saver mode, and keeps it for the visit. What is fetched is not the page's document but its
 * swap (build-site/page-swaps.ts).
 */
export function preloadPages(swup: Swup): void {
  /** The HTML of pages that are fetched or being fetched, by path. */
  const fetched = new Map<string, Promise<string>>();

  const getPage = async (url: string): Promise<PageData> => {
    const { pathname } = new URL(url, location.href);
    const html = fetched.get(pathname) ?? fetchSwap(pathname);
    fetched.set(pathname, html);
    html.catch(() => fetched.delete(pathname));
    return { url, html: await html };
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

async function fetchSwap(pathname: string): Promise<string> {
  const response = await fetch(pathname.replace(/\/?$/, `/${swapFile}`));
  // A redirect, or no page: the browser loads the address itself.
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  return response.text();
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
