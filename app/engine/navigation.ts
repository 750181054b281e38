import Swup, { Location } from "swup";
import { nextFrame, showFirstScreenFirst } from "./first-screen.ts";
import { updateHead } from "./head.ts";
import { startIslands, stopIslands } from "./islands.ts";
import { pageId, readRecord } from "./page-record.ts";
import { preloadPages } from "./preload.ts";
import { keepPlace, restorePlace } from "./scroll-place.ts";
import { loadStyles } from "./styles.ts";

interface NavigationOptions {
  /**
   * Called after each in-site change of address, once the new content is in the document.
   *
   * @param isNewPage whether the path changed, not just the query
   */
  onChange: (isNewPage: boolean) => void;
}

/**
 * Makes links change the page without a full load, so that the site's memory survives: a message
 * being sent, the persona, where the visit came from. swup fetches the next page's document and
 * swaps its content in. Until this runs, and wherever it fails, links are ordinary links.
 */
export function startNavigation({ onChange }: NavigationOptions): void {
  // swup reads such a path as another host; only not-found pages have one.
  if (location.pathname.startsWith("//")) return;
  const swup = new Swup({
    containers: [`#${pageId}`],
    animationSelector: false,
    cache: false,
    ignoreVisit: (url, { el } = {}) =>
      isFile(url) ||
      (el instanceof HTMLAnchorElement && (isOtherLanguage(el) || isFragmentOfThisPage(el))),
    // Entries the browser created, for fragments, are ours, too; those of `pushSearch` are the page's,
    // unless another page is on its way: then the shown page has to be fetched again in its place.
    skipPopStateHandling: () =>
      !isChanging &&
      location.pathname === shownPath &&
      getPage().querySelector("[data-follows-query]") !== null,
  });
  let shownPath = location.pathname;
  let isChanging = false;

  keepPlace(() => !isChanging);
  preloadPages(swup);
  // Parts of a page change its query; swup compares links with where it has been itself.
  addEventListener(
    "click",
    () => {
      swup.location = Location.fromUrl(location.href);
    },
    { capture: true },
  );
  swup.hooks.on("visit:start", (visit) => {
    isChanging = true;
    visit.animation.animate = false;
  });
  swup.hooks.before("content:replace", async (visit) => {
    const next = visit.to.document;
    if (!next || !isOfThisDeployment(next)) throw new Error("the site was redeployed");
    // Without its rules, the other page would be unstyled.
    if (!(await loadStyles())) throw new Error("the style sheet cannot be loaded");
    updateHead(next);
  });
  // swup would insert a copy, which takes longer.
  swup.hooks.replace("content:replace", ({ to }) => {
    const [page, next] = [getPage(), getPage(to.document)];
    page.replaceWith(next);
    void nextFrame().then(() => stopIslands(page));
  });
  swup.hooks.on("content:replace", (visit) => {
    if (visit.history.popstate) return;
    // A position further down is only known once everything above it is laid out.
    if (!visit.to.hash) void showFirstScreenFirst(getPage());
    fadeIn(getPage());
  });
  swup.hooks.replace("content:scroll", (visit, _args, scroll) => {
    if (visit.history.popstate && restorePlace()) return true;
    openFold(visit.to.hash ?? "");
    return scroll?.(visit, undefined) ?? false;
  });
  swup.hooks.on("page:view", () => {
    isChanging = false;
    startIslands(getPage());
    onChange(shownPath !== location.pathname);
    shownPath = location.pathname;
  });
  // Leave it to the browser: the address is already that of the page.
  swup.hooks.replace("visit:fail", (visit) => {
    location.assign(visit.to.url + visit.to.hash);
  });
}

function getPage(of = document): HTMLElement {
  const page = of.getElementById(pageId);
  if (!page) throw new Error(`the document has no #${pageId}`);
  return page;
}

/** From the frame that shows the page: nothing waits for it, and nothing is covered. */
function fadeIn(page: HTMLElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  page.querySelector("main")?.animate({ opacity: [0.3, 1] }, 180);
}

/** Opens the details that a fragment is in, as a browser does when it loads a page itself. */
function openFold(hash: string): void {
  document.getElementById(hash.slice(1))?.closest("details")?.setAttribute("open", "");
}

/** Pages from another deployment need that deployment's scripts and style sheet. */
function isOfThisDeployment(next: Document): boolean {
  const [mine, theirs] = [readRecord(document), readRecord(next)];
  return mine.entry === theirs.entry && mine.styles.join() === theirs.styles.join();
}

/** Downloads and feeds are not pages. */
function isFile(url: string): boolean {
  return /\.[a-z0-9]+$/i.test(new URL(url, location.href).pathname);
}

/** Everything around the page changes, too, and so do live islands. */
function isOtherLanguage({ hreflang }: HTMLAnchorElement): boolean {
  return hreflang !== "";
}

/** The browser handles fragments best: history, focus and `:target`. */
function isFragmentOfThisPage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== "" && pathname === location.pathname && search === location.search;
}
