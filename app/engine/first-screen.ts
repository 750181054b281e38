import { onFirstAction } from "./first-action.ts";

/** Number of elements assumed to fill a page's first screen; most screens have fewer. */
const firstScreenElements = 150;

/**
 * Has the browser lay out only a page's first screen at first, so that it shows right away, and the
 * rest in the following frames. Each hidden part keeps a screen's height, so that the footer does
 * not flash in between.
 *
 * @param page the page just put into the document, with its sections in `main`
 */
export async function showFirstScreenFirst(page: Element): Promise<void> {
  const rest: HTMLElement[] = [];
  let elements = 0;
  for (const part of page.querySelectorAll<HTMLElement>("main > *, main ~ *")) {
    if (elements > firstScreenElements) rest.push(part);
    elements += part.getElementsByTagName("*").length;
  }
  for (const { style } of rest) {
    style.cssText = "content-visibility: hidden; contain-intrinsic-block-size: 100vh";
  }
  for (const { style } of rest) {
    await nextFrame();
    style.cssText = "";
  }
}

/**
 * Has the browser lay out the rest of a document that is arriving (arrival-script.ts), once its fonts
 * have come, which change every text's height. Anything the visitor does ends the arrival at once.
 */
export async function showRest(): Promise<void> {
  if (document.documentElement.dataset.arriving === undefined) return;
  onFirstAction(endArrival);
  await document.fonts.ready;
  const rest = [...document.querySelectorAll<HTMLElement>("main > :nth-child(n + 3), main ~ *")];
  for (const { style } of rest) {
    style.contentVisibility = "visible";
    await nextFrame();
  }
  endArrival();
  for (const { style } of rest) style.contentVisibility = "";
}

/** Without the mark, the browser lays out everything that it has not shown yet. */
export function endArrival(): void {
  delete document.documentElement.dataset.arriving;
}

/**
 * Resolves in the task after the next frame, once it is painted. A page in a background tab has no
 * frames.
 */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
