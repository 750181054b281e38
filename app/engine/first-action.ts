const types = ["pointerover", "pointerdown", "wheel", "keydown", "focusin"];

let first: Promise<Event> | undefined;

/**
 * Resolves as soon as the visitor does anything. For work that makes the browser restyle the whole
 * page: that costs a phone more than all of the site's scripts, so a page that is only read never
 * pays for it.
 */
export function firstAction(): Promise<Event> {
  first ??= new Promise((resolve) => {
    for (const type of types) {
      addEventListener(type, resolve, { once: true, passive: true, capture: true });
    }
  });
  return first;
}
