import { classNames } from "../../parts/ui/class-names.ts";

interface ResultScaleProps {
  /** 0 to 100. */
  percent: number;
  className?: string;
}

/** A share as a length on a scale of tenths. Decorative: the figure stands beside it. */
export function ResultScale({ percent, className }: ResultScaleProps) {
  const ticks = Array.from({ length: 11 }, (_, tenth) => tenth * 10);
  return (
    <svg
      aria-hidden="true"
      className={classNames("block h-4 w-full overflow-visible text-petrol", className)}
    >
      {ticks.map((tick) => (
        <line
          key={tick}
          x1={`${tick}%`}
          x2={`${tick}%`}
          y1="10"
          y2="16"
          stroke="currentColor"
          strokeOpacity="0.45"
        />
      ))}
      <line x1="0" x2="100%" y1="16" y2="16" stroke="currentColor" strokeOpacity="0.45" />
      <rect x="0" y="4" height="8" width={`${percent}%`} className="fill-petrol" />
    </svg>
  );
}
