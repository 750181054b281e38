import { nextFrame } from "../platform/next-frame.ts";
import { pageId } from "./page-record.ts";

/** Has a part take this height without being laid out. */
function hidePart(part: HTMLElement, height: string): void {
  part.style.cssText = `content-visibility:hidden;contain-intrinsic-block-size:${height}`;
}

/** What is below a page's first screen. */
const findRest = () => document.querySelectorAll<HTMLElement>("main>:nth-child(n+3),main~*");

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

/**
 * Has the browser lay out a page that was just put into the document only as far as the part with its
 * heading, so that it shows 75 to 220 ms earlier at 4 ×, and the others in the following frames. They are hidden
 * until then: what is only deferred is laid out in the same frame where it is near the window.
 */
export function showHeadingFirst(): void {
  const others = findBelowHeading();
  for (const part of others) hidePart(part, "100vh");
  void showInFrames(others);
}

/**
 * Has the browser show a change to the whole page where the visitor looks, and lay out what is below
 * the window in the following frames: 30 to 90 ms at 4 ×.
 */
export function showWindowFirst(): void {
  const parts = [...findRest()].map((part) => ({ part, box: part.getBoundingClientRect() }));
  for (const { part, box } of parts) {
    if (box.top < innerHeight) continue;
    hidePart(part, `${box.height}px`);
  }
  void showInFrames(findRest());
}

/** A part each frame, and all of them once a key is pressed: it may lead to any of them. */
async function showInFrames(parts: Iterable<HTMLElement>): Promise<void> {
  const hidden = [...parts].filter(({ style }) => style.cssText);
  const show = ({ style }: HTMLElement) => {
    style.cssText = "";
  };
  const onKey = () => hidden.forEach(show);
  addEventListener("keydown", onKey, { capture: true });
  for (const part of hidden) {
    // Notes and scripts take no time.
    if (part.firstElementChild) await nextFrame();
    show(part);
  }
  removeEventListener("keydown", onKey, { capture: true });
}
