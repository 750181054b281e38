import { classNames } from "../ui/class-names.ts";
import type { KpiBoardData } from "./kpi-board-schema.ts";

type Range = { low: number; high: number };

interface TrendLineProps {
  /** Oldest first. */
  values: readonly number[];
  /** The values that are in order. */
  band: Range;
  scale: Range;
  isOutside: boolean;
  /** Its height. */
  className?: string;
}

/** One scale for all lines of a board: a seventh more, at both ends, than they and the band reach. */
export function getTrendScale({ sites, band }: Pick<KpiBoardData, "sites" | "band">): Range {
  const compared = sites.filter(({ excluded }) => !excluded);
  const values = [band.low, band.high, ...compared.flatMap(({ trend }) => trend)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = (high - low) / 7;
  return { low: low - margin, high: high + margin };
}

/** A value over time against its band, stretched to the cell; the stroke keeps its width. */
export function TrendLine({ values, band, scale, isOutside, className = "h-8" }: TrendLineProps) {
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
