interface DayScaleProps {
  /** Days that are filled, counted from the left, of the whole scale. */
  days: number;
  total: number;
  className?: string;
}

/** A duration to scale: one cell for each day. Decorative: the duration is beside it in words. */
export function DayScale({ days, total, className }: DayScaleProps) {
  const cell = 100 / total;
  const cells = Array.from({ length: total }, (_, day) => day);
  return (
    <svg aria-hidden="true" overflow="visible" className={className}>
      {cells.map((day) => (
        <rect
          key={day}
          x={`${day * cell}%`}
          y="0"
          width={`${cell * 0.86}%`}
          height="100%"
          className={day < days ? "fill-current" : "fill-none stroke-hairline"}
          strokeDasharray="3 3"
        />
      ))}
    </svg>
  );
}
