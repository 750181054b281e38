import type { Page } from "@playwright/test";
import { lateStyleId, pageStyleId, recordId } from "../../app/engine/page-record.ts";
import type { Resize, Window } from "./windows.ts";

/** What is compared besides where an element is: what hides, colors or underlines something. */
const properties = [
  "visibility",
  "opacity",
  "color",
  "backgroundColor",
  "backgroundImage",
  "borderTopStyle",
  "borderTopColor",
  "fill",
  "stroke",
  "fontWeight",
  "textDecorationLine",
  "textTransform",
] as const;

/** The elements that are compared, and where each is and how it looks now. */
const readStyles = (page: Page) =>
  page.evaluateHandle((names) => {
    for (const animation of document.getAnimations()) animation.finish();
    // The footer makes room for the banner once somebody scrolls.
    const elements = [...document.querySelectorAll("header *, main *")];
    const styles = elements.map((element) => {
      // What enters within a closed fold may be anywhere on its way.
      if (!element.checkVisibility()) return ["hidden"];
      const style = getComputedStyle(element);
      const { left, top, width, height } = element.getBoundingClientRect();
      const place = `place: ${[left, top, width, height].map(Math.round)}`;
      return [place, ...names.map((name) => `${name}: ${style[name]}`)];
    });
    return { elements, styles };
  }, properties);

/** Does what a change of page does: puts the site's style sheet in the place of the page's own rules. */
const applyAllStyles = (page: Page) =>
  page.evaluate(
    async ([record, ...own]) => {
      const { style } = JSON.parse(document.getElementById(record)?.textContent ?? "");
      const sheet = await new CSSStyleSheet().replace(await (await fetch(style)).text());
      document.adoptedStyleSheets.push(sheet);
      for (const id of own) document.getElementById(id)?.remove();
    },
    [recordId, pageStyleId, lateStyleId] as const,
  );

/**
 * What looks different, in one of the windows, once the site's style sheet is in the place of the
 * page's own rules: they must be all that it needs.
 */
export async function findLateStyles(page: Page, resize: Resize, windows: readonly Window[]) {
  // Kept and compared in the page: thousands of elements would take long on the way.
  const early = [];
  for (const window of windows) {
    await resize(window);
    early.push({ window, before: await readStyles(page) });
  }
  await applyAllStyles(page);
  const found: string[] = [];
  // Backward, since the page is still in the last window.
  for (const { window, before } of early.reverse()) {
    await resize(window);
    const after = await readStyles(page);
    const late = await page.evaluate(
      ([{ elements, styles }, { styles: later }]) =>
        elements.flatMap(({ tagName, className }, index) => {
          const differences = later[index]?.filter(
            (value, position) => value !== styles[index]?.[position],
          );
          if (!differences?.length) return [];
          return [`${tagName} ${className.toString().slice(0, 60)}: ${differences.join("; ")}`];
        }),
      [before, after] as const,
    );
    found.push(...late.map((fault) => `${window.name}: ${fault}`));
  }
  return found;
}
