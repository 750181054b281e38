const types = ["pointerover", "pointerdown", "wheel", "keydown", "focusin"];

let waiting: (() => void)[] | undefined = [];

/**
 * Calls back as soon as the visitor does anything, or immediately if they already have. For work
 * that makes the browser restyle the whole page: that costs a phone more than all of the site's
 * scripts, so a page that is only read never pays for it.
 */
export function onFirstAction(callback: () => void): void {
  if (!waiting) callback();
  else if (waiting.push(callback) === 1) listen();
}

function listen(): void {
  const end = new AbortController();
  const act = () => {
    end.abort();
    const callbacks = waiting ?? [];
    waiting = undefined;
    for (const callback of callbacks) callback();
  };
  for (const type of types) {
    addEventListener(type, act, { signal: end.signal, passive: true, capture: true });
  }
}
