import type { Page } from "@playwright/test";

/** What looks, in the page, at what has the focus: whether it can be seen and shows that it has it. */
const makeInspector = (page: Page) =>
  page.evaluateHandle(() => async () => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return { element: "", faults: [] as string[] };
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
    // The ring may be drawn around the field, the row or the card that it belongs to.
    const frames = [focused.parentElement, focused.parentElement?.parentElement];
    const parts = [focused, label, ...frames].filter((part) => part instanceof Element);

    const showsRing = parts.some((part) =>
      [undefined, "::after", "::before"].some((pseudo) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo);
        return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      }),
    );

    /** Whether some point of the element is on top and in the window. */
    const isSeen = (part: Element) => {
      for (const { left, top, width, height } of part.getClientRects()) {
        for (const x of [0.1, 0.5, 0.9]) {
          for (const y of [0.1, 0.5, 0.9]) {
            const hit = document.elementFromPoint(left + width * x, top + height * y);
            if (hit && (part.contains(hit) || label?.contains(hit))) return true;
          }
        }
      }
      return false;
    };
    /** The browser scrolls to it in one of the next frames; the hover card before it closes within 300 ms. */
    const isSoonSeen = async () => {
      for (let frame = 0; frame < 60; frame++) {
        if ([focused, label].some((part) => part && isSeen(part))) return true;
        await new Promise(requestAnimationFrame);
      }
      return false;
    };
    const faults: string[] = [];
    if (!showsRing) faults.push("no ring");
    if (!(await isSoonSeen())) faults.push("covered or out of view");
    return { element: focused.outerHTML.slice(0, 160), faults };
  });

/** Goes through a page by Tab, from its beginning to its end: how many stops there were, and their faults. */
export async function walkByTab(page: Page) {
  const found: string[] = [];
  const limit = 400;
  // Made once for all stops.
  const inspector = await makeInspector(page);
  for (let stops = 0; stops < limit; stops++) {
    await page.keyboard.press("Tab");
    const { element, faults } = await inspector.evaluate((inspect) => inspect());
    if (!element) return { stops, faults: found };
    found.push(...faults.map((fault) => `${fault}: ${element}`));
  }
  return { stops: limit, faults: [...found, "the page has no end for the keyboard"] };
}

/** Gives the focus to each link and control of the main part: in the page, a third of the time that keys take. */
export async function walkInPage(page: Page) {
  // From now on, the browser shows the focus as it does for the keyboard.
  await page.keyboard.press("Tab");
  const inspector = await makeInspector(page);
  return inspector.evaluate(async (inspect) => {
    const all = "a[href], button, input, select, textarea, summary, [tabindex='0']";
    const walk = { stops: 0, faults: [] as string[] };
    for (const stop of document.querySelectorAll<HTMLElement>(`main :is(${all})`)) {
      if (!stop.checkVisibility({ visibilityProperty: true })) continue;
      const isHoneypot = stop.closest("[aria-hidden]");
      if (stop.tabIndex < 0 && !isHoneypot) walk.faults.push(`not for Tab: ${stop.outerHTML}`);
      stop.focus();
      if (document.activeElement !== stop) continue;
      const { element, faults } = await inspect();
      walk.stops += 1;
      walk.faults.push(...faults.map((fault) => `${fault}: ${element}`));
    }
    return walk;
  });
}
