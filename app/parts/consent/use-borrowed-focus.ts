import { type RefObject, useLayoutEffect } from "react";

/**
 * Moves the focus to an element that appears, and back to where it was when the element goes. An
 * element that takes no focus on arrival hands what was focused inside it to the page's content.
 *
 * @param isTaking whether the element takes the focus when it appears
 */
export function useBorrowedFocus(region: RefObject<HTMLElement | null>, isTaking: boolean): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    const opener = isTaking ? document.activeElement : null;
    if (isTaking) element.focus({ preventScroll: true });
    return () => {
      if (!element.contains(document.activeElement)) return;
      if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) {
        opener.focus();
      } else {
        document.querySelector("main")?.focus({ preventScroll: true });
      }
    };
  }, [region, isTaking]);
}
