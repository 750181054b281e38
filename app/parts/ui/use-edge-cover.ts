import { type RefObject, useLayoutEffect } from "react";
import { nextFrame } from "../../engine/next-frame.ts";

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
 * @param cover the fixed element
 * @param property name of the custom property, such as "--banner-cover"; set to 0 when the element
 * goes
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
    const measure = () => {
      style.setProperty(property, `${Math.ceil(element.getBoundingClientRect().height)}px`);
      keepFocusClear();
    };
    let observer: ResizeObserver | undefined;
    // It restyles the whole page, which no press is to wait for: only the keyboard and scrolling ask for it.
    const begin = async () => {
      await nextFrame();
      if (observer || !element.isConnected) return;
      observer = new ResizeObserver(measure);
      observer.observe(element);
    };
    addEventListener("keydown", begin, { once: true, passive: true });
    addEventListener("scroll", begin, { once: true, passive: true });
    document.addEventListener("focusin", keepFocusClear);
    return () => {
      observer?.disconnect();
      document.removeEventListener("focusin", keepFocusClear);
      style.removeProperty(property);
    };
  }, [cover, property]);
}
