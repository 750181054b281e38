import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";

/** Delays of the hover card in milliseconds (spec section 9). */
export const hoverCardDelays = { open: 700, close: 300 } as const;

/**
 * Opens a native `<details>` while the pointer rests on the area around it, or the keyboard's focus
 * does, and closes it again when they have left (docs/decisions/0031). Touch and a press on the summary
 * are the browser's own. Escape closes at once.
 */
export function useHoverDetails() {
  const details = useRef<HTMLDetailsElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const schedule = (isOpen: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => {
        if (details.current) setOpen(details.current, isOpen);
      },
      isOpen ? hoverCardDelays.open : hoverCardDelays.close,
    );
  };

  const areaProps = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== "touch") schedule(true);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== "touch") schedule(false);
    },
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches("a:focus-visible")) schedule(true);
      else clearTimeout(timer.current);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) schedule(false);
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      clearTimeout(timer.current);
      details.current?.removeAttribute("open");
    },
  };
  return { details, areaProps };
}

/** Opens towards the side of the window where there is room. */
function setOpen(details: HTMLDetailsElement, isOpen: boolean): void {
  details.open = isOpen;
  const panel = details.querySelector<HTMLElement>("[data-side]");
  if (!isOpen || !panel) return;
  panel.dataset.side = "bottom";
  if (panel.getBoundingClientRect().bottom > window.innerHeight) panel.dataset.side = "top";
}
