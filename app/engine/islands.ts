import type { ComponentType } from "react";

/** Loads each island of the site, by the path of its file; each is a separate script. */
const loaders = Object.entries(
  import.meta.glob<{ default: ComponentType<object> }>("../**/*.island.tsx"),
);

/**
 * Islands that are live or about to be, each with the function that unmounts it. One that failed has
 * none.
 */
const started = new Map<HTMLElement, Promise<(() => void) | undefined>>();

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

/** Hydrates an on-demand island; calling it again does nothing. */
export function wakeIsland(name: string): void {
  const element = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  if (element) void startIsland(element);
}

/** Unmounts the islands in a part of the document that was removed. */
export function stopIslands(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-island]")) {
    void started.get(element)?.then((unmount) => unmount?.());
    started.delete(element);
  }
}

/** Hydrates an island when it is its turn; resolves once it is live, or has failed. */
function startIsland(element: HTMLElement): Promise<unknown> {
  const known = started.get(element);
  if (known) return known;
  const file = `/${element.dataset.island}.island.tsx`;
  const load = loaders.find(([path]) => path.endsWith(file))?.[1];
  if (!load) throw new Error(`no file ${file}`);
  const loaded = Promise.all([import("./hydrate.tsx"), load()]);
  turn = turn
    .then(startTask)
    .then(async () => {
      const [{ hydrate }, { default: component }] = await loaded;
      if (!element.isConnected) return;
      const unmount = await hydrate(element, component);
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

/** Keeps presses on sleeping islands until they are live, also one before the scripts arrived. */
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
}

/** @returns whether a sleeping island was pressed, which will respond once it is live */
function keepPress(target: EventTarget | null | undefined): boolean {
  if (!(target instanceof Element)) return false;
  // Submit buttons, links and checkboxes work without scripts.
  const button = target.closest<HTMLButtonElement>("button[type=button]");
  const island = button?.closest<HTMLElement>("[data-island]:not([data-live])");
  if (!button || !island) return false;
  void startIsland(island).then(() => {
    if (island.dataset.live !== undefined) button.click();
  });
  return true;
}
