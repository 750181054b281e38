import type { ReactNode } from "react";
import { useTooltip } from "./use-tooltip.ts";

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
          className="absolute top-1/2 right-full z-1 -translate-y-1/2 rounded-sm bg-ink px-2.5 py-1.5 text-small leading-tight whitespace-nowrap text-white"
        >
          {label}
        </span>
      )}
    </span>
  );
}
