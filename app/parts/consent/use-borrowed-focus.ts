import { type RefObject, useLayoutEffect } from "react";

/**
 * Moves focus to an element that appears, and back to where it was when the element goes. If the
 * element does not take focus, focus that is inside it when it goes moves to the page's content.
 *
 * @param takesFocus whether the element takes focus when it appears
 * @param isInView whether it is at an edge of the window, wherever the page is scrolled to
 */
export function useBorrowedFocus(
  region: RefObject<HTMLElement | null>,
  takesFocus: boolean,
  isInView: boolean,
): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    const opener = takesFocus ? document.activeElement : null;
    if (takesFocus) element.focus({ preventScroll: isInView });
    return () => {
      if (!element.contains(document.activeElement)) return;
      if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) {
        opener.focus();
      } else {
        document.querySelector("main")?.focus({ preventScroll: true });
      }
    };
  }, [region, takesFocus, isInView]);
}
