import { PlacedMark } from "../../parts/figures/marks.tsx";
import type { JourneyPage } from "./schema.ts";

/** A point of a curve, in any unit; y grows downward as on a screen. */
interface Point {
  x: number;
  y: number;
}

const round = (value: number) => Number(value.toFixed(2));

/**
 * A smooth SVG path through points with rising x that never overshoots them: monotone cubic
 * interpolation with the tangents of Fritsch and Carlson (SIAM J. Numer. Anal. 17, 1980).
 *
 * @param points at least two, by rising x
 * @returns the `d` attribute of a path
 */
export function buildMonotonePath(points: readonly Point[]): string {
  const slopes = points
    .slice(1)
    .map(({ x, y }, index) => (y - (points[index]?.y ?? 0)) / (x - (points[index]?.x ?? 0)));
  const tangents = points.map((_, index) => {
    const before = slopes[index - 1];
    const after = slopes[index];
    if (before === undefined || after === undefined) return after ?? before ?? 0;
    // Harmonic mean: within three times either slope, so that the curve stays monotone.
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  return points
    .map(({ x, y }, index) => {
      const last = points[index - 1];
      if (!last) return `M${round(x)} ${round(y)}`;
      const third = (x - last.x) / 3;
      const leave = last.y + (tangents[index - 1] ?? 0) * third;
      const arrive = y - (tangents[index] ?? 0) * third;
      return `C${round(last.x + third)} ${round(leave)} ${round(x - third)} ${round(arrive)} ${round(x)} ${round(y)}`;
    })
    .join("");
}

/** The plot's edges within the diagram, px; text keeps its size while the plot stretches. */
const plot = { top: 34, bottom: 112 };
/** Share of the plot's height for 100%. */
const share = (percent: number) => 100 - percent;
const ticks = [0, 25, 50, 75, 100];

/**
 * A sample adoption as the S-curve of a project report: steps of the plan signed off over time.
 */
export function AdoptionCurve({
  words,
  points,
}: {
  words: JourneyPage["hero"];
  /** In chronological order; the periods share the width evenly. */
  points: JourneyPage["timeline"]["rows"];
}) {
  const width = 100 / points.length;
  const end = (1 + words.curveValuePoints) * width;
  const getX = (index: number) => (index + 0.5) * width;
  const places = points.map(({ percent }, index) => ({ x: getX(index), y: share(percent) }));
  return (
    <figure className="border border-ink bg-sheet text-ink forced-color-adjust-none">
      <figcaption className="flex justify-between gap-4 border-b border-ink px-4 py-2.5 tag uppercase">
        {words.curveTitle}
        <span aria-hidden="true" className="text-graphite">
          %
        </span>
      </figcaption>
      <svg role="img" aria-label={words.curveAlt} className="block h-[22.5rem] w-full">
        <svg
          y={plot.top}
          width="100%"
          height={360 - plot.top - plot.bottom}
          overflow="visible"
          aria-hidden="true"
        >
          <GridLines />
          <CurveLine points={places} />
          {points.map((point, index) => (
            <CurvePoint key={point.period} {...point} x={getX(index)} />
          ))}
        </svg>
        <svg
          y={360 - plot.bottom}
          width="100%"
          height={plot.bottom}
          overflow="visible"
          aria-hidden="true"
        >
          {points.map(({ period }, index) => (
            <PeriodLabel key={period} period={period} x={getX(index)} />
          ))}
          <Dimension from={width} to={end - 1} label={words.curveValue} />
          <Dimension from={end + 1} to={100 - width / 4} label={words.curveFull} />
        </svg>
      </svg>
      <p className="border-t border-hairline px-4 py-3 text-small text-graphite">
        {words.curveNote}
      </p>
    </figure>
  );
}

function GridLines() {
  return ticks.map((tick) => (
    <line
      key={tick}
      x1="0"
      x2="100%"
      y1={`${share(tick)}%`}
      y2={`${share(tick)}%`}
      className={tick === 0 ? "stroke-ink" : "stroke-grid"}
    />
  ));
}

/** The curve, which stretches with the plot, and the area below it. */
function CurveLine({ points }: { points: readonly { x: number; y: number }[] }) {
  const curve = buildMonotonePath(points);
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible" aria-hidden="true">
      <path d={`${curve}V100H${points[0]?.x ?? 0}Z`} className="fill-petrol-wash" />
      <path
        d={curve}
        className="fill-none stroke-petrol"
        strokeWidth="2.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function CurvePoint({ x, percent }: { x: number; percent: number }) {
  return (
    <PlacedMark x={x} y={share(percent)}>
      <path d="M0-6L6 0 0 6-6 0Z" className="fill-signal stroke-ink" strokeWidth="1.25" />
      <text y="-13" textAnchor="middle" className="fill-ink font-mono text-label" fontWeight="600">
        {percent}%
      </text>
    </PlacedMark>
  );
}

/** "Weeks 1-3" on two lines, so that six of them fit on a phone. */
function PeriodLabel({ period, x }: { period: string; x: number }) {
  return (
    <PlacedMark x={x}>
      <path d="M0 0V6" className="stroke-ink" />
      <text y="21" textAnchor="middle" className="fill-graphite font-mono text-label">
        {period.split(" ").map((word, line) => (
          <tspan key={word} x="0" dy={line * 15}>
            {word}
          </tspan>
        ))}
      </text>
    </PlacedMark>
  );
}

/** A dimension line below the plot, with its label on two lines where space is tight. */
function Dimension({ from, to, label }: { from: number; to: number; label: string }) {
  const middle = label.indexOf(" ", label.length / 2 - 3);
  const words = [label.slice(0, middle), label.slice(middle + 1)];
  return (
    <svg y="58" width="100%" overflow="visible" aria-hidden="true">
      <line x1={`${from}%`} x2={`${to}%`} y1="0" y2="0" className="stroke-ink" />
      {[from, to].map((end) => (
        <line key={end} x1={`${end}%`} x2={`${end}%`} y1="-5" y2="5" className="stroke-ink" />
      ))}
      <PlacedMark x={(from + to) / 2}>
        <text y="19" textAnchor="middle" className="fill-ink font-mono text-label" fontWeight="600">
          {words.map((line, index) => (
            <tspan key={line} x="0" dy={index * 15}>
              {line}
            </tspan>
          ))}
        </text>
      </PlacedMark>
    </svg>
  );
}
