import { changeEntry, getEntryState, writeEntry } from "./history-entry.ts";

/** Time without scrolling after which the position is saved, in milliseconds. */
const settleTime = 150;

/** Scrolls to where the visitor left the current history entry, if that is known. */
export function restorePlace(): void {
  const place = getEntryState().scrollY;
  if (typeof place === "number") scrollTo(0, place);
}

/**
 * Saves the scroll position in each history entry. Nothing is written to the browser's storage,
 * which would need consent.
 *
 * @param isSettled whether the document shows the current address: going back changes the address
 * before the page
 */
export function keepPlace(isSettled: () => boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remember = () => {
    const place = Math.round(scrollY);
    if (isSettled() && getEntryState().scrollY !== place) changeEntry({ scrollY: place });
  };
  // Between documents, the browser restores the position until the document is loaded; between
  // pages of this document, we do.
  const takeOver = () => {
    history.scrollRestoration = "manual";
  };
  if (document.readyState === "complete") takeOver();
  addEventListener("pageshow", ({ persisted }) => {
    takeOver();
    // WebKit brings a kept document back at its top.
    if (persisted) restorePlace();
  });
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });
  addEventListener(
    "scroll",
    () => {
      clearTimeout(timer);
      timer = setTimeout(remember, settleTime);
    },
    { passive: true },
  );
  addEventListener(
    "click",
    ({ target }) => {
      remember();
      // It may leave the entry immediately.
      if (target instanceof Element && target.closest("a[href]")) writeEntry();
    },
    { capture: true },
  );
  // Between fragments of one page; between pages, the position is restored after the page is in
  // place.
  addEventListener("hashchange", () => {
    if (isSettled()) restorePlace();
  });
}
