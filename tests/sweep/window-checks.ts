import type { Page } from "@playwright/test";
import { paths } from "../../app/routes.ts";
import { findViolations, widthRules } from "../e2e/axe.ts";
import { findAbruptEdges, findLostText } from "./lost-text.ts";
import { furtherTexts } from "./page-addresses.ts";
import { desktop, phone, smallPhone, tablet, type Window, wideTablet, zoomed } from "./windows.ts";

/** @param size "200%" for twice its size, "" for its own */
export const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);

/** Texts that are lost when all text has twice its size. */
async function findLostTextEnlarged(page: Page): Promise<string[]> {
  await setTextSize(page, "200%");
  const lost = await findLostText(page);
  await setTextSize(page, "");
  return lost;
}

/** Whether the page is wider than its window. */
const findTooNarrow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`it has ${scrollWidth} px`] : [];
  });

/** Texts that are too small to be read; those of drawings are scaled. */
const findSmallType = (page: Page) =>
  page.locator("#page *:not(.sr-only, .sr-only *)").evaluateAll((parts) =>
    parts
      .filter((part) => part.checkVisibility())
      .filter(({ childNodes }) =>
        [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
      )
      .filter((part) => {
        const least = part.closest("svg") ? 11 : 13;
        return Number.parseFloat(getComputedStyle(part).fontSize) < least;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );

/** Numbers of equipment, orders and people, ranges, dates, words of columns' heads: "E-2104", as build-site/draw-pages.ts has them. */
async function findBrokenTags(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // A window that has just become another one is drawn in the next frame.
    await new Promise(requestAnimationFrame);
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const { parentElement, textContent } = currentNode;
      if (!parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: word, index } of (textContent ?? "").matchAll(/[^\s/]+/g)) {
        if (!/\d/.test(word) && !parentElement.closest("thead")) continue;
        if (!/[\p{L}\d]-[\p{L}\d]/u.test(word) || word.length > 16) continue;
        range.setStart(currentNode, index);
        range.setEnd(currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

/** What still moves although the visitor asked for rest; a change within a frame is no movement. */
export const findMotion = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(
        (animation) => `${animation.constructor.name} ${Reflect.get(animation, "animationName")}`,
      ),
  );

/** What is looked at in a page as it stands; finds one line for each fault. */
export type Check = readonly [what: string, find: (page: Page) => Promise<string[]>];

/** Bar and footer are the same on every page, and looked at on one. */
const listShared = (path: string) =>
  path === paths.home ? [] : ["#page > header", "#page > footer"];

/** What axe finds in a phone's window, and what of it may be otherwise in a desktop's. */
const axe = (path: string): Check => [
  "axe",
  (page) => findViolations(page, { without: listShared(path) }),
];
export const wideAxe = (path: string): Check => [
  "axe",
  (page) => findViolations(page, { without: listShared(path), only: widthRules }),
];

export const tags: Check = ["lines that end within a tag", findBrokenTags];
const edges: Check = ["what is cut off and looks whole", findAbruptEdges];
const lost: Check = ["lost text", findLostText];
export const enlarged: Check = ["lost text at twice its size", findLostTextEnlarged];
const narrow: Check = ["too wide", findTooNarrow];

type WindowChecks = readonly [Window, readonly Check[]];

/**
 * What is looked at in each window, with everything unfolded; what is alike in all, in the phone's.
 *
 * @returns for text of twice its size, then for text of its own
 */
export function listChecks(path: string): [WindowChecks[], WindowChecks[]] {
  const onPhone: WindowChecks = [phone, [axe(path), lost, tags, edges]];
  if (furtherTexts.has(path)) return [[[phone, [lost]]], [onPhone]];
  return [
    [
      [desktop, [lost]],
      [wideTablet, [narrow]],
      [tablet, [narrow]],
      [phone, [lost]],
      [zoomed, [narrow]],
    ],
    [
      [zoomed, [lost, tags]],
      [smallPhone, [["small type", findSmallType], tags, edges]],
      onPhone,
      [tablet, [tags, edges]],
      [desktop, [wideAxe(path), lost, tags]],
    ],
  ];
}
