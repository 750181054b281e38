import { type RefObject, useEffect } from "react";

interface Dismissal {
  isOpen: boolean;
  isModal: boolean;
  button: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  close: () => void;
}

const focusable = "a[href], button, summary";

/** What can be reached by Tab: links in closed groups cannot. */
function listStops(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(focusable)].filter((element) =>
    element.checkVisibility(),
  );
}

/** The stop that Tab leads to from the first or last one, so that the focus goes round. */
function getWrapTarget(stops: readonly HTMLElement[], isBackwards: boolean) {
  const [first, last] = [stops[0], stops.at(-1)];
  if (document.activeElement === (isBackwards ? first : last)) return isBackwards ? last : first;
  return undefined;
}

/**
 * Closes an open panel on a press outside, on Escape (the focus goes back to the button), and when
 * the window leaves its kind of panel no room. A panel closes when the focus leaves it; a modal one
 * keeps the focus between its button and its last link, and puts the rest of the page out of reach.
 */
export function useDismissal({ isOpen, isModal, button, panel, close }: Dismissal): void {
  useEffect(() => {
    const opener = button.current;
    const element = panel.current;
    if (!isOpen || !opener || !element) return;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (opener.contains(target) || element.contains(target));

    const onPointerDown = ({ target }: PointerEvent) => {
      if (!isInside(target)) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape") {
        close();
        opener.focus();
      }
      if (event.key === "Tab" && isModal) {
        const target = getWrapTarget([opener, ...listStops(element)], event.shiftKey);
        if (!target) return;
        event.preventDefault();
        target.focus();
      }
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      if (isInside(target)) return;
      if (isModal) opener.focus();
      else close();
    };

    // The two menus belong to different widths of the bar: one of them is never shown (Header.tsx).
    const onResize = () => {
      if (!element.checkVisibility()) close();
    };
    const behind = isModal ? document.querySelectorAll<HTMLElement>("[data-behind-menu]") : [];
    // Once the panel is painted: it changes the style of everything behind it.
    const putOutOfReach = () => {
      for (const part of behind) part.inert = true;
    };
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(putOutOfReach);
    });
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("focusin", onFocusIn);
    window.addEventListener("resize", onResize);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      for (const part of behind) part.inert = false;
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("focusin", onFocusIn);
      window.removeEventListener("resize", onResize);
    };
  }, [isOpen, isModal, button, panel, close]);
}
