import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";

interface TooltipProps {
  /** The control's name, in the same words as its accessible name. */
  label: string;
  /** An icon-only control. */
  children: ReactNode;
  className?: string;
}

/**
 * Says what an icon does, on its left. Hidden from screen readers, which have the control's name.
 */
export function Tooltip({ label, children, className = "" }: TooltipProps) {
  const { isOpen, areaProps } = useTooltip();
  return (
    <span className={`relative block ${className}`} {...areaProps}>
      {children}
      {isOpen && (
        <span
          aria-hidden="true"
          className="tip-on-left z-1 rounded-sm bg-ink text-small leading-tight whitespace-nowrap text-white"
        >
          {label}
        </span>
      )}
    </span>
  );
}

/** Delays of tooltips in milliseconds (spec section 9). */
export const tooltipDelays = {
  /** from hover to the tooltip */
  open: 700,
  /** after one has closed, the next opens immediately within this time */
  skip: 300,
} as const;

let lastClosed = Number.NEGATIVE_INFINITY;

/**
 * Shows a tooltip while the pointer is on a control or its tooltip, or while the control has
 * keyboard focus. It closes on Escape and on a press (WCAG 1.4.13). Touch has none: the control
 * already has an accessible name.
 */
function useTooltip() {
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
