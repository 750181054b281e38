import Swup, { Location, type Visit } from "swup";
import { showHeadingFirst } from "./first-screen.ts";
import { openFolds } from "./fragment.ts";
import { updateHead } from "./head.ts";
import { changeEntry, getAddress, leaveEntry, writeEntry } from "./history-entry.ts";
import { stopIslands } from "./islands.ts";
import { nextFrame } from "./next-frame.ts";
import { pageId, readRecord } from "./page-record.ts";
import { type NextPage, preloadPages } from "./preload.ts";
import { keepPlace, restorePlace } from "./scroll-place.ts";
import { showChange } from "./show-change.ts";
import { loadStyles } from "./styles.ts";

/** swup begins with an entry of its own, which the browser may refuse. */
class SiteSwup extends Swup {
  override enable(): Promise<void> {
    return super.enable().catch(() => {});
  }
}

/**
 * Makes links change the page without a full load, so that the site's memory survives: a message
 * being sent, the persona, where the visit came from. swup fetches the next page's swap and puts it
 * in. Until this runs, and wherever it fails, links are ordinary links.
 *
 * @param onChange called after each in-site change of address, once the new content is in the
 * document, with whether the path changed, not just the query
 */
export function startNavigation(onChange: (isNewPage: boolean) => void): void {
  // swup reads such a path as another host; only not-found pages have one.
  if (location.pathname.startsWith("//")) return;
  // Marked as swup's, or it would write the address into the entry's state, with all it may hold.
  changeEntry({});
  const swup = new SiteSwup({
    ignoreVisit: (url, { el } = {}) => isLeftToBrowser(url, el),
    // Entries the browser created, for fragments, are ours, too; those of `pushSearch` are the page's,
    // unless another page is on its way: then the shown page has to be fetched again in its place.
    skipPopStateHandling: () =>
      !isChanging &&
      location.pathname === shownPath &&
      getPage().querySelector("[data-follows-query]") !== null,
  });
  let shownPath = location.pathname;
  let isChanging = false;
  /** Whether the browser is on its way elsewhere, which ends the fetch of the page that was to come. */
  let isLeaving = false;

  keepPlace(() => !isChanging);
  preloadPages(swup);
  // Parts of a page change its query; swup compares links with where it has been itself.
  addEventListener(
    "click",
    () => {
      swup.location = Location.fromUrl(getAddress().href);
    },
    { capture: true },
  );
  // Only meanwhile: a page that listens to it may be kept from the back-forward cache.
  const noteLeaving = () => {
    isLeaving = true;
  };
  swup.hooks.on("visit:start", (visit) => {
    isChanging = true;
    isLeaving = false;
    addEventListener("beforeunload", noteLeaving);
    visit.animation.animate = false;
    // Going back has changed the entry already.
    if (visit.history.popstate) return;
    writeEntry();
    leaveEntry();
  });
  swup.hooks.replace("link:self", ({ to }) => {
    changeEntry({ url: to.url });
    scrollTo(0, 0);
  });
  // swup would insert a copy of the page, which takes longer.
  swup.hooks.replace("content:replace", async (visit, { page }) => {
    const { document: next } = page as NextPage;
    // Not that of the link: a press on a fragment may have followed, and an old address have its own.
    const { hash } = location;
    visit.to.hash = hash;
    if (!isOfThisDeployment(next)) throw new Error("the site was redeployed");
    // Without its rules, the other page would be unstyled.
    if (!(await loadStyles())) throw new Error("the style sheet cannot be loaded");
    updateHead(next);
    if (visit.history.popstate) {
      replacePage(next);
      openFolds(hash);
      restorePlace();
      return;
    }
    const update = () => {
      replacePage(next);
      openFolds(hash);
      // A position further down is only known once everything above it is laid out.
      if (!hash) showHeadingFirst();
    };
    await showChange(getPage(), update, "main");
  });
  swup.hooks.on("page:view", () => {
    isChanging = false;
    removeEventListener("beforeunload", noteLeaving);
    onChange(shownPath !== location.pathname);
    shownPath = location.pathname;
  });
  swup.hooks.replace("visit:fail", (visit) => {
    if (!isLeaving) loadPage(visit);
  });
}

/** Whether a link is no change of page, or one that the browser handles better. */
function isLeftToBrowser(url: string, link: Element | undefined): boolean {
  const isFile = /\.[a-z0-9]+$/i.test(new URL(url, location.href).pathname);
  if (isFile || !(link instanceof HTMLAnchorElement)) return isFile;
  const { hash, hreflang, pathname, search } = link;
  // In another language, everything around the page changes, too, and so do live islands.
  if (hreflang) return true;
  // With fragments of this page, it keeps the history, the focus and `:target`.
  return hash !== "" && pathname === location.pathname && search === location.search;
}

function getPage(of = document): HTMLElement {
  const page = of.getElementById(pageId);
  if (!page) throw new Error(`the document has no #${pageId}`);
  return page;
}

/** The element stays: a view transition needs one to happen in. */
function replacePage(next: Document): void {
  getPage().replaceChildren(...getPage(next).childNodes);
  void nextFrame().then(stopIslands);
}

/** Has the browser load the address of a change of page that failed. */
function loadPage({ from, to, history: { popstate } }: Visit): void {
  const { url, hash } = Location.fromUrl(location.href);
  if (popstate) location.reload();
  else if (url !== to.url || !hash) location.assign(to.url + to.hash);
  else {
    try {
      // From the address itself, which swup has put there, the browser would only go to the fragment.
      history.replaceState(null, "", from.url);
      location.replace(to.url + hash);
    } catch {
      location.reload(); // the browser allows only so many changes in a while
    }
  }
}

/** Pages from another deployment need that deployment's scripts and style sheet. */
function isOfThisDeployment(next: Document): boolean {
  const [mine, theirs] = [readRecord(document), readRecord(next)];
  return mine.entry === theirs.entry && mine.style === theirs.style;
}
