import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";

/** Delays of tooltips in milliseconds (spec section 9). */
export const tooltipDelays = {
  /** from the pointer's arrival to the tooltip */
  open: 700,
  /** after one has closed: within this time the next opens at once */
  skip: 300,
} as const;

let lastClosed = Number.NEGATIVE_INFINITY;

/**
 * Shows a tooltip while the pointer rests on a control and its tooltip, or while the keyboard's focus
 * is on the control. It goes away on Escape and on a press (WCAG 1.4.13). Touch has none: the control's
 * name is its accessible name already.
 */
export function useTooltip() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = () => {
    clearTimeout(timer.current);
    if (isOpen) lastClosed = performance.now();
    setOpen(false);
  };
  const areaProps = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === "touch") return;
      clearTimeout(timer.current);
      const isSkipped = performance.now() - lastClosed < tooltipDelays.skip;
      timer.current = setTimeout(() => setOpen(true), isSkipped ? 0 : tooltipDelays.open);
    },
    onPointerLeave: close,
    onPointerDown: close,
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(":focus-visible")) setOpen(true);
    },
    onBlur: close,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === "Escape") close();
    },
  };
  return { isOpen, areaProps };
}
