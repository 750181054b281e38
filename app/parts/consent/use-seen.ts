import { type RefObject, useEffect } from "react";
import { nextFrame } from "../../engine/next-frame.ts";

/**
 * Tells whether a part that has just been opened cannot be used: a blocker's style sheet hides it,
 * makes it clear or moves it away, or a blocker has removed it.
 *
 * @param isFixed whether it is at an edge of the window, so that its middle is in the window, too
 * @param onHidden undefined for a part that was not asked for
 */
export function useSeen(
  part: RefObject<HTMLElement | null>,
  isFixed: boolean,
  onHidden: (() => void) | undefined,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has appeared
  useEffect(() => {
    if (!onHidden) return;
    void nextFrame()
      .then(() => Promise.allSettled(part.current?.getAnimations().map(getEnd) ?? []))
      .then(() => {
        const element = part.current;
        if (element && !(isShown(element) && (!isFixed || isOnTop(element)))) onHidden();
      });
  }, []);
}

const getEnd = ({ finished }: Animation) => finished;

/** In pixels: padding alone is less, a line and a row of buttons are more. */
const leastHeight = 60;

const isShown = (element: HTMLElement) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  element.offsetHeight >= leastHeight;

function isOnTop(element: HTMLElement): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
