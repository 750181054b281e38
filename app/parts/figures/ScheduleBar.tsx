interface ScheduleBarProps {
  /** Beginning and length as shares of the whole schedule. */
  start: number;
  length: number;
  days: number;
  /** Added after the freeze: drawn as an outline. */
  added: boolean;
}

/** One activity in the schedule. Lengths are shares of the cell, so it is sharp at any width. */
export function ScheduleBar({ start, length, days, added }: ScheduleBarProps) {
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  return (
    <svg aria-hidden="true" className="block h-5 w-full overflow-visible">
      {Array.from({ length: days + 1 }, (_, day) => percent(day / days)).map((x) => (
        <line key={x} x1={x} x2={x} y1="-12" y2="32" className="stroke-room-line" />
      ))}
      <rect
        x={percent(start)}
        y="4"
        width={percent(length)}
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
export function ScheduleHead({ days }: { days: readonly string[] }) {
  return (
    <span className="grid auto-cols-fr grid-flow-col">
      {days.map((day) => (
        <span key={day} className="pl-1">
          {day}
        </span>
      ))}
    </span>
  );
}
