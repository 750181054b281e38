import { fillPattern } from "content-model/fill-pattern";
import { PlacedMark } from "../../parts/figures/marks.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import {
  type Effort,
  listPeriods,
  type PilotPlan,
  type Side,
  sumEffort,
  sumSides,
} from "./schema.ts";

/** The sides in the order in which they are stacked, from the ground up, and their colors. */
export const sideMarks: Readonly<Record<Side, { fill: string; background: string }>> = {
  yours: { fill: "fill-petrol", background: "bg-petrol" },
  contractor: { fill: "fill-signal", background: "bg-signal" },
  ours: {
    fill: "fill-petrol-wash stroke-petrol",
    background: "border border-petrol bg-petrol-wash",
  },
};
export const stackedSides = Object.keys(sideMarks) as Side[];

/** The color of a side, as in the histogram. */
export function SideMark({ side }: { side: Side }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-block size-2.5 flex-none [print-color-adjust:exact]",
        sideMarks[side].background,
      )}
    />
  );
}

/** Space in the drawing, px, for the sums above the bars and the weeks below them. */
const plot = { height: 300, top: 30, bottom: 34 };

/** The hours of each week as the loading histogram of a schedule, stacked by side. */
export function EffortHistogram({ plan }: { plan: PilotPlan }) {
  const { roles, sides } = plan;
  const { title, alt, caption } = plan.histogram;
  const periods = listPeriods(plan);
  const efforts = periods.map((period) => sumEffort([period], roles));
  const total = sumEffort(periods, roles);
  const most = Math.max(...efforts.map(sumSides));
  const width = 100 / periods.length;
  return (
    <figure className="border border-ink bg-sheet text-ink forced-color-adjust-none">
      <figcaption className="flex justify-between gap-4 border-b border-ink px-4 py-2.5 tag uppercase">
        {title}
        <span aria-hidden="true" className="text-graphite normal-case">
          h
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={fillPattern(alt, total)}
        height={plot.height}
        className="block w-full [print-color-adjust:exact]"
      >
        <svg
          y={plot.top}
          width="100%"
          height={plot.height - plot.top - plot.bottom}
          overflow="visible"
          aria-hidden="true"
        >
          {efforts.map((effort, place) => {
            const mark = periods[place]?.mark ?? "";
            return <Bar key={mark} {...{ effort, place, mark, most, width }} />;
          })}
          <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-ink" />
        </svg>
      </svg>
      <dl className="grid grid-cols-3 border-t border-ink">
        {stackedSides.map((side) => (
          <div key={side} className="border-hairline px-3 py-3 not-first:border-l sm:px-4">
            <dt className="flex items-baseline gap-2 text-small leading-snug max-sm:flex-col max-sm:gap-1.5">
              <span
                aria-hidden="true"
                className={classNames("size-2.5 flex-none", sideMarks[side].background)}
              />
              {sides[side]}
            </dt>
            <dd className="mt-1 font-head text-h3 font-strong tabular-nums">
              {total[side]}&nbsp;h
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-hairline px-4 py-2.5 tag text-graphite">{caption}</p>
    </figure>
  );
}

function Bar({
  effort,
  place,
  mark,
  most,
  width,
}: {
  effort: Effort;
  place: number;
  mark: string;
  most: number;
  width: number;
}) {
  const getHeight = (hours: number) => (100 * hours) / most;
  const x = place * width;
  return (
    <>
      {stackedSides.map((side, layer) => {
        const below = stackedSides.slice(0, layer).reduce((sum, each) => sum + effort[each], 0);
        return (
          <rect
            key={side}
            x={`${x + width / 5}%`}
            width={`${(3 * width) / 5}%`}
            y={`${100 - getHeight(below + effort[side])}%`}
            height={`${getHeight(effort[side])}%`}
            className={sideMarks[side].fill}
          />
        );
      })}
      <PlacedMark x={x + width / 2} y={100 - getHeight(sumSides(effort))}>
        <text y="-8" textAnchor="middle" className="fill-ink font-mono text-label" fontWeight="600">
          {sumSides(effort)}
        </text>
      </PlacedMark>
      <PlacedMark x={x + width / 2} y={100}>
        <text y="21" textAnchor="middle" className="fill-graphite font-mono text-label">
          {mark}
        </text>
      </PlacedMark>
    </>
  );
}
