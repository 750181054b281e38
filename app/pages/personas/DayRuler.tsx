import { classNames } from "../../parts/ui/class-names.ts";

interface DayRulerProps {
  /** Hours of the day. */
  from: number;
  to: number;
  /** Moments of the day, "06:10"; each leads to a column of equal width below. */
  times: readonly string[];
  className?: string;
}

const lineY = 28;
const height = 76;

/** A day as a scale of hours, with a leader from each moment to the column that tells it. Decorative. */
export function DayRuler({ from, to, times, className }: DayRulerProps) {
  const getX = (hour: number) => `${(((hour - from) / (to - from)) * 100).toFixed(2)}%`;
  const hours = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <svg
      aria-hidden="true"
      height={height}
      className={classNames("block w-full overflow-visible", className)}
    >
      <g className="stroke-room-mute">
        <line x1="0" x2="100%" y1={lineY} y2={lineY} />
        {hours.map((hour) => (
          <line key={hour} x1={getX(hour)} x2={getX(hour)} y1={lineY} y2={lineY - 9} />
        ))}
      </g>
      <g className="fill-room-mute font-mono text-label" textAnchor="middle">
        {hours
          .filter((hour) => hour % 2 === 0)
          .map((hour) => (
            <text key={hour} x={getX(hour)} y="12">
              {`${String(hour).padStart(2, "0")}:00`}
            </text>
          ))}
      </g>
      {times.map((time, index) => {
        const [hour = 0, minute = 0] = time.split(":").map(Number);
        const x = getX(hour + minute / 60);
        const column = `${((index / times.length) * 100).toFixed(2)}%`;
        return (
          <g key={time}>
            <line
              x1={x}
              y1={lineY}
              x2={column}
              y2={height}
              className="stroke-room-edge transition-colors group-has-[#day-with:checked]/day:stroke-room-cleared"
            />
            <circle
              cx={x}
              cy={lineY}
              r="5"
              strokeWidth="1.5"
              className="fill-room stroke-signal transition-colors group-has-[#day-with:checked]/day:fill-room-cleared group-has-[#day-with:checked]/day:stroke-room-cleared"
            />
          </g>
        );
      })}
    </svg>
  );
}
