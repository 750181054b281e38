import { fillPattern } from "content-model/fill-pattern";
import { Section } from "../../parts/sections/Section.tsx";
import { ButtonLink } from "../../parts/ui/links.tsx";
import {
  PlacedMark,
  PlotDimension,
  PlotFrame,
  PlotLine,
  PlotPoint,
  PlotText,
} from "../../parts/ui/plot.tsx";
import { countSteps, type JourneyPage } from "./schema.ts";

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
 * The sample timeline as the S-curve of a project report: steps of the plan signed off over time. The periods share
 * the width evenly.
 */
export function AdoptionCurve({ hero: words, timeline: { rows } }: JourneyPage) {
  const width = 100 / rows.length;
  const end = (1 + words.curveValuePoints) * width;
  const places = rows.map((row, index) => ({
    ...row,
    x: (index + 0.5) * width,
    y: 100 - row.percent,
  }));
  const curve = buildMonotonePath(
    places.map(({ y }) => y),
    width,
  );
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

/** The sample timeline, drawn as the bar chart of a project schedule. Narrow pages have no columns. */
export function SampleTimeline({ sheet, timeline }: JourneyPage) {
  const { columns, stepsDone, rows, note, link, ...head } = timeline;
  const done = countSteps(rows);
  return (
    <Section id="timeline" sheet={sheet} {...head}>
      <div className="@container mt-8 border border-ink bg-sheet md:mt-16">
        <div
          aria-hidden="true"
          className="grid grid-cols-[5rem_7.5rem_1fr_42%_6rem] border-b border-ink py-3 tag text-graphite uppercase @max-[54rem]:hidden"
        >
          <span className="pl-6">{columns.id}</span>
          <span>{columns.period}</span>
          <span>{columns.activity}</span>
          <span className="pl-6">
            {columns.progress}
            <svg aria-hidden="true" className="mt-2 block h-4 w-full overflow-visible fill-current">
              {[0, 25, 50, 75, 100].map((tick) => (
                <PlotText key={tick} x={tick} dy="12">
                  {tick}
                </PlotText>
              ))}
            </svg>
          </span>
        </div>
        <div className="relative">
          <ol className="grid @min-[54rem]:auto-rows-fr">
            {rows.map(({ id, period, title, steps, percent }, index) => (
              <li
                key={id}
                className="grid grid-cols-[1fr_auto] gap-x-4 border-hairline px-4 py-3 not-first:border-t @min-[54rem]:grid-cols-[5rem_7.5rem_1fr_42%_6rem] @min-[54rem]:items-center @min-[54rem]:gap-x-0 @min-[54rem]:px-0 @min-[54rem]:py-0"
              >
                <span
                  aria-hidden="true"
                  className="tag text-graphite @max-[54rem]:hidden @min-[54rem]:pl-6"
                >
                  {id}
                </span>
                <p className="font-mono text-small font-medium">
                  {period}
                  <span className="tag block text-graphite @max-[54rem]:ml-3 @max-[54rem]:inline">
                    {fillPattern(stepsDone, { done: done[index] ?? 0, total: done.at(-1) ?? 0 })}
                  </span>
                </p>
                <div className="@max-[54rem]:order-last @max-[54rem]:col-span-2 @max-[54rem]:mt-2 @min-[54rem]:py-4 @min-[54rem]:pr-6">
                  <h3 className="text-body leading-snug">{title}</h3>
                  <ul className="mt-0.5 text-small text-graphite *:inline *:not-last:after:content-['_·_'_/'']">
                    {steps.map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                  </ul>
                </div>
                <div className="contents h-full items-center border-hairline pl-6 @min-[54rem]:flex @min-[54rem]:border-l">
                  {/* Its colors show the value: without them, forced or on paper, it is an empty box. */}
                  <progress
                    value={percent}
                    max="100"
                    aria-label={`${columns.progress}, ${period}`}
                    className="block h-3.5 w-full appearance-none border-0 bg-grid text-petrol [&::-moz-progress-bar]:bg-petrol [&::-webkit-progress-bar]:bg-grid [&::-webkit-progress-value]:bg-petrol forced-color-adjust-none [print-color-adjust:exact] @max-[54rem]:order-3 @max-[54rem]:col-span-2 @max-[54rem]:mt-1.5"
                  />
                </div>
                <span
                  aria-hidden="true"
                  className="pr-6 text-right font-head text-h4 tabular-nums @max-[54rem]:order-2 @max-[54rem]:pr-0"
                >
                  {percent}%
                </span>
              </li>
            ))}
          </ol>
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-24 hidden w-[42%] pl-6 @min-[54rem]:block"
          >
            <ProgressLine percents={rows.map(({ percent }) => percent)} />
          </div>
        </div>
      </div>
      <p className="mt-4 text-small text-graphite">{note}</p>
      <ButtonLink tone="line" {...link} arrow className="mt-6" />
    </Section>
  );
}

/**
 * The progress line of a schedule: it runs down the rows and touches the end of each bar.
 * Decorative: the bars say their values.
 */
function ProgressLine({ percents }: { percents: readonly number[] }) {
  const getY = (index: number) => (100 * (index + 0.5)) / percents.length;
  return (
    <svg aria-hidden="true" overflow="visible" className="size-full">
      {percents.slice(1).map((percent, index) => (
        <PlotLine
          key={getY(index)}
          x={[percents[index] ?? 0, percent]}
          y={[getY(index), getY(index + 1)]}
          strokeWidth="1.75"
          className="stroke-signal"
        />
      ))}
      {percents.map((percent, index) => (
        <PlotPoint key={getY(index)} x={percent} y={getY(index)} />
      ))}
    </svg>
  );
}
