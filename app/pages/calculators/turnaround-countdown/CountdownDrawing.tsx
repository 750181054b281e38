import { fillPattern } from "content-model/fill-pattern";
import type { DatedStep, PlannedStep } from "../../../../calculators/countdown.ts";
import { countDays } from "../../../../plant/days.ts";
import { pickNoun } from "../../../parts/figures/format-number.ts";
import { PlacedMark } from "../../../parts/figures/marks.tsx";
import { classNames } from "../../../parts/ui/class-names.ts";
import type { Row } from "./list-rows.ts";
import type { CountdownWords } from "./schema.ts";

/** Top and height of a bar, as parts of its row. */
const bar = { top: 0.3, height: 0.4 };

interface CountdownDrawingProps {
  steps: readonly (PlannedStep | DatedStep)[];
  rows: readonly Row[];
  /** Duration of the turnaround. */
  days: number;
  words: CountdownWords;
  locale: string;
  /** Days, ISO 8601, if they are known. */
  feedOut?: string | undefined;
  today?: string | undefined;
}

/**
 * The steps as bars over the weeks, and the turnaround as a band: weeks count back from its left edge
 * and on from its right one. The steps' names and numbers have a column of their own, clear of the
 * drawing's lines.
 */
export function CountdownDrawing(props: CountdownDrawingProps) {
  const { steps, rows, days, words, locale, feedOut, today } = props;
  const length = days / 7;
  const { first, last, place, stride, ticks } = buildScale(steps, length);
  const todayWeek = feedOut && today ? countDays(feedOut, today) / 7 : undefined;
  return (
    <figure className="mt-5 break-inside-avoid">
      <figcaption className="tag text-graphite uppercase">{words.drawing.title}</figcaption>
      <div className="grid grid-cols-[minmax(0,40%)_minmax(0,1fr)] gap-x-3 pt-6 pb-16 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-4">
        <StepNames rows={rows} />
        <div className="@container/weeks relative">
          <svg
            role="img"
            aria-label={fillPattern(words.drawing.alt, {
              steps: steps.length,
              first: rows[0]?.fromWeek ?? "",
              last: rows.at(-1)?.readyWeek ?? "",
            })}
            className="absolute inset-0 size-full overflow-visible font-mono text-label forced-color-adjust-none [print-color-adjust:exact]"
          >
            <TurnaroundBand
              from={place(0)}
              to={place(length)}
              text={`${words.groups.turnaround}, ${days} ${pickNoun(days, words.units.days, locale)}`}
            />
            {ticks.map((week) => (
              <Tick
                key={week}
                x={place(week)}
                text={fillPattern(words.results.before, { weeks: -week })}
                isMinor={week % (2 * stride) !== 0}
              />
            ))}
            <Edge x={place(0)} text={words.drawing.feedOut} line={2} />
            <Edge x={place(length)} text={words.results.lastDay} line={3} />
            <Tick
              x={100}
              text={fillPattern(words.results.after, { weeks: steps.at(-1)?.ready ?? 0 })}
              isLast
            />
            {steps.map((step, index) => (
              <StepBar
                key={step.id}
                step={step}
                ends={getEnds(step, length).map(place)}
                top={(100 * (index + bar.top)) / steps.length}
                height={(100 * bar.height) / steps.length}
                isUrgent={rows[index]?.conflicts.some((conflict) => conflict.isUrgent)}
              />
            ))}
            {todayWeek !== undefined && todayWeek >= first && todayWeek <= last && (
              <TodayLine x={place(todayWeek)} text={words.drawing.today} />
            )}
          </svg>
        </div>
      </div>
    </figure>
  );
}

/** From the first step to the last: weeks from the feed-out, and their places in percent. */
function buildScale(steps: CountdownDrawingProps["steps"], length: number) {
  const first = Math.min(...steps.map(({ from }) => from));
  const last = Math.max(...steps.map(({ ready }) => ready)) + length;
  const place = (weeks: number) => (100 * (weeks - first)) / (last - first);
  // A label every four weeks, or every eight if there are many.
  const stride = last - first > 44 ? 8 : 4;
  return { first, last, place, stride, ticks: listWeeks(first, stride) };
}

