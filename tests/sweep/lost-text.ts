import type { Page } from "@playwright/test";

/**
 * Texts that a visitor sees only in part or not at all: beyond the edge of the page, or cut off by
 * an element that neither grows nor scrolls. One line each; empty when the page is whole (WCAG
 * 1.4.4, 1.4.10).
 */
export async function findLostText(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // A window that has just become another one is drawn in the next frames.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const width = document.documentElement.clientWidth;
    const lost: string[] = [];
    const tolerance = 2; // letters may overhang their box

    /** How a text is cut: by an ancestor, by the page's edge, or not at all. */
    function findCut(element: Element, { left, right, top, bottom }: DOMRect): string | undefined {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(box);
        const frame = box.getBoundingClientRect();
        if (frame.width <= 1 || frame.height <= 1) return; // for screen readers alone
        if (/auto|scroll/.test(overflowX + overflowY)) return; // can be scrolled to
        const isCutX = left < frame.left - tolerance || right > frame.right + tolerance;
        const isCutY = top < frame.top - tolerance || bottom > frame.bottom + tolerance;
        if (/hidden|clip/.test(overflowX) && isCutX) return `cut by ${box.className}`;
        if (/hidden|clip/.test(overflowY) && isCutY) return `cut by ${box.className}`;
        if (clipPath.startsWith("inset(50%")) return;
      }
      return left < -tolerance || right > width + tolerance ? "beyond the edge" : undefined;
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const { parentElement: element, textContent } = currentNode;
      if (!element || !textContent?.trim()) continue;
      // A drawing is a picture, and so is the crop of a screen: neither is there to be read.
      if (element.closest("svg, [data-cropped]")) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(currentNode);
      for (const rectangle of range.getClientRects()) {
        const cut = rectangle.width > 0 && findCut(element, rectangle);
        if (cut) lost.push(`"${textContent.trim().slice(0, 60)}" ${cut}`);
        if (cut) break;
      }
    }
    const sideways = document.documentElement.scrollWidth - width;
    return sideways > 0 ? [`the page is ${sideways} px too wide`, ...lost] : lost;
  });
}
