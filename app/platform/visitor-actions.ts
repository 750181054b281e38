/** Anything the visitor does: one of these comes before a link is followed. */
const actions = ["pointerover", "pointerdown", "wheel", "keydown", "focusin"];

/** Does a job with the first thing that the visitor does, before the page answers it. */
export function doAtFirstAction(job: () => void): void {
  const end = new AbortController();
  const answer = () => {
    end.abort();
    job();
  };
  for (const type of actions) {
    addEventListener(type, answer, { capture: true, passive: true, signal: end.signal });
  }
}
