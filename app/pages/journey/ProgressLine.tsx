import { PlacedMark } from "../../parts/figures/PlacedMark.tsx";

interface ProgressLineProps {
  /** 0 to 100, one for each row of equal height. */
  percents: readonly number[];
  className?: string;
}

/**
 * The progress line of a schedule: it runs down the rows and touches the end of each bar.
 * Decorative: the bars say their values.
 */
export function ProgressLine({ percents, className }: ProgressLineProps) {
  const row = 100 / percents.length;
  const getY = (index: number) => (index + 0.5) * row;
  const points = percents.map((percent, index) => `${percent},${getY(index)}`).join(" ");
  return (
    <svg aria-hidden="true" overflow="visible" className={className}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible" aria-hidden="true">
        <polyline
          points={points}
          className="fill-none stroke-signal"
          strokeWidth="1.75"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {percents.map((percent, index) => (
        <PlacedMark key={getY(index)} x={percent} y={getY(index)}>
          <path d="M0-7L7 0 0 7-7 0Z" className="fill-signal stroke-ink" strokeWidth="1.25" />
        </PlacedMark>
      ))}
    </svg>
  );
}
