import type { ComponentType } from "react";
import { showRest } from "./first-screen.ts";

type IslandModule = { default: ComponentType<object> };

/** Every island of the site, by file path; each is a separate script. */
const files = import.meta.glob<IslandModule>("../**/*.island.tsx");
const loaders = new Map(
  Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.island\.tsx$/g, ""), load]),
);

/** Islands that are live or about to be, each with the function that unmounts it. */
const started = new Map<HTMLElement, Promise<() => void>>();

const selector = "[data-island]";

/** Marks a live island, and the document once its first islands are live. */
export const liveMark = "data-live";

/**
 * Hydrates islands one after the other whenever the page is idle. Until then the browser's own
 * links, forms and details work, and a press on a button is kept until the button responds.
 */
export function startIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(selector)) {
    if (element.dataset.onDemand === undefined) void startIsland(element);
  }
  void turn.then(showRest).then(() => document.documentElement.setAttribute(liveMark, ""));
}

/** Hydrates an on-demand island; calling it again does nothing. */
export function wakeIsland(name: string): void {
  const element = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  if (element) void startIsland(element);
}

/** Unmounts the islands in a part of the document that is about to be removed. */
export function stopIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(selector)) {
    void started.get(element)?.then((unmount) => unmount());
    started.delete(element);
  }
}

/** The island being hydrated: one at a time, so that the page responds in between. */
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
    // Its script did not load (offline, or the site was redeployed): it stays as it was drawn.
  });
}

/** Tells a newly live island which of its elements the visitor focused while it slept. */
function tellOfFocus(element: HTMLElement): void {
  const { activeElement } = document;
  if (!element.contains(activeElement)) return;
  activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

/** Gives each island its own task, so that the visitor's input goes first. */
async function waitForTurn(): Promise<void> {
  if ("scheduler" in window) await window.scheduler.postTask(() => {});
  else await new Promise((resolve) => setTimeout(resolve));
}

function findSleepingIsland(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>(`${selector}:not([${liveMark}])`);
}

/** Keeps presses on sleeping islands until they are live. */
export function keepEarlyPresses(): void {
  addEventListener(
    "click",
    (event) => {
      const element = findSleepingIsland(event.target);
      const button = event.target instanceof Element && event.target.closest("button");
      // Submit buttons, links and checkboxes work without scripts.
      if (!element || !button || button.type !== "button") return;
      event.preventDefault();
      void startIsland(element).then(() => {
        if (element.hasAttribute(liveMark)) button.click();
      });
    },
    { capture: true },
  );
}
