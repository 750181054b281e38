interface DayScaleProps {
  /** Days that are filled, counted from the left, of the whole scale. */
  days: number;
  total: number;
  className?: string;
}

/** A duration to scale: one cell for each day. Decorative: the duration is beside it in words. */
export function DayScale({ days, total, className }: DayScaleProps) {
  return (
    <svg
      viewBox={`0 0 ${total} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      overflow="visible"
      className={className}
    >
      <path d={buildCells(0, days)} className="fill-current" />
      <path
        d={buildCells(days, total)}
        className="fill-none stroke-hairline"
        strokeDasharray="3 3"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** The cells of some days as one path: the page has as many elements as it may. */
function buildCells(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, day) => `M${from + day} 0h.86v1h-.86z`).join("");
}
