/**
 * The nearest element that matches, from an event's target outward; null where the target is none, such as a
 * document or a text.
 */
export const findClosest = <Found extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): Found | null => (target instanceof Element ? target.closest<Found>(selector) : null);

/** Whether an element takes part in the page; in older browsers (before Safari 17.4), whatever has a box does. */
export const isVisible = (element: Element, options?: CheckVisibilityOptions): boolean =>
  "checkVisibility" in element ? element.checkVisibility(options) : hasBox(element);

const hasBox = (element: Element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";

/** Whether a media query matches; no where the browser, or what guards it, does not tell. */
export function matchesMedia(query: string): boolean {
  try {
    return matchMedia(query).matches;
  } catch {
    return false;
  }
}

/**
 * Resolves in the task after the next frame, once it is painted. A page in a background tab has no
 * frames.
 */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** What watches an element's size; nothing in browsers that refuse it, or have none. */
export function createResizeObserver(onResize: () => void): ResizeObserver | undefined {
  try {
    return new ResizeObserver(onResize);
  } catch {
    return undefined;
  }
}

/** Runs each job on its own: one that throws is reported on the console and stops none after it. */
export function runEach(jobs: Iterable<() => void>): void {
  for (const job of jobs) {
    try {
      job();
    } catch (error) {
      console.error(error);
    }
  }
}

/** Loads something with the first call, for all calls. If that fails, the next one tries again. */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Whether the visitor has asked for less data (Save-Data). A browser that refuses to tell counts as if. */
export function savesData(): boolean {
  try {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    return connection?.saveData === true;
  } catch {
    return true;
  }
}
