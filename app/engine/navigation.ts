import { changeEntry, leaveEntry, openFolds } from "../platform/address.ts";
import { findClosest, nextFrame, once, savesData } from "../platform/dom.ts";
import { stopIslands } from "./islands.ts";
import {
  getSwapPath,
  lateStyleId,
  pageId,
  pageStyleId,
  pageTags,
  readRecord,
  swapFile,
} from "./page-record.ts";

const fetchRules = once(async () => {
  const { style } = readRecord(document);
  const response = await fetch(style);
  const type = response.headers.get("content-type");
  // A portal answers with a page of its own.
  if (!response.ok || !type?.startsWith("text/css")) throw new Error(style);
  return response.text();
});

const fetchStyles = once(async () => new CSSStyleSheet().replace(await fetchRules()));

/** Puts it in the place of the first page's own rules: a policy by hashes lets scripts add it. */
function adoptStyles(all: CSSStyleSheet): void {
  if (document.adoptedStyleSheets.includes(all)) return;
  document.adoptedStyleSheets.push(all);
  // It repeats them, and every element would be matched against both.
  for (const id of [pageStyleId, lateStyleId]) document.getElementById(id)?.remove();
}

/**
 * Fetches it with the visitor's first action, which comes before a link is followed: without it, a link
 * that is pointed at takes 100 ms longer. Earlier it would cost every visit 30 ms at 4 ×, and its bytes. It
 * is parsed once a link is pointed at.
 */
export function fetchStylesAtFirstAction(): void {
  const fetchNow = () => void fetchRules().catch(() => {});
  for (const type of ["pointerover", "pointerdown", "wheel", "keydown", "focusin"]) {
    addEventListener(type, fetchNow, { once: true, capture: true });
  }
}

/** Swaps of pages that are fetched or being fetched, by path and query. Kept for the visit. */
const fetched = new Map<string, ReturnType<typeof fetchSwap>>();

/**
 * Fetches a page as soon as the visitor points at a link to it or tabs to it, unless the browser is
 * in data-saver mode. What is fetched is not the page's document but its swap (build-site/draw-pages.ts).
 */
function preloadPages(): void {
  const preload = (event: Event) => {
    const link = findClosest<HTMLAnchorElement>(event.target, "a[href]");
    if (!link || link.origin !== location.origin || link.hreflang || link.target) return;
    if (isFile(link.pathname) || link.pathname === shown.url.pathname || savesData()) return;
    // Going there will show what is wrong.
    getOnce(link).catch(() => {});
    // Restyling the page takes 40 to 220 ms on a slow device: before the click, but not while a finger is down.
    const isTouch = event instanceof PointerEvent && event.pointerType !== "mouse";
    const styles = isTouch ? undefined : nextFrame().then(fetchStyles);
    styles?.then(adoptStyles, () => {});
  };
  for (const type of ["pointerover", "focusin"]) {
    document.addEventListener(type, preload, { passive: true });
  }
}

const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path);

/** A page's document, and where it is after redirects. */
async function fetchPage(to: URL): Promise<{ next: Document; url: URL }> {
  const { html, movedTo } = await getOnce(to);
  const next = new DOMParser().parseFromString(html, "text/html");
  // As a browser does, to an address that has no fragment of its own (Fetch, 4.4).
  return { next, url: movedTo ? new URL(movedTo + to.hash, to) : to };
}

function getOnce({ pathname, search }: URL | HTMLAnchorElement) {
  const address = pathname + search;
  const page = fetched.get(address) ?? fetchSwap(pathname, search);
  fetched.set(address, page);
  page.catch(() => fetched.delete(address));
  return page;
}

/** `movedTo` is where a redirect led, if one did: path and query. */
async function fetchSwap(path: string, search: string) {
  // With the origin: a path that begins with two slashes would name another host.
  const response = await fetch(location.origin + getSwapPath(path) + search);
  // No page: the browser shows what the address answers.
  if (!response.ok) throw new Error(response.url);
  const target = new URL(response.url);
  const movedTo = (target.pathname.replace(`/${swapFile}`, "") || "/") + target.search;
  return { html: await response.text(), movedTo: response.redirected ? movedTo : undefined };
}

/**
 * Has the browser lay out a page that was just put into the document only as far as the part with its
 * heading, so that it shows 75 to 220 ms earlier at 4 ×, and the others in the following frames. They are
 * hidden until then: what is only deferred is laid out in the same frame where it is near the window.
 */
async function showHeadingFirst(): Promise<void> {
  const hidden = findBelowHeading();
  for (const { style } of hidden) {
    style.cssText = "content-visibility:hidden;contain-intrinsic-block-size:100vh";
  }
  const show = ({ style }: HTMLElement) => {
    style.cssText = "";
  };
  // A key may lead to any of them.
  const onKey = () => hidden.forEach(show);
  addEventListener("keydown", onKey, { capture: true });
  for (const part of hidden) {
    // Notes and scripts take no time.
    if (part.firstElementChild) await nextFrame();
    show(part);
  }
  removeEventListener("keydown", onKey, { capture: true });
}

/**
 * What is below the part with the page's heading. Parts lie one below the other in `main`, or in an
 * element in it that has `data-parts` (up to 80 ms at 4 ×).
 */
