import { findClosest } from "../../platform/dom.ts";

/** Closes a popover on a touch outside of it, which Safari leaves to us on iOS before 18.3. */
export function closeOnTouchOutside(): void {
  document.addEventListener("pointerup", ({ target, pointerType }) => {
    if (pointerType !== "touch" || !(target instanceof Element)) return;
    for (const popover of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) {
      // Its own button answers to the press itself.
      if (!target.closest(`#${popover.id}, [popovertarget="${popover.id}"]`)) popover.hidePopover();
    }
  });
}

/**
 * Delays of hover cards and tooltips in milliseconds (spec section 9). A tooltip opens at once while another
 * is still open, which is for the skip delay of 300 ms after the pointer has left it.
 */
export const hoverCardDelays = { open: 700, close: 300 } as const;

/** Marks the area around a `<details>` that opens as a hover card, or a popover and the buttons that show it. */
const selector = "[data-hover-card]";

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** What stays open while the pointer is on it: the area, or the popover that the area shows. */
function getCard(area: HTMLElement): HTMLElement {
  return ((area as HTMLButtonElement).popoverTargetElement as HTMLElement | undefined) ?? area;
}

/** The area that the event concerns, unless it moved inside of its card. */
function findArea({ target, relatedTarget }: FocusEvent | PointerEvent): HTMLElement | null {
  const area = findClosest(target, selector);
  return area && relatedTarget instanceof Node && getCard(area).contains(relatedTarget)
    ? null
    : area;
}

let tooltip: HTMLElement | undefined;

function setOpenLater(area: HTMLElement, isOpen: boolean): void {
  const card = getCard(area);
  clearTimeout(timers.get(card));
  const isNext = card.popover && tooltip?.matches(":popover-open");
  const openDelay = isNext ? 0 : hoverCardDelays.open;
  const delay = isOpen ? openDelay : hoverCardDelays.close;
  timers.set(
    card,
    setTimeout(() => setOpen(area, isOpen), delay),
  );
}

function setOpen(area: HTMLElement, isOpen: boolean): void {
  const details = area.querySelector("details");
  if (details) details.open = isOpen;
  const card = getCard(area);
  if (!card.popover) return;
  if (!isOpen) card.hidePopover();
  else if (area.isConnected && !card.matches(":popover-open")) {
    card.showPopover({ source: area });
    tooltip = card;
  }
}

/**
 * Opens a native `<details>` or popover while the pointer rests on its area, or the keyboard's focus does,
 * and closes it when they have left (docs/decisions/0010). Touch and a press are the browser's own. Escape
 * closes at once.
 */
export function startHoverCards(): void {
  document.addEventListener("pointerover", (event) => {
    const area = findArea(event);
    if (area && event.pointerType !== "touch") setOpenLater(area, true);
  });
  document.addEventListener("pointerout", (event) => {
    const area = findArea(event);
    if (area && event.pointerType !== "touch") setOpenLater(area, false);
  });
  document.addEventListener("focusin", ({ target }) => {
    const area = findClosest(target, selector);
    if (!area) return;
    if (findClosest(target, "a:focus-visible, [popovertarget]:focus-visible")) {
      setOpenLater(area, true);
    } else clearTimeout(timers.get(getCard(area)));
  });
  document.addEventListener("focusout", (event) => {
    const area = findArea(event);
    if (area) setOpenLater(area, false);
  });
  document.addEventListener("keydown", ({ key, target }) => {
    const area = findClosest(target, selector);
    if (key !== "Escape" || !area) return;
    clearTimeout(timers.get(getCard(area)));
    setOpen(area, false);
  });
}
