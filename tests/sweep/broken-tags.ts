import type { Evaluator } from "./evaluator.ts";

/** Numbers of equipment, orders and people, ranges, dates, words of columns' heads: "E-2104", as build-site/draw-pages.ts has them. */
export async function findBrokenTags(page: Evaluator): Promise<string[]> {
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
