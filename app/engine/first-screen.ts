import { nextFrame } from "../platform/next-frame.ts";
import { pageId } from "./page-record.ts";

/**
 * Has the browser lay out a page that was just put into the document only as far as the part with its
 * heading, so that it shows 75 to 220 ms earlier at 4 ×, and the others in the following frames. They are
 * hidden until then: what is only deferred is laid out in the same frame where it is near the window.
 */
export async function showHeadingFirst(): Promise<void> {
  const hidden = findBelowHeading();
  for (const { style } of hidden) {
    style.cssText = "content-visibility:hidden;contain-intrinsic-block-size:100vh";
  }
  const show = ({ style }: HTMLElement) => {
    style.cssText = "";
  };
  // A key may lead to any of them.
  const onKey = () => hidden.forEach(show);
  addEventListener("keydown", onKey, { capture: true });
  for (const part of hidden) {
    // Notes and scripts take no time.
    if (part.firstElementChild) await nextFrame();
    show(part);
  }
  removeEventListener("keydown", onKey, { capture: true });
}

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
