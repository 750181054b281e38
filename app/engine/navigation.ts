import Swup from "swup";
import { showFirstScreenFirst } from "./first-screen.ts";
import { updateHead } from "./head.ts";
import { startIslands, stopIslands } from "./islands.ts";
import { pageId, readRecord } from "./page-record.ts";
import { preloadPages } from "./preload.ts";
import { keepPlace, restorePlace } from "./scroll-place.ts";
import { loadStyles } from "./styles.ts";

interface NavigationOptions {
  /**
   * Called after each change of address inside the site, when what it shows is in the document.
   *
   * @param isNewPage whether the path is another one, not only the query
   */
  onChange: (isNewPage: boolean) => void;
}

/**
 * Has links change the page without loading a document anew, so that what the site knows stays in
 * memory: a message on its way, the persona, where the visit came from. swup fetches the next page's
 * document and puts its part in place. Until this runs, and wherever it fails, links are ordinary
 * links.
 */
export function startNavigation({ onChange }: NavigationOptions): void {
  // swup takes such a path for another host; only not-found pages have one.
  if (location.pathname.startsWith("//")) return;
  const swup = new Swup({
    containers: [`#${pageId}`],
    animationSelector: false,
    ignoreVisit: (url, { el } = {}) =>
      isFile(url) ||
      (el instanceof HTMLAnchorElement && (isOtherLanguage(el) || isFragmentOfThisPage(el))),
    // The browser's own entries, those of fragments, are ours as well.
    skipPopStateHandling: () => false,
  });
  let shownPath = location.pathname;
  let isChanging = false;

  keepPlace(() => !isChanging);
  preloadPages(swup);
  swup.hooks.on("visit:start", (visit) => {
    isChanging = true;
    visit.animation.animate = false;
  });
  swup.hooks.before("content:replace", async (visit) => {
    const next = visit.to.document;
    if (!next || !isOfThisDeployment(next)) throw new Error("the site was deployed anew");
    // Another page without its rules would be a heap of words.
    if (!(await loadStyles())) throw new Error("the style sheet cannot be loaded");
    stopIslands(getPage());
    updateHead(next);
  });
  swup.hooks.on("content:replace", (visit) => {
    // A place further down is known when everything above it is laid out.
    if (!visit.history.popstate && !visit.to.hash) void showFirstScreenFirst(getPage());
  });
  swup.hooks.replace("content:scroll", (visit, _args, scroll) => {
    if (visit.history.popstate && restorePlace()) return true;
    return scroll?.(visit, undefined) ?? false;
  });
  swup.hooks.on("page:view", () => {
    isChanging = false;
    startIslands(getPage());
    onChange(shownPath !== location.pathname);
    shownPath = location.pathname;
  });
  // The browser knows best what to do: the address is that of the page already.
  swup.hooks.replace("visit:fail", (visit) => {
    location.assign(visit.to.url + visit.to.hash);
  });
}

function getPage(): HTMLElement {
  const page = document.getElementById(pageId);
  if (!page) throw new Error(`the document has no #${pageId}`);
  return page;
}

/** Pages of another deployment need its scripts and its style sheet. */
function isOfThisDeployment(next: Document): boolean {
  const [mine, theirs] = [readRecord(document), readRecord(next)];
  return mine.entry === theirs.entry && mine.styles.join() === theirs.styles.join();
}

/** Downloads and feeds are no pages. */
function isFile(url: string): boolean {
  return /\.[a-z0-9]+$/i.test(new URL(url, location.href).pathname);
}

/** Everything around the page changes as well, and islands that are alive. */
function isOtherLanguage({ hreflang }: HTMLAnchorElement): boolean {
  return hreflang !== "";
}

/** The browser follows fragments best: history, focus and `:target`. */
function isFragmentOfThisPage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== "" && pathname === location.pathname && search === location.search;
}
