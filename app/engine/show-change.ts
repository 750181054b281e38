import { matchesMedia } from "./matches-media.ts";
import { isQuick } from "./styles.ts";

/** CSS View Transitions 2: a transition of an element alone. Everything around it stays as it is. */
type Scope = HTMLElement & Partial<Pick<Document, "startViewTransition">>;

/**
 * Changes a part of the page in a view transition of that part (its time is in base.css), which
 * covers nothing that can be pressed. The transition has the browser draw two more frames. On a slow
 * device, in a browser without transitions of a part, and where the part begins above the window, the
 * new state shows right away and fades in. Where the visitor asks for less motion, it is just there.
 *
 * @param part stays in the document; `update` changes what is in it
 * @param fading selects what fades in
 * @returns a promise resolved once the change is made; rejected if `update` throws
 */
export async function showChange(part: Scope, update: () => void, fading: string): Promise<void> {
  if (matchesMedia("(prefers-reduced-motion: reduce)")) return update();
  // Of a part that begins above the window, the picture would be stretched.
  if (part.startViewTransition && isQuick() && part.getBoundingClientRect().top >= 0) {
    const transition = part.startViewTransition(() => {
      update();
      // Only the old state is a picture, which fades out: the new one can be pressed at once.
      part.style.viewTransitionName = "none";
    });
    const release = () => {
      part.style.viewTransitionName = "";
    };
    transition.finished.then(release, release);
    // The next change ends it.
    transition.ready.catch(() => {});
    return transition.updateCallbackDone;
  }
  update();
  for (const element of part.querySelectorAll(fading)) element.animate({ opacity: [0.3, 1] }, 180);
}
