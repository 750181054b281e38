import type { PlannedStep } from "../../../../tools/countdown.ts";
import type { DatedStep } from "../../../../tools/countdown-dates.ts";
import { countDays } from "../../../../tools/work-days.ts";
import { PlacedMark } from "../../../parts/figures/PlacedMark.tsx";
import { classNames } from "../../../parts/ui/class-names.ts";
import { fill } from "./describe-conflict.ts";
import type { Row } from "./list-rows.ts";
import type { CountdownWords } from "./schema.ts";

/** Height of a row, px. */
const rowHeight = 17;

interface CountdownDrawingProps {
  steps: readonly (PlannedStep | DatedStep)[];
  rows: readonly Row[];
  /** Duration of the turnaround. */
  days: number;
  words: CountdownWords;
  /** Days, ISO 8601, if they are known. */
  feedOut?: string | undefined;
  today?: string | undefined;
}

/** The steps as bars over the weeks, by their numbers in the table, with the turnaround as a band. */
export function CountdownDrawing(props: CountdownDrawingProps) {
  const { steps, rows, days, words, feedOut, today } = props;
  const length = days / 7;
  const first = Math.min(...steps.map(({ from }) => from));
  const last = Math.max(...steps.map(({ ready }) => ready)) + length;
  const place = (weeks: number) => (100 * (weeks - first)) / (last - first);
  const ends = ({ phase, from, ready }: PlannedStep) =>
    phase === "before"
      ? [from, ready]
      : phase === "during"
        ? [0, length]
        : [from + length, ready + length];
  // A label every four weeks, or every eight if there are many.
  const stride = last - first > 44 ? 8 : 4;
  const ticks = Array.from(
    { length: Math.floor(-first / stride) },
    (_, index) => -stride * (index + 1),
  );
  const todayWeek = feedOut && today ? countDays(feedOut, today) / 7 : undefined;
  const { before, after, feedOut: origin } = words.results;
  return (
    <figure className="mt-5 break-inside-avoid">
      <figcaption className="tag text-graphite uppercase">{words.drawing.title}</figcaption>
      <div className="pt-6 pb-7 pl-6">
        <svg
          role="img"
          aria-label={fill(words.drawing.alt, {
            steps: steps.length,
            first: rows[0]?.fromWeek ?? "",
            last: rows.at(-1)?.readyWeek ?? "",
          })}
          height={rowHeight * steps.length}
          className="block w-full overflow-visible print:h-48 font-mono text-label forced-color-adjust-none [print-color-adjust:exact]"
        >
          <rect
            x={`${place(0)}%`}
            width={`${place(length) - place(0)}%`}
            height="100%"
            className="fill-petrol-wash"
          />
          {ticks.map((week) => (
            <Tick key={week} x={place(week)} text={fill(before, { weeks: -week })} />
          ))}
          <Tick x={place(0)} text={origin} isOrigin />
          <Tick x={100} text={fill(after, { weeks: steps.at(-1)?.ready ?? 0 })} isLast />
          {steps.map((step, index) => {
            const [from = 0, to = 0] = ends(step);
            const y = (100 * (index + 0.5)) / steps.length;
            const isUrgent = rows[index]?.conflicts.some((conflict) => conflict.isUrgent);
            return (
              <g key={step.id}>
                <rect
                  x={`${place(from)}%`}
                  width={`${place(to) - place(from)}%`}
                  y={`${y - 27.5 / steps.length}%`}
                  height={`${55 / steps.length}%`}
                  className={classNames(
                    isUrgent ? "fill-signal" : step.phase === "during" ? "fill-ink" : "fill-petrol",
                  )}
                />
                <PlacedMark x={place(from)} y={y}>
                  <text x="-5" dy="0.3em" textAnchor="end" className="fill-ink">
                    {index + 1}
                  </text>
                </PlacedMark>
              </g>
            );
          })}
          {todayWeek !== undefined && todayWeek >= first && todayWeek <= last && (
            <>
              <line
                x1={`${place(todayWeek)}%`}
                x2={`${place(todayWeek)}%`}
                y1="-4"
                y2="100%"
                strokeDasharray="3 3"
                className="stroke-signal"
              />
              <PlacedMark x={place(todayWeek)}>
                <text y="-9" textAnchor="middle" className="fill-ink">
                  {words.drawing.today}
                </text>
              </PlacedMark>
            </>
          )}
        </svg>
      </div>
    </figure>
  );
}

interface TickProps {
  /** Percent of the drawing's width. */
  x: number;
  text: string;
  isOrigin?: boolean;
  isLast?: boolean;
}

/** A week on the axis below the bars. */
function Tick({ x, text, isOrigin, isLast }: TickProps) {
  return (
    <>
      <line
        x1={`${x}%`}
        x2={`${x}%`}
        y2="100%"
        className={isOrigin ? "stroke-ink" : "stroke-hairline"}
        strokeWidth={isOrigin ? 1.5 : 1}
      />
      <PlacedMark x={x} y={100}>
        <text
          y="18"
          textAnchor={isLast ? "end" : "middle"}
          className={isOrigin ? "fill-ink" : "fill-graphite"}
          fontWeight={isOrigin ? "600" : undefined}
        >
          {text}
        </text>
      </PlacedMark>
    </>
  );
}
