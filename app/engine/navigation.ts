import { openFolds } from "../platform/fragment.ts";
import { changeEntry, leaveEntry } from "../platform/history-entry.ts";
import { nextFrame } from "../platform/next-frame.ts";
import { showHeadingFirst } from "./first-screen.ts";
import { stopIslands } from "./islands.ts";
import { pageId, pageTags, readRecord } from "./page-record.ts";
import { fetchPage, isFile, preloadPages } from "./preload.ts";
import { adoptStyles, fetchStyles } from "./styles.ts";

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
  preloadPages(() => shown.url.pathname);
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
  if (!canIntercept || navigationType === "reload" || isFile(to.pathname)) return true;
  if (downloadRequest !== null || formData) return true;
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
  if (!isOfThisDeployment(next)) throw new Error("the site was redeployed");
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
  if (url.href !== to.href) changeEntry({ url: url.pathname + url.search + url.hash });
  void nextFrame().then(stopIslands);
  onChange(isNewPage);
}

/** Whoever stops a change stays on the page that is shown, and at its address. */
function returnToShown(stopped: NavigateEvent): void {
  if (stopped === latest && !isLeaving) navigation.traverseTo(shown.entry);
}

/** Has the browser load an address whose page cannot be put in. */
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

/** Updates the title and head from another page's document. */
function updateHead(next: Document): void {
  document.title = next.title;
  for (const tag of document.head.querySelectorAll(pageTags)) tag.remove();
  for (const tag of next.head.querySelectorAll(pageTags)) document.head.append(tag.cloneNode());
}

function getPage(of = document): HTMLElement {
  const page = of.getElementById(pageId);
  if (!page) throw new Error(`the document has no #${pageId}`);
  return page;
}

/** Another deployment's pages need its scripts and styles; in another language, all is another's. */
function isOfThisDeployment(next: Document): boolean {
  const [mine, theirs] = [readRecord(document), readRecord(next)];
  return (["language", "entry", "style"] as const).every((name) => mine[name] === theirs[name]);
}
