import { classNames } from "../../parts/ui/class-names.ts";

interface ResultScaleProps {
  /** 0 to 100. */
  percent: number;
  className?: string;
}

/** Ten tenths and the line below them, in percent across and in pixels down. */
const scale = `M0 16H100${Array.from({ length: 11 }, (_, tenth) => `M${tenth * 10} 10V16`).join("")}`;

/** A share as a length on a scale of tenths. Decorative: the metric is beside it. */
export function ResultScale({ percent, className }: ResultScaleProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 16"
      preserveAspectRatio="none"
      className={classNames("block h-4 w-full overflow-visible text-petrol", className)}
    >
      <path
        d={scale}
        vectorEffect="non-scaling-stroke"
        stroke="currentColor"
        strokeOpacity="0.45"
      />
      <rect x="0" y="4" height="8" width={percent} className="fill-petrol" />
    </svg>
  );
}