/** Every so many weeks before the feed-out, the nearest first. */
const listWeeks = (first: number, stride: number): number[] =>
  Array.from({ length: Math.floor(-first / stride) }, (_, index) => -stride * (index + 1));

/** Where a step begins and is ready, in weeks from the feed-out. */
function getEnds({ phase, from, ready }: PlannedStep, length: number): [number, number] {
  if (phase === "before") return [from, ready];
  return phase === "during" ? [0, length] : [from + length, ready + length];
}

function StepNames({ rows }: { rows: readonly Row[] }) {
  return (
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
  );
}

interface TurnaroundBandProps {
  /** Percent of the drawing's width. */
  from: number;
  to: number;
  text: string;
}

function TurnaroundBand({ from, to, text }: TurnaroundBandProps) {
  return (
    <>
      <rect x={`${from}%`} width={`${to - from}%`} height="100%" className="fill-petrol-wash" />
      <PlacedMark x={(from + to) / 2} y={40}>
        <text transform="rotate(-90)" dy="0.35em" textAnchor="middle" className="fill-ink">
          {text}
        </text>
      </PlacedMark>
    </>
  );
}

interface StepBarProps {
  step: PlannedStep;
  /** Percent of the drawing's width. */
  ends: readonly number[];
  /** Percent of its height. */
  top: number;
  height: number;
  isUrgent: boolean | undefined;
}

function StepBar({ step, ends: [from = 0, to = 0], top, height, isUrgent }: StepBarProps) {
  const calm = step.phase === "during" ? "fill-ink" : "fill-petrol";
  return (
    <rect
      x={`${from}%`}
      width={`${to - from}%`}
      y={`${top}%`}
      height={`${height}%`}
      className={isUrgent ? "fill-signal" : calm}
    />
  );
}

/** Where today is, at so many percent of the drawing's width. */
function TodayLine({ x, text }: { x: number; text: string }) {
  return (
    <>
      <line
        x1={`${x}%`}
        x2={`${x}%`}
        y1="-4"
        y2="100%"
        strokeDasharray="3 3"
        className="stroke-signal"
      />
      <PlacedMark x={x}>
        <text y="-9" textAnchor="middle" className="fill-ink">
          {text}
        </text>
      </PlacedMark>
    </>
  );
}

interface TickProps {
  /** Percent of the drawing's width. */
  x: number;
  text: string;
  isLast?: boolean;
  /** Without its text where there is little room. */
  isMinor?: boolean;
}

/** A week on the axis below the bars. */
function Tick({ x, text, isLast, isMinor }: TickProps) {
  return (
    <>
      <line x1={`${x}%`} x2={`${x}%`} y2="100%" className="stroke-hairline" />
      <PlacedMark x={x} y={100}>
        <text
          y="18"
          textAnchor={isLast ? "end" : "middle"}
          className={classNames("fill-graphite", isMinor && "@max-[26rem]/weeks:hidden")}
        >
          {text}
        </text>
      </PlacedMark>
    </>
  );
}

interface EdgeProps {
  /** Percent of the drawing's width. */
  x: number;
  text: string;
  /** The line of text below the drawing, from 1. */
  line: number;
}

/** An edge of the turnaround, from which weeks count: its line goes down to its name. */
function Edge({ x, text, line }: EdgeProps) {
  const y = 18 * line;
  return (
    <>
      <line x1={`${x}%`} x2={`${x}%`} y2="100%" className="stroke-ink" strokeWidth="1.5" />
      <PlacedMark x={x} y={100}>
        <path d={`M0 0V${y + 2}`} className="stroke-ink" strokeWidth="1.5" />
        <text x="-6" y={y} textAnchor="end" className="fill-ink" fontWeight="600">
          {text}
        </text>
      </PlacedMark>
    </>
  );
}
