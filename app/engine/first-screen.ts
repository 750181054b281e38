import { onFirstAction } from "./first-action.ts";
import { restSelector } from "./page-record.ts";

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
 * Has the browser lay out the rest of a document that has arrived (start-script.ts), a part each
 * frame, once its fonts have come, which change every text's height. Anything the visitor does has it
 * lay out everything at once.
 */
export async function showRest(): Promise<void> {
  const rest = [...document.querySelectorAll<HTMLElement>(restSelector)].filter(
    ({ style }) => style.contentVisibility === "auto",
  );
  if (rest.length === 0) return;
  onFirstAction(() => {
    for (const { style } of rest) style.cssText = "";
  });
  await document.fonts.ready;
  for (const { style } of rest) {
    style.cssText = "";
    await nextFrame();
  }
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
