/**
 * Links and controls that a press at their middle would miss, because something else is there or
 * nothing is: one line each. Each is first scrolled to the middle of the window, where the bar at its
 * top covers nothing. A control too small to be seen is pressed on its label. Runs in the page of
 * any engine, in one piece.
 *
 * @param controls selector of what is looked at
 */
export function findUnreachable(
  controls = "a[href], button, summary, input, select, textarea, [tabindex='0']",
): string[] {
  const quote = (element: Element | null) =>
    element?.outerHTML.replace(/\s+/g, " ").slice(0, 100) ?? "nothing";
  const getLargestBox = (element: Element) => {
    const boxes = [...element.getClientRects()];
    boxes.sort((one, other) => other.width * other.height - one.width * one.height);
    return boxes[0];
  };
  /** A label's control is pressed by pressing the label; a control inside a link is that link. */
  const isReached = (element: Element, hit: Element | null) =>
    element.contains(hit) || hit?.closest("label")?.control === element;

  const faults = [];
  for (const element of document.querySelectorAll<HTMLElement>(controls)) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest("[inert]")) {
      continue;
    }
    const { labels } = element as HTMLInputElement;
    const isSeen = (box: DOMRect | undefined) => box && box.width > 1 && box.height > 1;
    const shown = [element, ...(labels ?? [])].find((part) => isSeen(getLargestBox(part)));
    // What only a keyboard or a screen reader meets.
    if (!shown) continue;
    shown.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = getLargestBox(shown);
    // A link that comes into the window with the focus.
    if (!box || box.bottom <= 0) continue;
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!isReached(element, hit)) faults.push(`${quote(element)} is under ${quote(hit)}`);
  }
  window.scrollTo({ top: 0, behavior: "instant" });
  return faults;
}
