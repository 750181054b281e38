/** Anything the visitor does: one of these comes before a link is followed. */
const actions = ["pointerover", "pointerdown", "wheel", "keydown", "focusin"];

/**
 * Does a job with the first thing that the visitor does, before the page answers it. It is done again with
 * the first of each other kind, so it must be one that can be.
 */
export function doAtFirstAction(job: () => void): void {
  for (const type of actions) addEventListener(type, job, { once: true, capture: true });
}
