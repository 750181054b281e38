import type Swup from "swup";
import { Location, type PageData } from "swup";

/**
 * Fetches a page's document as soon as the visitor points at a link to it or reaches it by Tab, unless
 * the browser saves data.
 */
export function preloadPages(swup: Swup): void {
  /** Pages on their way, by address. */
  const expected = new Map<string, Promise<PageData | undefined>>();

  const preload = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (!link || swup.shouldIgnoreVisit(link.href, { el: link }) || savesData()) return;
    const { url } = Location.fromElement(link);
    if (url === swup.location.url || swup.cache.has(url) || expected.has(url)) return;
    const page = swup
      .fetchPage(url)
      .catch(() => undefined) // Going there will say what is wrong.
      .finally(() => expected.delete(url));
    expected.set(url, page);
  };
  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(type, preload, { passive: true });
  }
  swup.hooks.replace("page:load", async (visit, args, load) => {
    args.page = await expected.get(visit.to.url);
    const page = args.page ?? (await load?.(visit, args));
    if (!page) throw new Error("nothing to load pages with");
    // The policy of the page that is shown allows no style of another, not even in a document that is
    // only parsed; the whole style sheet is there by then.
    page.html = page.html.replaceAll(/<style.*?<\/style>/gs, "");
    return page;
  });
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
