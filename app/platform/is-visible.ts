/** Whether an element takes part in the page; in older browsers (before Safari 17.4), whatever has a box does. */
export const isVisible = (element: Element, options?: CheckVisibilityOptions): boolean =>
  "checkVisibility" in element ? element.checkVisibility(options) : hasBox(element);

const hasBox = (element: Element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
