import { isVisible } from "../../platform/is-visible.ts";

/** What no message covers. */
const kept =
  "h1, h2, h3, h4, a[href], button, summary, label, input, select, textarea, main [role=status]";

/** Least distance between a message and these, in pixels. */
const margin = 8;

interface Wanted {
  left: number;
  right: number;
  height: number;
  /** Where its top would be if nothing were in the way. */
  top: number;
}

/**
 * Finds where a message of this size covers no heading, no control (WCAG 2.4.11) and no answer, as near as can be to
 * where it belongs. All in pixels of the window.
 *
 * @returns its top; where it belongs, if there is no such place
 */
export function findFreeTop({ left, right, height, top: wanted }: Wanted): number {
  const taken = [...document.querySelectorAll(kept)].flatMap((element) => {
    if (element.closest("[data-sonner-toaster], .toast-corner")) return [];
    if (!isVisible(element, { visibilityProperty: true })) return [];
    const box = element.getBoundingClientRect();
    const isBeside = box.right <= left || box.left >= right;
    return isBeside || box.bottom <= 0 || box.top >= innerHeight ? [] : [box];
  });
  const isFree = (top: number) =>
    taken.every((box) => top + height + margin <= box.top || box.bottom + margin <= top);
  const tops = [
    wanted,
    ...taken.flatMap((box) => [box.bottom + margin, box.top - height - margin]),
  ];
  const getDistance = (top: number) => Math.abs(top - wanted);
  const [nearest = wanted] = tops
    .filter((top) => top >= 0 && top + height <= innerHeight && isFree(top))
    .sort((one, other) => getDistance(one) - getDistance(other));
  return nearest;
}
