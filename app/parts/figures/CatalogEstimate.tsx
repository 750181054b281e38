import { fillPattern } from "content-model/fill-pattern";
import { Fragment, type ReactNode } from "react";
import { estimateLine } from "../../../plant/commerce.ts";
import { sum, toCents, toDollars } from "../../../plant/money.ts";
import { classNames } from "../ui/class-names.ts";
import { RowOpener, TraceRow } from "./marks.tsx";
import { CloseUp, FigureFrame, headRowStyle, markNoted, NoteLink, rowInset } from "./Screen.tsx";
import type { EstimateData } from "./schema.ts";
import { useFormats } from "./use-formats.ts";

interface ScheduleBarProps {
  /** Beginning and length as shares of the whole schedule. */
  start: number;
  length: number;
  days: number;
  /** Added after the freeze: drawn as an outline. */
  added: boolean;
}

/** One activity in the schedule, between the lines of the days. */
function ScheduleBar({ start, length, days, added }: ScheduleBarProps) {
  const dayLines = Array.from({ length: days + 1 }, (_, day) => `M${(day * 100) / days}-12v44`);
  return (
    <svg
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-5 w-full overflow-visible [&>*]:[vector-effect:non-scaling-stroke]"
    >
      <path d={dayLines.join("")} className="stroke-room-line" />
      <rect
        x={(start * 100).toFixed(2)}
        y="4"
        width={(length * 100).toFixed(2)}
        height="12"
        strokeWidth="1.5"
        strokeDasharray={added ? "4 3" : undefined}
        className={
          added
            ? "fill-room-caution/20 stroke-room-caution"
            : "fill-room-cleared stroke-room-cleared"
        }
      />
    </svg>
  );
}

/** The days above the bars. */
function ScheduleHead({ days, className }: { days: readonly string[]; className?: string }) {
  return (
    <span className={classNames("grid auto-cols-fr grid-flow-col *:pl-1", className)}>
      {days.map((day) => (
        <span key={day}>{day}</span>
      ))}
    </span>
  );
}

type Line = EstimateData["lines"][number];

const getHours = (line: Line) => estimateLine(inCents(line)).hours;
const getCost = (line: Line) => toDollars(estimateLine(inCents(line)).cost);
const inCents = (line: Line) => ({ ...line, rate: toCents(line.rate) });

/** What a line's hours are made of: quantity × norm × factor. */
function useFormula() {
  const { formatNumber } = useFormats();
  return ({ quantity, unit, norm, factor }: Line) =>
    `${quantity}\u00a0${unit} × ${formatNumber(norm, 2)} × ${formatNumber(factor, 2)}`;
}

/** Catalog lines with their hours and cost, and the schedule that follows from them. */
export function CatalogEstimate(estimate: EstimateData) {
  return (
    <FigureFrame frame={estimate}>
      <EstimateTable {...estimate} />
      <Totals {...estimate} />
    </FigureFrame>
  );
}

/** The first lines of the estimate, and what the whole of it has grown by since freeze. */
export function EstimateCloseUp(estimate: EstimateData) {
  const { formatNumber } = useFormats();
  const formatFormula = useFormula();
  const { days, hoursPerDay, lines } = estimate;
  const shown = lines.slice(0, 3);
  const totals = useTotals(estimate);
  return (
    <CloseUp>
      {shown.map((line) => (
        <div
          key={line.item}
          className={classNames(
            "border-b border-room-line px-4 py-3 sm:px-6",
            line.added && "bg-room-caution/8",
          )}
        >
          <p className="flex justify-between gap-3 text-white tabular-nums">
            <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              {line.text}
              <span className="font-mono text-label text-room-mute">{formatFormula(line)}</span>
            </span>
            <span className="whitespace-nowrap">{formatNumber(getHours(line), 2)} h</span>
          </p>
          <div className="mt-1.5 *:overflow-hidden">
            <LineBar line={line} days={days.length} span={days.length * hoursPerDay} />
          </div>
        </div>
      ))}
      <p className="px-4 pt-3 text-label text-room-mute sm:px-6">
        {fillPattern(estimate.part, { shown: shown.length, total: lines.length })}
      </p>
      <p className="grid grid-cols-3 gap-3 px-4 pt-1 pb-3 sm:px-6">
        {totals.map(({ name, hours, tone }) => (
          <span key={name} className={tone}>
            {name}
            <span className="block font-head text-h4 font-strong text-white tabular-nums">
              {hours}
            </span>
          </span>
        ))}
      </p>
    </CloseUp>
  );
}

