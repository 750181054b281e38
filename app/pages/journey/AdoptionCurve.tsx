import {
  PlacedMark,
  PlotDimension,
  PlotFrame,
  PlotLine,
  PlotPoint,
  PlotText,
} from "../../parts/ui/plot.tsx";
import type { JourneyPage } from "./schema.ts";

/**
 * A smooth SVG path through heights at even distances that never overshoots them: monotone cubic
 * interpolation with the tangents of Fritsch and Carlson (SIAM J. Numer. Anal. 17, 1980).
 *
 * @param step the distance; the first height is half of it from the left
 * @returns the `d` attribute of a path
 */
export function buildMonotonePath(heights: readonly number[], step: number): string {
  const rises = heights.slice(1).map((height, index) => height - (heights[index] ?? height));
  const tangents = heights.map((_, index) => {
    const [before = rises[index] ?? 0, after = before] = [rises[index - 1], rises[index]];
    // Harmonic mean: within three times either slope, so that the curve stays monotone.
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  const pieces = rises.map((rise, index) => {
    const [leave = 0, arrive = 0] = tangents.slice(index);
    const ends = [step / 3, leave / 3, (2 * step) / 3, rise - arrive / 3, step, rise];
    return `c${ends.map((end) => Number(end.toFixed(3))).join(" ")}`;
  });
  return `M${step / 2} ${heights[0]}${pieces.join("")}`;
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
  const heights = places.map(({ y }) => y);
  const curve = buildMonotonePath(heights, width);
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
            <path d={`${curve}V100H${width / 2}Z`} className="fill-petrol-wash" />
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
            {[
              { from: width, to: end - 1, label: words.curveValue },
              { from: end + 1, to: 100 - width / 4, label: words.curveFull },
            ].map(({ label, ...span }) => (
              <PlotDimension key={label} {...span} y={100} dy="19" lines={halve(label)} />
            ))}
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
