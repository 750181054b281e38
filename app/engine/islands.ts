import type { ComponentType } from "react";
import { findAgain, listControls } from "./visitor-state.ts";

/** Loads each island of the site, by the path of its file; each is a separate script. */
const loaders = Object.entries(
  import.meta.glob<{ default: ComponentType<object> }>("../**/*.island.tsx"),
);

/**
 * Islands that are live or about to be, each with the function that unmounts it. One that failed has
 * none.
 */
const started = new Map<HTMLElement, Promise<(() => void) | undefined>>();

/** Not by an attribute: a copy has that, too. */
const live = new WeakSet<Element>();

/** The island being hydrated: one at a time, so that the page responds in between. */
let turn: Promise<(() => void) | undefined> = Promise.resolve(undefined);

/**
 * Hydrates islands one after the other. Until then the browser's own links, forms and details work,
 * and a press on a button is kept until the button responds.
 *
 * @returns a promise resolved once they are live
 */
export async function startIslands(root: ParentNode): Promise<void> {
  const selector = "[data-island]:not([data-on-demand])";
  for (const element of root.querySelectorAll<HTMLElement>(selector)) void startIsland(element);
  await turn;
}

/**
 * Hydrates an on-demand island; calling it again does nothing.
 *
 * @returns a promise of whether it is live
 */
export async function wakeIsland(name: string): Promise<boolean> {
  const element = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  if (element) await startIsland(element);
  return element !== null && live.has(element);
}

/** Unmounts the islands that are no longer in the document. */
export function stopIslands(): void {
  for (const element of started.keys()) if (!element.isConnected) stopIsland(element);
}

function stopIsland(element: HTMLElement): void {
  void started.get(element)?.then((unmount) => unmount?.());
  started.delete(element);
}

/** An island, or its copy: reader modes and other extensions put copies into the document. */
function findInDocument(island: HTMLElement): HTMLElement | null {
  if (island.isConnected) return island;
  return document.querySelector(`[data-island-id="${island.dataset.islandId}"]`);
}

/** What an island is a copy of, if it is one. */
function findOriginal(island: HTMLElement): HTMLElement | undefined {
  const isOriginal = (other: HTMLElement) =>
    !other.isConnected && other.dataset.islandId === island.dataset.islandId;
  return [...started.keys()].find(isOriginal);
}

/** Hydrates an island when it is its turn; resolves once it is live, or has failed. */
function startIsland(element: HTMLElement): Promise<unknown> {
  const known = started.get(element);
  if (known) return known;
  const file = `/${element.dataset.island}.island.tsx`;
  const load = loaders.find(([path]) => path.endsWith(file))?.[1];
  if (!load) throw new Error(`no file ${file}`);
  const original = findOriginal(element);
  if (original) stopIsland(original);
  const loaded = Promise.all([import("./hydrate.tsx"), load()]);
  // It may fail before its turn, when nobody waits for it yet.
  loaded.catch(() => undefined);
  turn = turn
    .then(startTask)
    .then(async () => {
      const [{ hydrate }, { default: component }] = await loaded;
      if (!element.isConnected) {
        const copy = findInDocument(element);
        if (copy) void startIsland(copy);
        return;
      }
      const unmount = await hydrate(element, component);
      live.add(element);
      element.dataset.live = "";
      const { activeElement } = document;
      if (element.contains(activeElement)) {
        // It may have got the focus while it slept.
        activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
      }
      return unmount;
    })
    // Its script did not load (offline, or the site was redeployed), or it threw: it stays as it was
    // drawn.
    .catch(() => undefined);
  started.set(element, turn);
  return turn;
}

/** Gives each island its own task, so that the visitor's input goes first. */
async function startTask(): Promise<void> {
  try {
    await window.scheduler.postTask(() => {});
  } catch {
    // It is missing, or somebody's half of it.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

declare global {
  interface Document {
    /** What was pressed last before the scripts arrived (start-script.ts). */
    earlyPress?: EventTarget | null;
  }
}

/**
 * Keeps presses on sleeping islands until they are live, also one before the scripts arrived, and
 * wakes the copy of a live island that the visitor turns to.
 */
export function keepEarlyPresses(): void {
  document.onclick = null;
  keepPress(document.earlyPress);
  addEventListener(
    "click",
    (event) => {
      if (!keepPress(event.target)) return;
      event.preventDefault();
      // While it hydrates, React would answer this press, too: a toggle would be back where it was.
      event.stopPropagation();
    },
    { capture: true },
  );
  addEventListener(
    "focusin",
    ({ target }) => {
      const island = target instanceof Element && target.closest<HTMLElement>("[data-island]");
      if (island && findOriginal(island)) void startIsland(island);
    },
    { capture: true },
  );
}

/** @returns whether a sleeping island was pressed, which will respond once it is live */
function keepPress(target: EventTarget | null | undefined): boolean {
  if (!(target instanceof Element)) return false;
  // Submit buttons, links and checkboxes work without scripts.
  const button = target.closest<HTMLButtonElement>("button[type=button]");
  const pressed = button?.closest<HTMLElement>("[data-island]");
  const island = pressed && findInDocument(pressed);
  if (!button || !island || live.has(island)) return false;
  const before = listControls(pressed);
  void startIsland(island).then(() => {
    if (live.has(island)) findAgain(button, before, island)?.click();
  });
  return true;
}
