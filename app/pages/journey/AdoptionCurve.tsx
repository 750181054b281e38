import {
  PlacedMark,
  PlotDimension,
  PlotFrame,
  PlotLine,
  PlotPoint,
  PlotText,
} from "../../parts/ui/plot.tsx";
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

/**
 * A sample adoption as the S-curve of a project report: steps of the plan signed off over time.
 *
 * @param points in chronological order; the periods share the width evenly
 */
export function AdoptionCurve({
  words,
  points,
}: {
  words: JourneyPage["hero"];
  points: JourneyPage["timeline"]["rows"];
}) {
  const width = 100 / points.length;
  const end = (1 + words.curveValuePoints) * width;
  const places = points.map((point, index) => ({
    ...point,
    x: (index + 0.5) * width,
    y: 100 - point.percent,
  }));
  const curve = buildMonotonePath(places);
  return (
    <PlotFrame title={words.curveTitle} unit="%" note={words.curveNote}>
      <div className="pt-8.5 pb-28">
        <svg
          role="img"
          aria-label={words.curveAlt}
          className="block h-53.5 w-full overflow-visible font-mono text-label"
        >
          {[0, 25, 50, 75].map((y) => (
            <PlotLine key={y} y={y} className="stroke-grid" />
          ))}
          <PlotLine y={100} className="stroke-ink" />
          {/* The curve stretches with the drawing. */}
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            overflow="visible"
            aria-hidden="true"
          >
            <path d={`${curve}V100H${places[0]?.x ?? 0}Z`} className="fill-petrol-wash" />
            <path
              d={curve}
              className="fill-none stroke-petrol"
              strokeWidth="2.5"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {places.map(({ period, percent, x, y }) => (
            <g key={period}>
              <PlotPoint {...{ x, y }} />
              <PlotText {...{ x, y }} dy="-13" fontWeight="600" className="fill-ink">
                {`${percent}%`}
              </PlotText>
              <PlacedMark x={x} y={100}>
                <path d="M0 0V6" className="stroke-ink" />
              </PlacedMark>
              {/* On two lines, so that six of them fit on a phone. */}
              <PlotText x={x} y={100} dy="21" lines={period.split(" ")} className="fill-graphite" />
            </g>
          ))}
          <g transform="translate(0 58)">
            <PlotDimension
              from={width}
              to={end - 1}
              y={100}
              dy="19"
              lines={halve(words.curveValue)}
            />
            <PlotDimension
              from={end + 1}
              to={100 - width / 4}
              y={100}
              dy="19"
              lines={halve(words.curveFull)}
            />
          </g>
        </svg>
      </div>
    </PlotFrame>
  );
}

/** A label on two lines, since space is tight. */
function halve(label: string): string[] {
  const middle = label.indexOf(" ", label.length / 2 - 3);
  return [label.slice(0, middle), label.slice(middle + 1)];
}
