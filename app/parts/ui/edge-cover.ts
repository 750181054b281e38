import { nextFrame } from "../../platform/dom.ts";

/** Above this share of the viewport, an element cannot be kept fully in view. */
const largestKept = 0.5;

function overlaps(a: DOMRect, b: DOMRect): boolean {
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}

/**
 * Keeps an element fixed to an edge of the viewport from covering the focused element (WCAG
 * 2.4.11). Its height is set as a custom property on the document element, which the style sheet
 * uses for scroll padding; a focused element that it covers is scrolled clear of it.
 *
 * @param element the fixed element
 * @param property name of the custom property, such as "--banner-cover"
 * @returns what ends it and removes the property
 */
export function coverEdge(element: HTMLElement, property: `--${string}`): () => void {
  const { style } = document.documentElement;
  const end = new AbortController();
  const keepFocusClear = () => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || element.contains(focused)) return;
    const place = focused.getBoundingClientRect();
    if (place.height > window.innerHeight * largestKept) return;
    if (overlaps(place, element.getBoundingClientRect())) {
      focused.scrollIntoView({ block: "nearest" });
    }
  };
  const observer = new ResizeObserver(() => {
    style.setProperty(property, `${Math.ceil(element.getBoundingClientRect().height)}px`);
    keepFocusClear();
  });
  // Setting it restyles the whole page, which no press is to wait for: the keyboard and scrolling need it.
  const begin = async () => {
    await nextFrame();
    if (!end.signal.aborted) observer.observe(element);
  };
  const options = { once: true, signal: end.signal };
  for (const type of ["keydown", "scroll"]) addEventListener(type, begin, options);
  document.addEventListener("focusin", keepFocusClear, end);
  return () => {
    end.abort();
    observer.disconnect();
    style.removeProperty(property);
  };
}
