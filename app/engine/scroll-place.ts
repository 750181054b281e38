/** Field of the history entry's state, beside those of swup. */
const field = "scrollY";

/** Time without scrolling after which the place is remembered, in milliseconds. */
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
 * Scrolls to where the visitor left the entry of the history that is shown now.
 * @returns whether that is known
 */
export function restorePlace(): boolean {
  const place = readPlace();
  if (place !== undefined) window.scrollTo(0, place);
  return place !== undefined;
}

/**
 * Remembers in each entry of the history how far it was scrolled. Nothing is written to the browser's
 * storage, which would need consent.
 *
 * @param isSettled whether the document shows what the address names: going back changes the address
 *   before the page
 */
export function keepPlace(isSettled: () => boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remember = () => {
    if (isSettled()) rememberPlace();
  };
  // Between documents the browser knows the place best, and restores it until the document is loaded;
  // between pages of this one we do.
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
  addEventListener("click", remember, { capture: true }); // may lead away at once
  // Between fragments of one page; between pages the place comes after the page.
  addEventListener("hashchange", () => {
    if (isSettled()) restorePlace();
  });
}
