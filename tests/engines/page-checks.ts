import { expect } from "vitest";
import { findLostText } from "../sweep/lost-text.ts";
import { unknownAddresses } from "../sweep/page-addresses.ts";
import { pressEverything } from "../sweep/press-everything.ts";
import { findUnreachable } from "../sweep/reach.ts";
import type { Window } from "../sweep/windows.ts";
import type { Visitor } from "./visitor.ts";

/** Points at every island, and waits until all are live: of them, only the toasts show nothing yet. */
export async function wakeIslands(visitor: Visitor): Promise<void> {
  await visitor.waitFor("every island is live", () => {
    const asleep = document.querySelectorAll("[data-island]:not([data-live]) > :first-child");
    for (const part of asleep) {
      part.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    }
    return asleep.length === 0;
  });
}

/**
 * Words that go on in another line without a hyphen: one line each. Where letters are set tightly,
 * engines disagree on how wide a word is, and a box made to its measure breaks it. What is longer
 * than a word may break. Runs in the page, in one piece.
 */
function findBrokenWords(): string[] {
  const isForScreenReaders = (element: Element | null): boolean => {
    if (!element) return false;
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1 || isForScreenReaders(element.parentElement);
  };
  const broken = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const { parentElement: element } = text;
    if (!element?.checkVisibility({ visibilityProperty: true })) continue;
    for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\p{L}\p{N}]{2,12}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      // WebKit counts the end of the line before.
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const [first, ...others] = boxes;
      const isBroken = others.some(({ top }) => first && top >= first.bottom - 1);
      if (isBroken && !isForScreenReaders(element)) {
        broken.push(`${word} in ${element.outerHTML.slice(0, 100)}`);
      }
    }
  }
  return broken;
}

/** Where there is no page, the seconds to the home page are counted down, until one asks to stay. */
const stay = (visitor: Visitor) =>
  visitor.evaluate(() =>
    document.querySelector<HTMLButtonElement>("main button[type=button]")?.click(),
  );

async function look(visitor: Visitor, { name }: Window): Promise<void> {
  expect.soft(await visitor.evaluate(findUnreachable), `out of reach, ${name}`).toEqual([]);
  expect.soft(await visitor.evaluate(findBrokenWords), `broken words, ${name}`).toEqual([]);
  expect.soft(await findLostText(visitor), `lost text, ${name}`).toEqual([]);
}

/**
 * Opens a page and looks at what an engine may do otherwise than the one that the other tests use.
 *
 * @param windows it is opened in the first, and looked at in each
 */
export async function checkPage(
  visitor: Visitor,
  path: string,
  windows: readonly Window[],
): Promise<void> {
  const isUnknown = unknownAddresses.includes(path);
  const [first, ...others] = windows;
  if (first) await visitor.driver.resize(first.width, first.height);
  await visitor.goTo(path);
  await wakeIslands(visitor);
  if (isUnknown) await stay(visitor);
  if (first) await look(visitor, first);
  for (const window of others) {
    await visitor.driver.resize(window.width, window.height);
    await look(visitor, window);
  }
  await pressEverything(visitor);
  await visitor.expectNoProblems(isUnknown ? [`404 ${path}`] : []);
}
