import { expect, vi } from "vitest";
import type { WatchedSite } from "./watched-site.ts";

/** Keys with a name; any other key is the character that it types. */
export type Key = "Control" | "Enter" | "Escape";

/** A function that runs in the page: it knows nothing but its arguments, which travel as JSON. */
type PageFunction<Args extends unknown[], Result> = (...args: Args) => Result;

/**
 * One browser with one window, as far as every engine can do it. A visitor's mouse and keys are the
 * engine's own input, never events that a script makes. Sizes and places are in CSS pixels, from the
 * window's top left corner.
 */
export interface Driver {
  /** Loads a document; resolves after its load event. */
  open(url: string): Promise<void>;
  /**
   * Goes to the entry before this one, which is of another document. WebKit may never answer a script
   * whose document goes away meanwhile, so the driver waits for the other one, as it does for a reload.
   */
  back(): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Rejects if the function throws or its document goes away. */
  evaluate<Args extends unknown[], Result>(
    run: PageFunction<Args, Result>,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Moves the mouse there and presses its button. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses keys together and releases them. */
  press(...keys: (Key | string)[]): Promise<void>;
  /** The page as a PDF file; not every engine's driver can print. */
  print?(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Only a deadlock should end a wait, never a busy machine. */
const patience = { timeout: 30_000, interval: 10 };

/**
 * Where to press an element, once it is in the window, still, and on top; or why not. It is the first that
 * is shown and matches the selector and has a name or text that begins so. Runs in the page, in
 * one piece.
 */
async function findPoint(css: string, name: string): Promise<{ x: number; y: number } | string> {
  const read = (text: string | null) => text?.replace(/\s+/g, " ").trim();
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const hasName = (element: HTMLElement) =>
    [element.ariaLabel, element.textContent].some((text) => read(text)?.startsWith(name));
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (candidate) => hasName(candidate) && isShown(candidate),
  );
  if (!element) return "is not shown";
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const before = element.getClientRects()[0];
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const box = element.getClientRects()[0];
  if (!box || box.x !== before?.x || box.y !== before?.y) return "moves";
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  const label = hit?.closest("label");
  const isOnTop = element.contains(hit) || label?.control === element || label?.contains(element);
  return isOnTop ? point : `is under ${hit?.outerHTML.slice(0, 120)}`;
}

/** A visitor of a site, in one engine: does things as a person does, and waits for what comes of it. */
export class Visitor {
  readonly driver: Driver;
  readonly site: WatchedSite;
  #problems: string[] = [];

  constructor(driver: Driver, site: WatchedSite) {
    this.driver = driver;
    this.site = site;
  }

  /** What has gone wrong since this was last asked, in the document shown and those before it. */
  async takeProblems(): Promise<string[]> {
    await this.#keepProblems();
    return [...this.#problems.splice(0), ...this.site.failures.splice(0)];
  }

  /** @param expected problems that the page is to have */
  async expectNoProblems(expected: readonly string[] = []): Promise<void> {
    const problems = await this.takeProblems();
    expect(problems.filter((problem) => !expected.includes(problem))).toEqual([]);
  }

  async #keepProblems(): Promise<void> {
    this.#problems.push(...(await this.evaluate(() => window.problems?.splice(0) ?? [])));
  }

  /** Loads a page; what is in view is alive then. */
  async goTo(path: string): Promise<void> {
    await this.leave(path);
    await this.waitUntilLive();
  }

  /** Loads a document that is no page of the site. */
  async leave(path: string): Promise<void> {
    await this.#keepProblems();
    await this.driver.open(new URL(path, this.site.origin).href);
  }

  async reload(): Promise<void> {
    await this.#keepProblems();
    await this.driver.reload();
    await this.waitUntilLive();
  }

  async waitUntilLive(): Promise<void> {
    await this.waitFor("the page is live", () => document.documentElement.dataset.live === "");
  }

  /** The entry before this one; it appears later. */
  goBack(): Promise<void> {
    return this.evaluate(() => history.back());
  }

  goForward(): Promise<void> {
    return this.evaluate(() => history.forward());
  }

  evaluate<Args extends unknown[], Result>(
    run: PageFunction<Args, Result>,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.driver.evaluate(run, ...args);
  }

  /** Waits until something is true in the page, through changes of the document, too. */
  async waitFor<Args extends unknown[]>(
    what: string,
    isTrue: PageFunction<Args, unknown>,
    ...args: Args
  ): Promise<void> {
    await vi.waitFor(async () => {
      if (!(await this.evaluate(isTrue, ...args))) throw new Error(`not so: ${what}`);
    }, patience);
  }

  /** Presses an element at its middle with the mouse, as soon as a person could. */
  async click(css: string, name = ""): Promise<void> {
    const point = await vi.waitFor(async () => {
      const found = await this.evaluate(findPoint, css, name);
      if (typeof found === "string") throw new Error(`${css} ${name} ${found}`);
      return found;
    }, patience);
    await this.driver.click(point.x, point.y);
  }

  /** Replaces what a field holds, by mouse and keys. */
  async fill(css: string, text: string): Promise<void> {
    await this.click(css);
    await this.driver.press("Control", "a");
    await this.driver.type(text);
  }

  /** Waits until an element is shown whose text has these words in it. */
  async expectShown(css: string, words = ""): Promise<void> {
    await this.waitFor(
      `${css} shows "${words}"`,
      (selector, text) =>
        [...document.querySelectorAll<HTMLElement>(selector)].some(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            element.getClientRects().length > 0 &&
            element.textContent.replace(/\s+/g, " ").includes(text),
        ),
      css,
      words.replace(/\s+/g, " "),
    );
  }

  /** Waits until a page is shown: where links change it, its address is in the bar before that. */
  async expectPath(path: string): Promise<void> {
    await this.waitFor(
      `the address is ${path}`,
      (wanted) =>
        location.pathname.replace(/\/$/, "") === wanted.replace(/\/$/, "") &&
        !window.navigation?.transition,
      path,
    );
  }
}
