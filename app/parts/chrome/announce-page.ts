/** The element that an address's fragment ("#roles") names, or null. */
function findFragmentTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  if (!id) return null;
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id); // a stray percent sign
  }
}

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
    status.textContent = (status.dataset.announcePage ?? "").replace("{title}", document.title);
}

/** Moves focus to the target of the address's fragment, too. */
export function followFragments(): void {
  addEventListener("hashchange", () => {
    const target = findFragmentTarget(location.hash);
    // The browser may have moved focus there already, and the visitor have gone on from there.
    if (!target?.contains(document.activeElement)) focusReadingStart(target);
  });
}
