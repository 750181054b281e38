import type { Page } from "@playwright/test";

/** What is compared: what moves, hides, colors or underlines something. */
const properties = [
  "display",
  "visibility",
  "position",
  "width",
  "height",
  "marginTop",
  "marginLeft",
  "paddingTop",
  "paddingLeft",
  "borderTop",
  "borderLeft",
  "color",
  "backgroundColor",
  "backgroundImage",
  "opacity",
  "transform",
  "font",
  "letterSpacing",
  "textDecoration",
  "textTransform",
  "fill",
  "stroke",
] as const;

const readStyles = (page: Page) =>
  page.evaluate((names) => {
    // The footer makes room for the banner from the first action on.
    const all = [...document.querySelectorAll("header *, main *")];
    return all.map((element) => {
      const style = getComputedStyle(element);
      const { tagName, className } = element;
      const values = names.map((name) => `${name}: ${style[name]}`);
      return { name: `${tagName} ${className.toString().slice(0, 60)}`, values };
    });
  }, properties);

/**
 * What looks different once the visitor's first action has applied the full style sheet: a page's own
 * rules must be all that it needs.
 */
export async function findLateStyles(page: Page): Promise<string[]> {
  const before = await readStyles(page);
  await page.evaluate(() => dispatchEvent(new PointerEvent("pointerover")));
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    return links.length > 0 && links.every(({ media }) => media !== "print");
  });
  const after = await readStyles(page);
  return after.flatMap(({ name, values }, index) => {
    const own = before[index]?.values ?? [];
    const late = values.filter((value, position) => value !== own[position]);
    return late.length === 0 ? [] : [`${name}: ${late.join("; ")}`];
  });
}
