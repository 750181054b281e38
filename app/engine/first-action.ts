import { nextFrame } from "./next-frame.ts";

const types = ["pointerover", "pointerdown", "wheel", "keydown", "focusin"];
/** How a touch ends: as a click, or as something that is none. */
const touchEnds = ["click", "pointercancel", "contextmenu"];

let first: Promise<Event> | undefined;
let answered: Promise<void> | undefined;

/** Resolves as soon as the visitor does anything. */
export function firstAction(): Promise<Event> {
  first ??= waitForAny(types);
  return first;
}

/**
 * Resolves once the frame that answers the visitor's first action is painted. For work that makes the
 * browser restyle the whole page: that costs a phone more than all of the site's scripts, so a page
 * that is only read never pays for it, and no press waits for it.
 */
export function firstAnswer(): Promise<void> {
  answered ??= firstAction().then(async (action) => {
    if (action instanceof PointerEvent && action.pointerType === "touch") {
      await waitForAny(touchEnds);
    }
    await nextFrame();
  });
  return answered;
}

function waitForAny(eventTypes: readonly string[]): Promise<Event> {
  return new Promise((resolve) => {
    for (const type of eventTypes) {
      addEventListener(type, resolve, { once: true, passive: true, capture: true });
    }
  });
}
