import { type RefObject, useLayoutEffect } from "react";
import { onFirstAction } from "../../engine/first-action.ts";

/** Above this share of the viewport an element is a region, and cannot be kept in full view. */
const largestKept = 0.5;

function overlaps(a: DOMRect, b: DOMRect): boolean {
  return a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;
}

/**
 * Keeps an element that is fixed to an edge of the viewport from covering what has the focus (WCAG
 * 2.4.11). The element's height is put into a custom property of the document element, from which
 * the style sheet takes the scroll padding; what is covered when the element appears, grows or
 * receives the focus is scrolled clear of it.
 *
 * @param cover the fixed element
 * @param property name of the custom property, such as "--banner-cover"; 0 is left when it goes
 */
export function useEdgeCover(cover: RefObject<HTMLElement | null>, property: `--${string}`): void {
  useLayoutEffect(() => {
    const element = cover.current;
    if (!element) return;
    const { style } = document.documentElement;

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
    onFirstAction(() => element.isConnected && observer.observe(element));
    document.addEventListener("focusin", keepFocusClear);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", keepFocusClear);
      style.removeProperty(property);
    };
  }, [cover, property]);
}
