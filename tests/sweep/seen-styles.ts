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

/**
 * What looks different once the visitor's first action has applied the full style sheet: a page's own
 * rules must be all that it needs.
 */
export async function findLateStyles(page: Page): Promise<string[]> {
  // Compared in the page: thousands of elements would take long on the way.
  return page.evaluate(async (names) => {
    // The footer makes room for the banner from the first action on.
    const elements = [...document.querySelectorAll("header *, main *")];
    const readStyles = () =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return names.map((name) => `${name}: ${style[name]}`);
      });
    const isApplied = () => {
      const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
      return links.length > 0 && links.every(({ media }) => media !== "print");
    };
    const before = readStyles();
    dispatchEvent(new PointerEvent("pointerover"));
    while (!isApplied()) await new Promise(requestAnimationFrame);
    const after = readStyles();
    return elements.flatMap(({ tagName, className }, index) => {
      const late = after[index]?.filter((value, position) => value !== before[index]?.[position]);
      if (!late?.length) return [];
      return [`${tagName} ${className.toString().slice(0, 60)}: ${late.join("; ")}`];
    });
  }, properties);
}
