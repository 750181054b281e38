import { firstAction } from "./first-action.ts";
import { nextFrame } from "./next-frame.ts";

/** What is below a page's first screen. */
export const restSelector = "main>:nth-child(n+3),main~*";

/**
 * Style of a part that is laid out only when it comes into view. Until then, it is as high as a
 * screen, so that the footer does not flash in between.
 */
export const deferredStyle = "content-visibility:auto;contain-intrinsic-block-size:100vh";

const findRest = () => document.querySelectorAll<HTMLElement>(restSelector);

/**
 * Has the browser lay out only the first screen of a page that was just put into the document, so
 * that it shows right away, and the rest in the following frames.
 */
export function showFirstScreenFirst(): void {
  for (const { style } of findRest()) style.cssText = deferredStyle;
  void showInFrames();
}

/**
 * Has the browser show a change to the whole page where the visitor looks, and lay out what is below
 * the window in the following frames.
 */
export function showWindowFirst(): void {
  const parts = [...findRest()].map((part) => ({ part, box: part.getBoundingClientRect() }));
  for (const { part, box } of parts) {
    if (box.top < innerHeight) continue;
    part.style.cssText = `content-visibility:hidden;contain-intrinsic-block-size:${box.height}px`;
  }
  void showInFrames();
}

/**
 * Has the browser lay out the rest of a document that has arrived (start-script.ts), once its fonts
 * have come, which change every text's height, and marks the document as live. Anything the visitor
 * does has it lay out everything at once.
 */
export async function showRest(): Promise<void> {
  void firstAction().then(() => {
    for (const { style } of findRest()) style.cssText = "";
  });
  await document.fonts.ready;
  await showInFrames();
  document.documentElement.dataset.live = "";
}

/** A part each frame. */
async function showInFrames(): Promise<void> {
  for (const { style } of findRest()) {
    if (!style.cssText) continue;
    await nextFrame();
    style.cssText = "";
  }
}
