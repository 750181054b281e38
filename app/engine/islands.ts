import type { ComponentType } from "react";
import { findClosest, keepPlace, runEach, savesData } from "../platform/dom.ts";

/** What a `NAME.behavior.ts` exports: what only the pages do that draw something with `useBehavior(NAME)`. */
interface Behavior {
  /** Once per visit, with the first such page. */
  start?: () => void;
  /** Each time such a page is shown. */
  follow?: () => void;
}

const behaviorLoaders = Object.entries(import.meta.glob<Behavior>("../**/*.behavior.ts"));

const startedBehaviors = new Set<Behavior>();

/** Runs the behaviors of the page that is shown; resolves once it answers. */
export async function followBehaviors(): Promise<void> {
  const marked = document.querySelectorAll<HTMLElement>("[data-behavior]");
  const files = new Set([...marked].map(({ dataset }) => `/${dataset.behavior}.behavior.ts`));
  const asked = behaviorLoaders.filter(([path]) => files.has(path.slice(path.lastIndexOf("/"))));
  // If its script does not load, the page is as it was drawn.
  const loaded = await Promise.all(asked.map(([, load]) => load().catch(() => ({}) as Behavior)));
  for (const behavior of loaded) {
    const isFirst = !startedBehaviors.has(behavior);
    startedBehaviors.add(behavior);
    runEach([() => isFirst && behavior.start?.(), () => behavior.follow?.()]);
  }
}

/** Loads each island of the site, by the path of its file; each is a separate script. */
const loaders = Object.entries(
  import.meta.glob<{ default: ComponentType<object> }>("../**/*.island.tsx"),
);

/** Islands that are live or about to be, each with the function that unmounts it once it is. */
const started = new Map<HTMLElement, Promise<(() => void) | undefined>>();

const isLive = (island: HTMLElement) => island.dataset.live === "";

/** Names of islands that were live in this visit. */
const known = new Set<string>();

const listIslands = () => [...document.querySelectorAll<HTMLElement>("[data-island]")];

/**
 * Wakes the islands of a page that is shown where the focus is already, and those that were live on an
 * earlier page of the visit: what they share with it is more than the build drew.
 */
export function wakeKnownIslands(): void {
  for (const island of listIslands()) {
    if (known.has(island.dataset.island ?? "") || island.matches(":focus-within")) {
      void startIsland(island);
    }
  }
}

/** Fetches the scripts of each island of the page, without running them, once it is near the window. */
export function fetchNearIslands(): void {
  if (savesData()) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) fetchScripts(findIsland(target));
      }
    },
    { rootMargin: "50%" },
  );
  // An island itself has no box.
  for (const { firstElementChild } of listIslands()) {
    if (firstElementChild) observer.observe(firstElementChild);
  }
}

const findIsland = (target: EventTarget | null) => findClosest(target, "[data-island]");

/** Fetches what an island needs, side by side; what is fetched already, the browser does not fetch again. */
function fetchScripts(island: HTMLElement | null): void {
  for (const href of island?.dataset.scripts?.match(/\S+/g) ?? []) {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", href }));
  }
  delete island?.dataset.scripts;
}

/** Hydrates an island wherever the visitor is; calling it again does nothing. */
export function wakeIsland(name: string): void {
  const element = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  if (element) void startIsland(element);
}

export function stopIslands(): void {
  for (const [element, starting] of started) {
    if (element.isConnected) continue;
    void starting.then((unmount) => unmount?.());
    started.delete(element);
  }
}

/** Hydrates an island; resolves once it is live, or has failed. */
function startIsland(element: HTMLElement): Promise<unknown> {
  const starting = started.get(element) ?? hydrateIsland(element);
  started.set(element, starting);
  return starting;
}

async function hydrateIsland(element: HTMLElement): Promise<(() => void) | undefined> {
  const { island: name = "" } = element.dataset;
  const load = loaders.find(([path]) => path.endsWith(`/${name}.island.tsx`))?.[1];
  if (!load) throw new Error(`no ${name}`);
  fetchScripts(element);
  const loaded = await Promise.all([import("./hydrate.tsx"), load()]).catch(() => undefined);
  // Offline, or the site was redeployed: it stays as it was drawn, until it is touched again.
  if (!loaded) started.delete(element);
  if (!loaded || !element.isConnected) return undefined;
  const [{ hydrateIsland }, { default: component }] = loaded;
  // One that throws stays as it was drawn.
  const unmount = await hydrateIsland(element, component).catch(() => undefined);
  if (!unmount) return undefined;
  known.add(name);
  element.dataset.live = "";
  // It may have got the focus while it slept.
  if (element.matches(":focus-within")) {
    document.activeElement?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  }
  return unmount;
}

/**
 * Wakes the islands that the visitor points at, focuses or presses, and has each answer what was done while
 * it slept. A finger on an island may be about to scroll: only its tap counts.
 */
export function wakeOnTouch(): void {
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    answer: (event: WindowEventMap[Type], island: HTMLElement) => void,
  ) =>
    addEventListener(
      type,
      (event) => {
        const island = findIsland(event.target);
        if (island && !isLive(island)) answer(event, island);
      },
      { capture: true },
    );
  listen("pointerover", ({ pointerType }, island) => {
    if (pointerType === "touch") fetchScripts(island);
    else void startIsland(island);
  });
  for (const type of ["focusin", "input"] as const) {
    listen(type, (_event, island) => void startIsland(island));
  }
  listen("click", keepPress);
  // What is drawn anew between the down and the up of a press gets no click.
  listen("pointerdown", ({ target }, island) => {
    const button = findClosest(target, "button");
    if (!button) return;
    const find = keepPlace(button, island);
    const onUp = () => !button.isConnected && find()?.matches(":hover") && find()?.click();
    addEventListener("pointerup", onUp, { once: true });
  });
}

/**
 * Keeps a press on a button, and with it a form that is sent by Enter. Checkboxes and the like change by
 * themselves.
 */
function keepPress(event: MouseEvent, island: HTMLElement): void {
  const target = event.target as Element;
  if (target.closest("a[href]")) return;
  const button = target.closest("button");
  const find = button && keepPlace(button, island);
  const woken = startIsland(island);
  if (!button) return;
  event.preventDefault();
  // While it hydrates, React would answer this press, too.
  event.stopPropagation();
  void woken.then(() => {
    if (isLive(island)) find?.()?.click();
    // Without its script, it is an ordinary form.
    else if (button.type === "submit") button.form?.submit();
  });
}

declare global {
  interface Document {
    /** What was pressed last before the scripts arrived (PageScripts.tsx). */
    earlyPress?: EventTarget | null;
  }
}

/** Presses a button again that was pressed before the scripts arrived, if it is for them to answer. */
export function answerEarlyPress(): void {
  const { earlyPress } = document;
  document.onclick = null;
  if (!(earlyPress instanceof Element)) return;
  const button = earlyPress.closest<HTMLElement>("button[type=button]");
  if (!button?.matches("[popovertarget]")) button?.click();
}
