import { findClosest } from "../platform/find-closest.ts";
import { nextFrame } from "../platform/next-frame.ts";
import { savesData } from "../platform/saves-data.ts";
import { getSwapPath, swapFile } from "./page-record.ts";
import { adoptStyles, fetchStyles } from "./styles.ts";

/** A page's swap. */
interface FetchedPage {
  html: string;
  /** Where a redirect led, if one did: path and query. */
  movedTo: string | undefined;
}

/** Pages that are fetched or being fetched, by path and query. Kept for the visit. */
const fetched = new Map<string, Promise<FetchedPage>>();

/**
 * Fetches a page as soon as the visitor points at a link to it or tabs to it, unless the browser is
 * in data-saver mode. What is fetched is not the page's document but its swap (build-site/page-swaps.ts).
 *
 * @param getShown the path of the page that is shown
 */
export function preloadPages(getShown: () => string): void {
  const preload = (event: Event) => {
    const { target } = event;
    const link = findClosest<HTMLAnchorElement>(target, "a[href]");
    if (!link || link.origin !== location.origin || link.hreflang || link.target) return;
    if (isFile(link.pathname) || link.pathname === getShown() || savesData()) return;
    // Going there will show what is wrong.
    getOnce(link).catch(() => {});
    // Restyling the page takes 40 to 220 ms on a slow device: before the click, but not while a finger is down.
    const isTouch = event instanceof PointerEvent && event.pointerType !== "mouse";
    if (!isTouch)
      void nextFrame()
        .then(fetchStyles)
        .then(adoptStyles, () => {});
  };
  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(type, preload, { passive: true });
  }
}

/** Whether a path is that of a file, not of a page. */
export const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path);

/**
 * Fetches a page, unless it is there already.
 *
 * @returns its document, and where it is after redirects
 */
export async function fetchPage(to: URL): Promise<{ next: Document; url: URL }> {
  const { html, movedTo } = await getOnce(to);
  const next = new DOMParser().parseFromString(html, "text/html");
  // As a browser does, to an address that has no fragment of its own (Fetch, 4.4).
  return { next, url: movedTo ? new URL(movedTo + to.hash, to) : to };
}

function getOnce({ pathname, search }: URL | HTMLAnchorElement): Promise<FetchedPage> {
  const address = pathname + search;
  const page = fetched.get(address) ?? fetchSwap(pathname, search);
  fetched.set(address, page);
  page.catch(() => fetched.delete(address));
  return page;
}

async function fetchSwap(path: string, search: string): Promise<FetchedPage> {
  // With the origin: a path that begins with two slashes would name another host.
  const response = await fetch(location.origin + getSwapPath(path) + search);
  // No page: the browser shows what the address answers.
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  const target = new URL(response.url);
  const movedTo = (target.pathname.replace(`/${swapFile}`, "") || "/") + target.search;
  return { html: await response.text(), movedTo: response.redirected ? movedTo : undefined };
}
