import { fillPattern } from "content-model/fill-pattern";
import { PlacedMark } from "../../parts/figures/marks.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { type PilotPlan, type Side, sides, stackSides } from "./schema.ts";

export const fills = {
  yours: "fill-petrol",
  contractor: "fill-signal",
  ours: "fill-petrol-wash stroke-petrol",
};

const grounds = {
  yours: "bg-petrol",
  contractor: "bg-signal",
  ours: "border border-petrol bg-petrol-wash",
};

/** The color of a side, as in the histogram. */
export function SideMark({ side }: { side: Side }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-block size-2.5 flex-none [print-color-adjust:exact]",
        grounds[side],
      )}
    />
  );
}

/** Space in the drawing, px, for the sums above the bars and the weeks below them. */
const plot = { height: 300, top: 30, bottom: 34 };

/** The hours of each week as the loading histogram of a schedule, stacked by side. */
export function EffortHistogram({ plan }: { plan: PilotPlan }) {
  const { periods, hours, most, histogram } = plan;
  const width = 100 / periods.length;
  const getHeight = (hours: number) => (100 * hours) / most;
  return (
    <figure className="border border-ink bg-sheet text-ink forced-color-adjust-none">
      <figcaption className="flex justify-between gap-4 border-b border-ink px-4 py-2.5 tag uppercase">
        {histogram.title}
        <span aria-hidden="true" className="text-graphite normal-case">
          h
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={fillPattern(histogram.alt, hours)}
        height={plot.height}
        className="block w-full [print-color-adjust:exact]"
      >
        <svg
          x="2.5%"
          y={plot.top}
          width="95%"
          height={plot.height - plot.top - plot.bottom}
          overflow="visible"
          aria-hidden="true"
        >
          {periods.map(({ mark, hours }, place) => {
            const x = place * width;
            return [
              ...stackSides(hours).map((layer) => (
                <rect
                  key={mark + layer.side}
                  x={`${x + width / 5}%`}
                  width={`${(3 * width) / 5}%`}
                  y={`${100 - getHeight(layer.from + layer.hours)}%`}
                  height={`${getHeight(layer.hours)}%`}
                  className={fills[layer.side]}
                />
              )),
              <PlacedMark key={`${mark} hours`} x={x + width / 2} y={100 - getHeight(hours.all)}>
                <text
                  y="-8"
                  textAnchor="middle"
                  className="fill-ink font-mono text-label"
                  fontWeight="600"
                >
                  {hours.all}
                </text>
              </PlacedMark>,
              <PlacedMark key={mark} x={x + width / 2} y={100}>
                <text y="21" textAnchor="middle" className="fill-graphite font-mono text-label">
                  {mark}
                </text>
              </PlacedMark>,
            ];
          })}
          <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-ink" />
        </svg>
      </svg>
      <dl className="grid grid-cols-3 border-t border-ink">
        {sides.map((side) => (
          <div key={side} className="border-hairline px-3 py-3 not-first:border-l sm:px-4">
            <dt className="flex items-baseline gap-2 text-small leading-snug max-sm:flex-col max-sm:gap-1.5">
              <SideMark side={side} />
              {plan.sides[side]}
            </dt>
            <dd className="mt-1 font-head text-h3 font-strong tabular-nums">
              {hours[side]}&nbsp;h
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-hairline px-4 py-2.5 tag text-graphite">{histogram.caption}</p>
    </figure>
  );
}
