import { classNames } from "../ui/class-names.ts";

interface TrendLineProps {
  /** Oldest first. */
  values: readonly number[];
  /** The values that are in order. */
  band: { low: number; high: number };
  isOutside: boolean;
  /** Its height. */
  className?: string;
}

/** The scale of the line: somewhat more than any value on the board. */
const scale = { low: 0.98, high: 1.16 };

/** A value over time against its band, stretched to the cell; the stroke keeps its width. */
export function TrendLine({ values, band, isOutside, className = "h-8" }: TrendLineProps) {
  const getY = (value: number) => 30 - ((value - scale.low) / (scale.high - scale.low)) * 30;
  const points = values.map(
    (value, index) =>
      `${((index / (values.length - 1)) * 100).toFixed(1)},${getY(value).toFixed(1)}`,
  );
  return (
    <svg
      viewBox="0 0 100 30"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames("block w-full overflow-visible", className)}
    >
      <rect
        y={getY(band.high)}
        width="100"
        height={getY(band.low) - getY(band.high)}
        className="fill-room-edge/45"
      />
      <polyline
        points={points.join(" ")}
        fill="none"
        strokeWidth="1.75"
        vectorEffect="non-scaling-stroke"
        className={isOutside ? "stroke-signal" : "stroke-room-cleared"}
      />
    </svg>
  );
}
