/** Field of the history entry's state, next to swup's own. */
const field = "scrollY";

/** Time without scrolling after which the position is saved, in milliseconds. */
const settleTime = 150;

function readPlace(): number | undefined {
  const place: unknown = history.state?.[field];
  return typeof place === "number" ? place : undefined;
}

function rememberPlace(): void {
  const place = Math.round(window.scrollY);
  if (readPlace() !== place) history.replaceState({ ...history.state, [field]: place }, "");
}

/**
 * Scrolls to where the visitor left the current history entry.
 * @returns whether that position is known
 */
export function restorePlace(): boolean {
  const place = readPlace();
  if (place !== undefined) window.scrollTo(0, place);
  return place !== undefined;
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
    if (isSettled()) rememberPlace();
  };
  // Between documents, the browser restores the position until the document is loaded; between
  // pages of this document, we do.
  const takeOver = () => {
    history.scrollRestoration = "manual";
  };
  if (document.readyState === "complete") takeOver();
  addEventListener("load", takeOver);
  addEventListener("pageshow", takeOver);
  addEventListener("pagehide", () => {
    remember();
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
  addEventListener("click", remember, { capture: true }); // may navigate away immediately
  // Between fragments of one page; between pages, the position is restored after the page is in
  // place.
  addEventListener("hashchange", () => {
    if (isSettled()) restorePlace();
  });
}
