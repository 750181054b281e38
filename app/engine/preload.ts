import type Swup from "swup";
import { Location, type PageData } from "swup";

/**
 * Fetches a page's document as soon as the visitor points at a link to it or tabs to it, unless the
 * browser is in data-saver mode.
 */
export function preloadPages(swup: Swup): void {
  /** Pages being fetched, by address. */
  const expected = new Map<string, Promise<PageData | undefined>>();

  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || swup.shouldIgnoreVisit(link.href, { el: link }) || savesData()) return;
    const { url } = Location.fromElement(link);
    if (url === swup.location.url || swup.cache.has(url) || expected.has(url)) return;
    const page = swup
      .fetchPage(url)
      .catch(() => undefined) // going there will show what is wrong
      .finally(() => expected.delete(url));
    expected.set(url, page);
  };
  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(type, preload, { passive: true });
  }
  swup.hooks.replace("page:load", async (visit, args, load) => {
    args.page = await expected.get(visit.to.url);
    const page = args.page ?? (await load?.(visit, args));
    if (!page) throw new Error("swup has no page loader");
    // The current page's policy allows no other page's styles, not even in a document that is only
    // parsed; the full style sheet is loaded by then.
    page.html = page.html.replaceAll(/<style.*?<\/style>/gs, "");
    return page;
  });
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
