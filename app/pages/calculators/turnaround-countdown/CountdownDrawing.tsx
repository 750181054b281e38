import { fillPattern } from "content-model/fill-pattern";
import type { DatedStep, PlannedStep } from "../../../../calculators/countdown.ts";
import { countDays } from "../../../../plant/days.ts";
import { pickNoun } from "../../../parts/figures/format-number.ts";
import { classNames } from "../../../parts/ui/class-names.ts";
import { PlacedMark, PlotBar, PlotLine, PlotText } from "../../../parts/ui/plot.tsx";
import type { Row } from "./CountdownTable.tsx";
import type { CountdownWords } from "./schema.ts";

/**
 * The steps as bars over the weeks, and the turnaround as a band: weeks count back from its left edge
 * and on from its right one. The steps' names and numbers have a column of their own, clear of the
 * drawing's lines.
 */
export function CountdownDrawing({
  steps,
  rows,
  days,
  words: { drawing, results, groups, units },
  locale,
  feedOut,
  today,
}: {
  steps: readonly (PlannedStep | DatedStep)[];
  rows: readonly Row[];
  /** Duration of the turnaround. */
  days: number;
  words: CountdownWords;
  locale: string;
  /** Days, ISO 8601, if they are known. */
  feedOut?: string | undefined;
  today?: string | undefined;
}) {
  const length = days / 7;
  const first = Math.min(...steps.map(({ from }) => from));
  const last = Math.max(...steps.map(({ ready }) => ready)) + length;
  const place = (week: number) => (100 * (week - first)) / (last - first);
  // A label every four weeks, or every eight if there are many.
  const stride = last - first > 44 ? 8 : 4;
  const weeks = Array.from({ length: Math.floor(-first / stride) }, (_, at) => -stride * (at + 1));
  const ticks = [
    ...weeks.map((week) => ({ week, text: fillPattern(results.before, { weeks: -week }) })),
    { week: last, text: fillPattern(results.after, { weeks: steps.at(-1)?.ready ?? 0 }) },
  ];
  const todayWeek = feedOut && today ? countDays(feedOut, today) / 7 : last + 1;
  return (
    <figure className="mt-5 break-inside-avoid">
      <figcaption className="tag text-graphite uppercase">{drawing.title}</figcaption>
      <div className="grid grid-cols-[minmax(0,40%)_minmax(0,1fr)] gap-x-3 pt-6 pb-16 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-4">
        <ol aria-hidden="true" className="text-label leading-tight text-text print:leading-none">
          {rows.map(({ id, number, name }) => (
            <li
              key={id}
              className="grid h-7.5 grid-cols-[1.75rem_minmax(0,1fr)] items-center sm:h-6 print:h-3.5"
            >
              <span className="tag text-signal-deep">{number}</span>
              {name}
            </li>
          ))}
        </ol>
        <div className="@container/weeks relative">
          <svg
            role="img"
            aria-label={fillPattern(drawing.alt, {
              steps: steps.length,
              first: rows[0]?.fromWeek ?? "",
              last: rows.at(-1)?.readyWeek ?? "",
            })}
            className="absolute inset-0 size-full overflow-visible font-mono text-label forced-color-adjust-none [print-color-adjust:exact]"
          >
            <PlotBar x={[place(0), place(length)]} className="fill-petrol-wash" />
            <PlacedMark x={place(length / 2)} y={40}>
              <text transform="rotate(-90)" dy="0.35em" textAnchor="middle" className="fill-ink">
                {`${groups.turnaround}, ${days} ${pickNoun(days, units.days, locale)}`}
              </text>
            </PlacedMark>
            {ticks.map(({ week, text }) => (
              <g key={week}>
                <PlotLine x={place(week)} className="stroke-hairline" />
                <PlotText
                  x={place(week)}
                  y={100}
                  dy="18"
                  textAnchor={week === last ? "end" : "middle"}
                  className={classNames(
                    "fill-graphite",
                    // Every second one is without its text where there is little room.
                    week < 0 && week % (2 * stride) !== 0 && "@max-[26rem]/weeks:hidden",
                  )}
                >
                  {text}
                </PlotText>
              </g>
            ))}
            {/* Weeks count from the edges of the turnaround, whose lines go down to their names. */}
            {[drawing.feedOut, results.lastDay].map((text, index) => (
              <g key={text} className="stroke-ink" strokeWidth="1.5">
                <PlotLine x={place(index * length)} />
                <PlacedMark x={place(index * length)} y={100}>
                  <path d={`M0 0V${38 + 18 * index}`} />
                  <text
                    x="-6"
                    y={36 + 18 * index}
                    textAnchor="end"
                    fontWeight="600"
                    className="fill-ink stroke-none"
                  >
                    {text}
                  </text>
                </PlacedMark>
              </g>
            ))}
            {steps.map(({ id, phase, from, ready }, index) => {
              const isUrgent = rows[index]?.conflicts.some((conflict) => conflict.isUrgent);
              const origin = phase === "after" ? length : 0;
              const ends = phase === "during" ? [0, length] : [origin + from, origin + ready];
              const calm = phase === "during" ? "fill-ink" : "fill-petrol";
              return (
                <PlotBar
                  key={id}
                  x={ends.map(place)}
                  y={[0.3, 0.7].map((edge) => (100 * (index + edge)) / steps.length)}
                  className={isUrgent ? "fill-signal" : calm}
                />
              );
            })}
            {todayWeek >= first && todayWeek <= last && (
              <>
                <PlotLine x={place(todayWeek)} strokeDasharray="3 3" className="stroke-signal" />
                <PlotText x={place(todayWeek)} dy="-9" className="fill-ink">
                  {drawing.today}
                </PlotText>
              </>
            )}
          </svg>
        </div>
      </div>
    </figure>
  );
}
