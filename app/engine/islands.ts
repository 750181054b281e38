import type { ComponentType } from "react";

type IslandModule = { default: ComponentType<object> };

/** Every island of the site, by the path of its file; each is a script of its own. */
const files = import.meta.glob<IslandModule>("../**/*.island.tsx");
const loaders = new Map(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.island\.tsx$/g, ""), load]),
);

/** Islands that are coming alive or are alive, each with what takes it out of the document again. */
const started = new Map<HTMLElement, Promise<() => void>>();

const selector = "[data-island]";

/** Marks an island that answers, and the document when its first islands do. */
export const liveMark = "data-live";

/**
 * Has islands come alive, one after the other, whenever the page has nothing else to do. What an
 * island needs before that, the browser has by itself: links, forms, details; a press on a button is
 * kept until the button answers.
 */
export function startIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(selector)) {
    if (element.dataset.onDemand === undefined) void startIsland(element);
  }
  void turn.then(() => document.documentElement.setAttribute(liveMark, ""));
}

/** Has an island on demand come alive; again does nothing. */
export function wakeIsland(name: string): void {
  const element = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  if (element) void startIsland(element);
}

/** Takes islands out of service whose part of the document is about to go. */
export function stopIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(selector)) {
    void started.get(element)?.then((unmount) => unmount());
    started.delete(element);
  }
}

/** The island that is coming alive now: one at a time, so that the page answers in between. */
let turn: Promise<unknown> = Promise.resolve();

async function startIsland(element: HTMLElement): Promise<void> {
  let start = started.get(element);
  if (!start) {
    const name = element.dataset.island ?? "";
    const load = loaders.get(name);
    if (!load) throw new Error(`no file ${name}.island.tsx`);
    const loaded = Promise.all([import("./hydrate.tsx"), load()]);
    start = turn.then(waitForTurn).then(async () => {
      const [{ hydrate }, { default: component }] = await loaded;
      if (!element.isConnected) return () => {};
      const unmount = await hydrate(element, component);
      element.setAttribute(liveMark, "");
      tellOfFocus(element);
      return unmount;
    });
    started.set(element, start);
    turn = start.catch(() => {});
  }
  await start.catch(() => {
    // Its script cannot be had (offline, or the site was deployed anew): it stays as it was drawn.
  });
}

/** What the visitor has moved to while it slept. */
function tellOfFocus(element: HTMLElement): void {
  const { activeElement } = document;
  if (!element.contains(activeElement)) return;
  activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

/** Gives each island a task of its own: what the visitor does meanwhile goes first. */
async function waitForTurn(): Promise<void> {
  if ("scheduler" in window) await window.scheduler.postTask(() => {});
  else await new Promise((resolve) => setTimeout(resolve));
}

function findSleepingIsland(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>(`${selector}:not([${liveMark}])`);
}

/** Keeps presses on islands that are not alive yet until they are. */
export function keepEarlyPresses(): void {
  addEventListener(
    "click",
    (event) => {
      const element = findSleepingIsland(event.target);
      const button = event.target instanceof Element && event.target.closest("button");
      // Submit buttons, links and boxes do what they do without scripts.
      if (!element || !button || button.type !== "button") return;
      event.preventDefault();
      void startIsland(element).then(() => {
        if (element.hasAttribute(liveMark)) button.click();
      });
    },
    { capture: true },
  );
}
