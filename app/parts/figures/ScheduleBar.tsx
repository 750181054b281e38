import { classNames } from "../ui/class-names.ts";

interface ScheduleBarProps {
  /** Beginning and length as shares of the whole schedule. */
  start: number;
  length: number;
  days: number;
  /** Added after the freeze: drawn as an outline. */
  added: boolean;
}

/** One activity in the schedule, between the lines of the days. */
export function ScheduleBar({ start, length, days, added }: ScheduleBarProps) {
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
export function ScheduleHead({ days, className }: { days: readonly string[]; className?: string }) {
  return (
    <span className={classNames("grid auto-cols-fr grid-flow-col *:pl-1", className)}>
      {days.map((day) => (
        <span key={day}>{day}</span>
      ))}
    </span>
  );
}
