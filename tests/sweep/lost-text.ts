/** A page of any engine, as far as it runs a function in it. */
export interface Evaluator {
  evaluate<Result>(run: () => Result | Promise<Result>): Promise<Result>;
}

/**
 * Texts that a visitor sees only in part or not at all: beyond the edge of the page, or cut off by
 * an element that neither grows nor scrolls. One line each; empty when the page is whole (WCAG
 * 1.4.4, 1.4.10).
 */
export async function findLostText(page: Evaluator): Promise<string[]> {
  return page.evaluate(async () => {
    // A window that has just become another one is drawn in the next frames.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const width = document.documentElement.clientWidth;
    const lost: string[] = [];
    const tolerance = 2; // letters may overhang their box

    /** What an element does to the texts in it; each is asked once, since many texts share it. */
    const boxes = new Map<Element, "ends" | { frame: DOMRect; cutsX: boolean; cutsY: boolean }>();
    function getBox(element: Element) {
      const known = boxes.get(element);
      if (known) return known;
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const frame = element.getBoundingClientRect();
      const isForScreenReaders = frame.width <= 1 || frame.height <= 1;
      const isScrolledTo = /auto|scroll/.test(overflowX + overflowY);
      const box =
        isForScreenReaders || isScrolledTo || clipPath.startsWith("inset(50%")
          ? "ends"
          : { frame, cutsX: /hidden|clip/.test(overflowX), cutsY: /hidden|clip/.test(overflowY) };
      boxes.set(element, box);
      return box;
    }

    /** How a text is cut: by an ancestor, by the page's edge, or not at all. */
    function findCut(element: Element, { left, right, top, bottom }: DOMRect): string | undefined {
      for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
        const box = getBox(ancestor);
        if (box === "ends") return;
        const { frame, cutsX, cutsY } = box;
        const isCutX = left < frame.left - tolerance || right > frame.right + tolerance;
        const isCutY = top < frame.top - tolerance || bottom > frame.bottom + tolerance;
        if ((cutsX && isCutX) || (cutsY && isCutY)) return `cut by ${ancestor.className}`;
      }
      return left < -tolerance || right > width + tolerance ? "beyond the edge" : undefined;
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const { parentElement: element, textContent } = currentNode;
      if (!element || !textContent?.trim()) continue;
      // A drawing is a picture.
      if (element.closest("svg")) continue;
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

/** What is swiped or scrolled sideways without a fade or a shade where it goes on. */
export async function findAbruptEdges(page: Evaluator): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main *:not(textarea)")]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .filter((element) => {
        const { overflowX, maskImage, backgroundImage } = getComputedStyle(element);
        return /auto|scroll/.test(overflowX) && maskImage === "none" && backgroundImage === "none";
      })
      .filter((element) => element.checkVisibility())
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