/** On a wide screen the schedule is the last column; otherwise each bar is below the words of its line. */
function EstimateTable({ columns, currency, days, hoursPerDay, lines }: EstimateData) {
  const number = "text-right whitespace-nowrap @max-[44rem]:hidden";
  const heads: readonly { name: string; className: string; schedule?: ReactNode }[] = [
    { name: columns.item, className: "@max-[44rem]:hidden" },
    {
      name: columns.text,
      className: "@max-[44rem]:pl-4! @max-[44rem]:w-3/5 @max-[70rem]:w-2/5",
      schedule: <ScheduleHead days={days} className="mt-2 @min-[70rem]:hidden" />,
    },
    { name: columns.quantity, className: number },
    { name: columns.norm, className: number },
    { name: columns.factor, className: number },
    { name: columns.hours, className: "text-right" },
    { name: columns.rate, className: "text-right @max-[56rem]:hidden" },
    { name: columns.cost, className: "text-right @max-[70rem]:pr-4!" },
    {
      name: "",
      className: "w-[34%] @max-[70rem]:hidden",
      schedule: <ScheduleHead days={days} />,
    },
  ];
  return (
    <div className="@container overflow-x-auto">
      <table className="w-full tabular-nums">
        <thead>
          <tr className={headRowStyle}>
            {heads.map(({ name, className, schedule }) => (
              <th key={className + name} scope="col" className={className}>
                {name}
                {schedule}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Fragment key={line.item}>
              <LineRow
                line={line}
                currency={currency}
                span={days.length * hoursPerDay}
                dayCount={days.length}
              />
              <TraceRow trace={line.trace} columns={9} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LineRowProps {
  line: Line;
  currency: string;
  /** hours of the whole schedule */
  span: number;
  dayCount: number;
}

function LineRow({ line, currency, span, dayCount }: LineRowProps) {
  const { formatMoney, formatNumber } = useFormats();
  const formatFormula = useFormula();
  const { item, text, quantity, unit, norm, factor, rate, added = false, note } = line;
  const bar = <LineBar line={line} days={dayCount} span={span} />;
  return (
    <tr
      {...markNoted(note)}
      className={classNames(
        "*:border-b *:border-room-line *:px-2 *:py-3",
        rowInset,
        added && "bg-room-caution/8",
      )}
    >
      <td className="font-mono text-label whitespace-nowrap @max-[44rem]:hidden">{item}</td>
      <td className="relative text-white @max-[44rem]:pl-4!">
        <div className="flex items-center gap-3">
          <RowOpener>{text}</RowOpener>
          <NoteLink note={note} />
        </div>
        <span className="mt-1 block font-mono text-label text-room-mute @min-[44rem]:hidden">
          {formatFormula(line)}
        </span>
        <span className="mt-1.5 block *:overflow-hidden @min-[70rem]:hidden">{bar}</span>
      </td>
      <td className="text-right whitespace-nowrap @max-[44rem]:hidden">
        {quantity} {unit}
      </td>
      <td className="text-right @max-[44rem]:hidden">{formatNumber(norm, 2)}</td>
      <td className="text-right @max-[44rem]:hidden">{formatNumber(factor, 2)}</td>
      <td className={classNames("text-right", added ? "text-room-caution" : "text-white")}>
        {formatNumber(getHours(line), 2)}
      </td>
      <td className="text-right @max-[56rem]:hidden">{formatMoney(rate, currency)}</td>
      <td className="text-right text-white @max-[70rem]:pr-4!">
        {formatMoney(getCost(line), currency)}
      </td>
      <td className="@max-[70rem]:hidden">{bar}</td>
    </tr>
  );
}

/** A line in a schedule of so many days and hours. */
function LineBar({ line, days, span }: { line: Line; days: number; span: number }) {
  const { start, duration, added = false } = line;
  return <ScheduleBar start={start / span} length={duration / span} {...{ days, added }} />;
}

/** What is frozen, what was added, and both: hours and cost. */
function useTotals({ lines, currency, frozen, added, total }: EstimateData) {
  const { formatMoney, formatNumber } = useFormats();
  const kept = lines.filter((line) => !line.added);
  const extra = lines.filter((line) => line.added);
  const growth = (sum(extra, getHours) / sum(kept, getHours)) * 100;
  const rows = [
    { name: frozen, of: kept, tone: "text-room-text" },
    { name: `${added}, +${formatNumber(growth, 1)}%`, of: extra, tone: "text-room-caution" },
    { name: total, of: lines, tone: "text-white" },
  ];
  return rows.map(({ of, ...row }) => ({
    ...row,
    hours: `${formatNumber(sum(of, getHours), 2)} h`,
    cost: formatMoney(sum(of, getCost), currency),
  }));
}

function Totals(estimate: EstimateData) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-px bg-room-line sm:grid-cols-3">
      {useTotals(estimate).map(({ name, hours, cost, tone }) => (
        <p
          key={name}
          className="col-span-3 grid grid-cols-subgrid flex-col items-baseline justify-between gap-x-2.5 bg-room-panel px-4 py-3.5 sm:col-span-1 sm:flex sm:px-6 @max-[18rem]:block"
        >
          <span className={classNames("tag", tone)}>{name}</span>
          <span className="contents flex-wrap items-baseline gap-x-3 text-right text-white tabular-nums *:whitespace-nowrap sm:flex @max-[18rem]:flex">
            <span className="font-head text-h4 font-strong">{hours}</span>
            <span className="text-room-mute">{cost}</span>
          </span>
        </p>
      ))}
    </div>
  );
}
