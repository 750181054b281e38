import { fillPattern } from "content-model/fill-pattern";
import { estimateLine } from "../../../plant/commerce.ts";
import { sum, toCents, toDollars } from "../../../plant/money.ts";
import { classNames } from "../ui/class-names.ts";
import { CloseUp, FigureFrame, LineName, ScreenTable, useFormats } from "./Screen.tsx";
import type { EstimateData } from "./schema.ts";

type Line = EstimateData["lines"][number];

const addUp = (lines: readonly Line[]) => {
  const estimated = lines.map((line) => estimateLine({ ...line, rate: toCents(line.rate) }));
  return {
    hours: sum(estimated, ({ hours }) => hours),
    cost: toDollars(sum(estimated, ({ cost }) => cost)),
  };
};

/** What a line's hours are made of: quantity × norm × factor. */
function useFormula() {
  const { formatNumber } = useFormats();
  return ({ quantity, unit, norm, factor }: Line) =>
    `${quantity}\u00a0${unit} × ${formatNumber(norm, 2)} × ${formatNumber(factor, 2)}`;
}

/** One activity in the schedule, between the lines of the days. What was added after the freeze is an outline. */
function ScheduleBar(props: { line: Line; estimate: EstimateData; className?: string }) {
  const { line, estimate, className = "overflow-visible" } = props;
  const days = estimate.days.length;
  const toPercent = (hours: number) => ((hours / (days * estimate.hoursPerDay)) * 100).toFixed(2);
  const dayLines = Array.from({ length: days + 1 }, (_, day) => `M${(day * 100) / days}-12v44`);
  return (
    <svg
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`block h-5 w-full [&>*]:[vector-effect:non-scaling-stroke] ${className}`}
    >
      <path d={dayLines.join("")} className="stroke-room-line" />
      <rect
        x={toPercent(line.start)}
        y="4"
        width={toPercent(line.duration)}
        height="12"
        strokeWidth="1.5"
        strokeDasharray={line.added ? "4 3" : undefined}
        className={
          line.added
            ? "fill-room-caution/20 stroke-room-caution"
            : "fill-room-cleared stroke-room-cleared"
        }
      />
    </svg>
  );
}

function ScheduleHead({ days, className }: { days: readonly string[]; className?: string }) {
  return (
    <span className={classNames("grid auto-cols-fr grid-flow-col *:pl-1", className)}>
      {days.map((day) => (
        <span key={day}>{day}</span>
      ))}
    </span>
  );
}

/** Catalog lines with their hours and cost, and the schedule that follows from them. */
export function CatalogEstimate(estimate: EstimateData) {
  return (
    <FigureFrame frame={estimate}>
      <EstimateTable {...estimate} />
      <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-px bg-room-line sm:grid-cols-3">
        {useTotals(estimate).map(({ name, hours, cost, tone }) => (
          <p
            key={name}
            className="col-span-3 grid grid-cols-subgrid flex-col items-baseline justify-between gap-x-2.5 bg-room-panel px-4 py-3.5 sm:col-span-1 sm:flex sm:px-6 @max-[18rem]:block"
          >
            <span className={`tag ${tone}`}>{name}</span>
            <span className="contents flex-wrap items-baseline gap-x-3 text-right text-white tabular-nums *:whitespace-nowrap sm:flex @max-[18rem]:flex">
              <span className="font-head text-h4 font-strong">{hours}</span>
              <span className="text-room-mute">{cost}</span>
            </span>
          </p>
        ))}
      </div>
    </FigureFrame>
  );
}

/** The first lines of the estimate, and what the whole of it has grown by since freeze. */
export function EstimateCloseUp(estimate: EstimateData) {
  const { formatNumber } = useFormats();
  const formatFormula = useFormula();
  const { lines, part } = estimate;
  const shown = lines.slice(0, 3);
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
            <span className="whitespace-nowrap">{formatNumber(addUp([line]).hours, 2)} h</span>
          </p>
          <ScheduleBar line={line} estimate={estimate} className="mt-1.5" />
        </div>
      ))}
      <p className="px-4 pt-3 text-label text-room-mute sm:px-6">
        {fillPattern(part, { shown: shown.length, total: lines.length })}
      </p>
      <p className="grid grid-cols-3 gap-3 px-4 pt-1 pb-3 sm:px-6">
        {useTotals(estimate).map(({ name, hours, tone }) => (
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
function EstimateTable(estimate: EstimateData) {
  const { formatMoney, formatNumber } = useFormats();
  const formatFormula = useFormula();
  const { columns, currency, days, lines } = estimate;
  const number = "text-right whitespace-nowrap @max-[44rem]:hidden";
  return (
    <ScreenTable
      columns={[
        {
          name: columns.item,
          className: "@max-[44rem]:hidden",
          cell: "font-mono text-label whitespace-nowrap",
        },
        {
          name: columns.text,
          head: (
            <>
              {columns.text}
              <ScheduleHead days={days} className="mt-2 @min-[70rem]:hidden" />
            </>
          ),
          className: "@max-[44rem]:pl-4! @max-[44rem]:w-3/5 @max-[70rem]:w-2/5",
          cell: "relative text-white",
        },
        { name: columns.quantity, className: number },
        { name: columns.norm, className: number },
        { name: columns.factor, className: number },
        { name: columns.hours, className: "text-right" },
        { name: columns.rate, className: "text-right @max-[56rem]:hidden" },
        { name: columns.cost, className: "text-right @max-[70rem]:pr-4!", cell: "text-white" },
        { name: "", head: <ScheduleHead days={days} />, className: "w-[34%] @max-[70rem]:hidden" },
      ]}
      rows={lines.map((line) => {
        const { hours, cost } = addUp([line]);
        return {
          ...line,
          mark: line.added && "bg-room-caution/8",
          cells: [
            line.item,
            <div key="text">
              <LineName line={line}>{line.text}</LineName>
              <span className="mt-1 block font-mono text-label text-room-mute @min-[44rem]:hidden">
                {formatFormula(line)}
              </span>
              <ScheduleBar line={line} estimate={estimate} className="mt-1.5 @min-[70rem]:hidden" />
            </div>,
            `${line.quantity} ${line.unit}`,
            formatNumber(line.norm, 2),
            formatNumber(line.factor, 2),
            <span key="hours" className={line.added ? "text-room-caution" : "text-white"}>
              {formatNumber(hours, 2)}
            </span>,
            formatMoney(line.rate, currency),
            formatMoney(cost, currency),
            <ScheduleBar key="bar" line={line} estimate={estimate} />,
          ],
        };
      })}
    />
  );
}

/** What is frozen, what was added, and both: hours and cost. */
function useTotals({ lines, currency, frozen, added, total }: EstimateData) {
  const { formatMoney, formatNumber } = useFormats();
  const kept = addUp(lines.filter((line) => !line.added));
  const extra = addUp(lines.filter((line) => line.added));
  const growth = formatNumber((extra.hours / kept.hours) * 100, 1);
  return [
    { name: frozen, of: kept, tone: "text-room-text" },
    { name: `${added}, +${growth}%`, of: extra, tone: "text-room-caution" },
    { name: total, of: addUp(lines), tone: "text-white" },
  ].map(({ of: { hours, cost }, ...row }) => ({
    ...row,
    hours: `${formatNumber(hours, 2)} h`,
    cost: formatMoney(cost, currency),
  }));
}
