import type { ReactNode } from "react";

interface PlacedMarkProps {
  /** Percent of the surrounding diagram's width and height. */
  x: number;
  y?: number;
  children: ReactNode;
}

/** SVG shapes around a point in percent: the point moves with the diagram, the shapes keep their size. */
export function PlacedMark({ x, y = 0, children }: PlacedMarkProps) {
  return (
    <svg x={`${x}%`} y={`${y}%`} width="1" height="1" overflow="visible" aria-hidden="true">
      {children}
    </svg>
  );
}
