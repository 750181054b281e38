/** What watches an element's size; nothing in browsers that refuse it, or have none. */
export function createResizeObserver(onResize: () => void): ResizeObserver | undefined {
  try {
    return new ResizeObserver(onResize);
  } catch {
    return undefined;
  }
}
