/** Delays of the hover card in milliseconds (spec section 9). */
export const hoverCardDelays = { open: 700, close: 300 } as const;

/** Marks the area around a `<details>` that opens as a hover card. */
const selector = "[data-hover-card]";

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** The hover card an event concerns, unless the pointer or focus moved within it. */
function findArea({ target, relatedTarget }: FocusEvent | PointerEvent): Element | null {
  const area = target instanceof Element ? target.closest(selector) : null;
  return area && relatedTarget instanceof Node && area.contains(relatedTarget) ? null : area;
}

function schedule(area: Element, isOpen: boolean): void {
  clearTimeout(timers.get(area));
  const delay = isOpen ? hoverCardDelays.open : hoverCardDelays.close;
  timers.set(
    area,
    setTimeout(() => setOpen(area, isOpen), delay),
  );
}

function setOpen(area: Element, isOpen: boolean): void {
  const details = area.querySelector("details");
  if (details) details.open = isOpen;
}

/**
 * Opens a native `<details>` while the pointer or keyboard focus is in the area around it, and
 * closes it when they have left (docs/decisions/0031). The browser handles touch and a press on the
 * summary. Escape closes it immediately.
 */
export function startHoverCards(): void {
  document.addEventListener("pointerover", (event) => {
    const area = findArea(event);
    if (area && event.pointerType !== "touch") schedule(area, true);
  });
  document.addEventListener("pointerout", (event) => {
    const area = findArea(event);
    if (area && event.pointerType !== "touch") schedule(area, false);
  });
  document.addEventListener("focusin", ({ target }) => {
    const area = target instanceof Element && target.closest(selector);
    if (!area) return;
    if (target.matches("a:focus-visible")) schedule(area, true);
    else clearTimeout(timers.get(area));
  });
  document.addEventListener("focusout", (event) => {
    const area = findArea(event);
    if (area) schedule(area, false);
  });
  document.addEventListener("keydown", ({ key, target }) => {
    const area = target instanceof Element && target.closest(selector);
    if (key !== "Escape" || !area) return;
    clearTimeout(timers.get(area));
    setOpen(area, false);
  });
}
