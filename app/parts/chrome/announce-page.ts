import { fillPattern } from "content-model/fill-pattern";
import { findClosest } from "../../platform/find-closest.ts";
import { findFragmentTarget, openFolds } from "../../platform/fragment.ts";

function focusReadingStart(start: HTMLElement | null): void {
  if (!start) return;
  if (start.tabIndex < 0 && !start.hasAttribute("tabindex")) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/**
 * After an in-site page change: moves focus to the new page's heading, or to the target of the
 * address's fragment, and has the page's title announced, as when a browser loads a page.
 */
export function announcePage(isNewPage: boolean): void {
  const target = findFragmentTarget(location.hash);
  if (!isNewPage) {
    focusReadingStart(target);
    return;
  }
  focusReadingStart(target ?? document.querySelector<HTMLElement>("main h1"));
  const status = document.querySelector<HTMLElement>("[data-announce-page]");
  if (status)
    status.textContent = fillPattern(status.dataset.announcePage ?? "", { title: document.title });
}

/**
 * What a fragment leads to is open: on arrival, after each change, and after a press on the same link
 * again. After a change, focus moves to its target, too.
 */
export function followFragments(): void {
  openFolds(location.hash);
  document.addEventListener("click", ({ target }) => {
    const link = findClosest<HTMLAnchorElement>(target, "a");
    if (link?.hash && link.href === location.href) openFolds(link.hash);
  });
  addEventListener("hashchange", () => {
    openFolds(location.hash);
    const target = findFragmentTarget(location.hash);
    // The browser may have moved focus there already, and the visitor have gone on from there.
    if (!target?.contains(document.activeElement)) focusReadingStart(target);
  });
}