function findBelowHeading(): HTMLElement[] {
  const below: Element[] = [];
  let part: Element | null = document.querySelector("main h1");
  for (; part && part.id !== pageId; part = part.parentElement) {
    if (!part.parentElement?.matches(`#${pageId},main,[data-parts]`)) continue;
    for (let next = part.nextElementSibling; next; next = next.nextElementSibling) {
      // An island itself has no box.
      below.push(...(next.matches("[data-island]") ? next.children : [next]));
    }
  }
  return below.filter((element) => element instanceof HTMLElement);
}

/** The page in the document. From one of its history entries to another, it changes by itself. */
let shown: { url: URL; entry: string; entries: Set<string> };
/** The last change of address that was asked for, by anyone. */
let latest: NavigateEvent | undefined;
/** Whether the browser loads a page that could not be put in. */
let isLeaving = false;

/**
 * Makes links change the page without a full load, so that the site's memory survives: a message
 * being sent, the persona, where the visit came from. The browser's Navigation API does what is the
 * browser's: history, places, cancelling. Without it, until this runs, and wherever it fails, links are
 * ordinary links.
 *
 * @param onChange called after each change of address that is not the page's own, once the content is
 * in the document, with whether the path changed, not just the query
 */
export function startNavigation(onChange: (isNewPage: boolean) => void): void {
  if (!window.navigation) return;
  noteShown(new URL(location.href), new Set());
  preloadPages();
  navigation.addEventListener("currententrychange", () => {
    if (!navigation.transition) noteShown(new URL(location.href), shown.entries);
  });
  navigation.addEventListener("navigate", (event) => {
    latest = event;
    const to = new URL(event.destination.url);
    if (isLeaving || isLeftToBrowser(event, to)) return;
    if (isHere(event, to)) {
      event.intercept({ focusReset: "manual", handler: async () => onChange(false) });
      return;
    }
    event.intercept({
      focusReset: "manual",
      scroll: "manual",
      async handler() {
        try {
          await changePage(event, to, onChange);
        } catch {
          if (event === latest && !event.signal.aborted) loadPage(to);
        }
      },
    });
    event.signal.addEventListener("abort", () => setTimeout(returnToShown, 0, event));
  });
}

function noteShown(url: URL, entries: Set<string>): void {
  const entry = navigation.currentEntry?.key ?? "";
  shown = { url, entry, entries: entries.add(entry) };
}

/** Whether this is no change of page, or one that only the browser can make. */
function isLeftToBrowser(event: NavigateEvent, to: URL): boolean {
  const { canIntercept, destination, downloadRequest, formData, navigationType } = event;
  const isOther = !canIntercept || downloadRequest !== null || formData || isFile(to.pathname);
  if (isOther || navigationType === "reload") return true;
  // The page's own: a fragment, a query that it writes, and back from there.
  if (navigationType === "traverse") return shown.entries.has(destination.key);
  return destination.sameDocument && to.pathname === shown.url.pathname;
}

/** Whether a link leads to the address that one is at: to its place, or to the top. */
const isHere = ({ navigationType }: NavigateEvent, { pathname, search }: URL) =>
  navigationType !== "traverse" && pathname === shown.url.pathname && search === location.search;

async function changePage(
  event: NavigateEvent,
  to: URL,
  onChange: (isNewPage: boolean) => void,
): Promise<void> {
  leaveEntry();
  const isTraversal = event.navigationType === "traverse";
  // The frame that answers the press comes before the work for the next page.
  const answered = isTraversal ? undefined : nextFrame();
  // Without its rules, the other page would be unstyled.
  const [{ next, url }, styles] = await Promise.all([fetchPage(to), fetchStyles(), answered]);
  if (!isOfThisDeployment(next)) throw new Error("redeployed");
  if (event !== latest || event.signal.aborted) return;
  const isNewPage = url.pathname !== shown.url.pathname;
  adoptStyles(styles);
  updateHead(next);
  getPage().replaceWith(getPage(next));
  noteShown(url, new Set());
  openFolds(to.hash);
  // A place further down is only known once everything above it is laid out.
  if (!isTraversal && !to.hash) void showHeadingFirst();
  event.scroll();
  if (url.href !== to.href) changeEntry(url);
  void nextFrame().then(stopIslands);
  onChange(isNewPage);
}

/** Whoever stops a change stays on the page that is shown, and at its address. */
function returnToShown(stopped: NavigateEvent): void {
  if (stopped === latest && !isLeaving) navigation.traverseTo(shown.entry);
}

function loadPage(to: URL): void {
  isLeaving = true;
  if (latest?.navigationType === "traverse") {
    location.reload();
    return;
  }
  try {
    // The address is there already: with a fragment, the browser would only look for that.
    history.replaceState(null, "", shown.url);
    location.replace(to.href);
  } catch {
    location.reload(); // the browser allows only so many changes in a while
  }
}

function updateHead(next: Document): void {
  document.title = next.title;
  for (const tag of document.head.querySelectorAll(pageTags)) tag.remove();
  for (const tag of next.head.querySelectorAll(pageTags)) document.head.append(tag.cloneNode());
}

const getPage = (of = document) => of.getElementById(pageId) as HTMLElement;

/** Another deployment's pages need its scripts and styles; in another language, all is another's. */
function isOfThisDeployment(next: Document): boolean {
  const [mine, theirs] = [readRecord(document), readRecord(next)];
  return (["language", "entry", "style"] as const).every((name) => mine[name] === theirs[name]);
}
