import type { ComponentType } from "react";
import { hydrate } from "./hydrate.tsx";

type IslandModule = { default: ComponentType<object> };

/** Every island of the site, by the path of its file; each is a script of its own. */
const files = import.meta.glob<IslandModule>("../**/*.island.tsx");
const loaders = new Map(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.island\.tsx$/g, ""), load]),
);

/** Islands that are coming alive or are alive, each with what takes it out of the document again. */
const started = new Map<HTMLElement, Promise<() => void>>();

const selector = "[data-island]";

/** Marks an island that answers; it says so to style sheets, tests and measurements. */
export const liveMark = "data-live";

/** Distance from the window's edge at which an island begins to come alive. */
const margin = "50% 0px";

let observer: IntersectionObserver | undefined;

/**
 * Has islands come alive, one after the other: at once what has nothing to show yet, the others when
 * they are near the window. What an island needs before that, the browser has by itself: links, forms,
 * details; a press on a button is kept until the button answers.
 */
export function startIslands(root: ParentNode): void {
  observer ??= new IntersectionObserver(startVisible, { rootMargin: margin });
  for (const element of root.querySelectorAll<HTMLElement>(selector)) {
    // An island's own element has no box (`display: contents`).
    const [box] = element.children;
    if (box) observer.observe(box);
    else void startIsland(element);
  }
}

/** Takes islands out of service whose part of the document is about to go. */
export async function stopIslands(root: ParentNode): Promise<void> {
  for (const element of root.querySelectorAll<HTMLElement>(selector)) {
    const [box] = element.children;
    if (box) observer?.unobserve(box);
    const stop = started.get(element);
    started.delete(element);
    void stop?.then((unmount) => unmount());
  }
}

function startVisible(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    if (target.parentElement) void startIsland(target.parentElement);
  }
}

/** The island that is coming alive now: one at a time, so that the page answers in between. */
let turn: Promise<unknown> = Promise.resolve();

/** @param isUrgent whether the visitor is waiting for it */
async function startIsland(element: HTMLElement, isUrgent = false): Promise<void> {
  let start = started.get(element);
  if (!start) {
    const name = element.dataset.island ?? "";
    const load = loaders.get(name);
    if (!load) throw new Error(`no file ${name}.island.tsx`);
    const loaded = load();
    const before = isUrgent ? loaded : turn.then(waitUntilIdle);
    start = before.then(async () => {
      const { default: component } = await loaded;
      if (!element.isConnected) return () => {};
      const unmount = await hydrate(element, component);
      element.setAttribute(liveMark, "");
      return unmount;
    });
    started.set(element, start);
    turn = start.catch(() => {});
  }
  await start.catch(() => {
    // Its script cannot be had (offline, or the site was deployed anew): it stays as it was drawn.
  });
}

function waitUntilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve);
  });
}

function findSleepingIsland(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>(`${selector}:not([${liveMark}])`);
}

/** Follows what the visitor does with islands that are not alive yet. */
export function watchSleepingIslands(): void {
  const wake = ({ target }: Event) => {
    const element = findSleepingIsland(target);
    if (element) void startIsland(element, true);
  };
  for (const type of ["pointerover", "focusin"]) addEventListener(type, wake, { passive: true });
  addEventListener(
    "click",
    (event) => {
      const element = findSleepingIsland(event.target);
      const button = event.target instanceof Element && event.target.closest("button");
      // Submit buttons, links and boxes do what they do without scripts.
      if (!element || !button || button.type !== "button") return;
      event.preventDefault();
      void startIsland(element, true).then(() => {
        if (element.hasAttribute(liveMark)) button.click();
      });
    },
    { capture: true },
  );
}
