import type Swup from "swup";
import { Location, type PageData } from "swup";
import { nextFrame } from "./next-frame.ts";
import { getSwapPath, swapFile } from "./page-record.ts";

/** A page to be shown. Its `html` is empty: swup would parse it while the visitor waits. */
export interface NextPage extends PageData {
  document: Document;
}

/** A page kept for the visit. Its document goes to the page that is shown. */
interface FetchedPage extends PageData {
  document: Document | undefined;
}

/**
 * Fetches a page as soon as the visitor points at a link to it or tabs to it, unless the browser is
 * in data-saver mode, and keeps it for the visit. What is fetched is not the page's document
 * but its swap (build-site/page-swaps.ts).
 */
export function preloadPages(swup: Swup): void {
  /** Pages that are fetched or being fetched. */
  const fetched = new Map<string, Promise<FetchedPage>>();

  const getPage = (url: string): Promise<FetchedPage> => {
    const page = fetched.get(url) ?? fetchPage(url);
    fetched.set(url, page);
    page.catch(() => fetched.delete(url));
    return page;
  };

  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || swup.shouldIgnoreVisit(link.href, { el: link }) || savesData()) return;
    const { url } = Location.fromElement(link);
    // Going there will show what is wrong.
    if (url !== swup.location.url) getPage(url).catch(() => {});
  };
  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(type, preload, { passive: true });
  }
  swup.hooks.replace("page:load", async (visit): Promise<NextPage> => {
    // The frame that answers the press comes before the work for the next page.
    const answered = visit.history.popstate ? undefined : nextFrame();
    const page = await getPage(visit.to.url);
    await answered;
    const document = page.document ?? new DOMParser().parseFromString(page.html, "text/html");
    page.document = undefined;
    // As a browser does, to an address that has no fragment of its own (Fetch, 4.4).
    const url = page.url === visit.to.url ? page.url : page.url + visit.to.hash;
    return { url, html: "", document };
  });
}

/**
 * Parses a page while it arrives, so that it can be shown once its last bytes are here.
 *
 * @param url a path with its query
 */
async function fetchPage(url: string): Promise<FetchedPage> {
  const { pathname, search } = new URL(url, location.href);
  const response = await fetch(getSwapPath(pathname) + search);
  // No page: the browser shows what the address answers.
  if (!response.ok || !response.body) throw new Error(`${response.url} answers ${response.status}`);
  const next = document.implementation.createHTMLDocument();
  let html = "";
  const parser = new WritableStream<string>({
    write(chunk) {
      html += chunk;
      next.write(chunk);
    },
  });
  next.open();
  await response.body.pipeThrough(new TextDecoderStream()).pipeTo(parser);
  next.close();
  if (!response.redirected) return { url, html, document: next };
  const target = new URL(response.url);
  const path = target.pathname.replace(`/${swapFile}`, "") || "/";
  return { url: path + target.search, html, document: next };
}

export function savesData(): boolean {
  try {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    return connection?.saveData === true;
  } catch {
    return true;
  }
}
