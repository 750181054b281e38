import { type RefObject, useEffect } from "react";
import { nextFrame } from "../../engine/next-frame.ts";

/**
 * Tells whether a part that has just been opened is hidden: by a blocker's style sheet, or since a
 * blocker has removed it.
 *
 * @param onHidden undefined for a part that was not asked for
 */
export function useSeen(part: RefObject<HTMLElement | null>, onHidden: (() => void) | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has appeared
  useEffect(() => {
    if (!onHidden) return;
    void nextFrame().then(() => {
      const isSeen = part.current?.checkVisibility({ visibilityProperty: true }) ?? true;
      if (!isSeen) onHidden();
    });
  }, []);
}
