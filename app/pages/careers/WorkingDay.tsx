import type { ReasonsBand } from "./schema.ts";

/** Units of the diagram, 600 × 330; the scale of 24 hours runs from `left` to `right`. */
const scale = { left: 20, right: 580, y: 250 };
const getX = (hour: number) => scale.left + ((scale.right - scale.left) * hour) / 24;

/** Two teams' working hours on one scale of 24, and the hours that both share as a dimension. */
export function WorkingDay({ day }: { day: ReasonsBand["day"] }) {
  const [first, second] = day.teams;
  const from = Math.max(...day.teams.map((team) => team.from));
  const to = Math.min(...day.teams.map((team) => team.to));
  return (
    <figure className="mt-8 border border-ink bg-sheet lg:mt-12">
      <figcaption className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-hairline px-5 py-3.5">
        <span className="font-head text-body leading-tight font-strong">{day.title}</span>
        <span className="tag text-graphite">{day.scale}</span>
      </figcaption>
      <svg
        viewBox="0 0 600 330"
        role="img"
        aria-label={day.alt}
        className="w-full fill-none stroke-ink px-2 font-mono max-sm:text-[1.375rem] sm:text-[0.9375rem]"
        strokeWidth="1.5"
      >
        <rect
          x={getX(from)}
          y="34"
          width={getX(to) - getX(from)}
          height={scale.y - 34}
          className="fill-petrol-wash stroke-none"
        />
        <Overlap from={from} to={to} text={`${to - from} h ${day.overlap}`} />
        {first && <Bar {...first} y={92} className="fill-ink" textClass="fill-white" />}
        {second && <Bar {...second} y={156} className="fill-signal" textClass="fill-signal-ink" />}
        <Hours />
      </svg>
      <p className="border-t border-hairline px-5 py-3 text-small text-graphite">{day.note}</p>
    </figure>
  );
}

interface BarProps {
  name: string;
  from: number;
  to: number;
  y: number;
  className: string;
  textClass: string;
}

function Bar({ name, from, to, y, className, textClass }: BarProps) {
  return (
    <>
      <rect
        x={getX(from)}
        y={y}
        width={getX(to) - getX(from)}
        height="44"
        className={`${className} stroke-none`}
      />
      <text x={getX(from) + 14} y={y + 28} className={`${textClass} stroke-none font-medium`}>
        {name}
      </text>
    </>
  );
}

function Overlap({ from, to, text }: { from: number; to: number; text: string }) {
  const [left, right] = [getX(from), getX(to)];
  return (
    <g className="stroke-petrol">
      <path
        d={`M${left} 44V${scale.y}M${right} 44V${scale.y}`}
        strokeDasharray="4 4"
        strokeWidth="1"
      />
      <path d={`M${left - 8} 60H${right + 8}M${left - 5} 65l10-10M${right - 5} 65l10-10`} />
      <text
        x={(left + right) / 2}
        y="32"
        textAnchor="middle"
        className="fill-petrol stroke-none font-medium"
      >
        {text}
      </text>
    </g>
  );
}

/** The scale: a tick for every hour, a number for every sixth. */
/** How the first and the last hour are set, so that they stay in the drawing. */
const anchors: Partial<Record<number, "start" | "end">> = { 0: "start", 24: "end" };

function Hours() {
  const hours = Array.from({ length: 25 }, (_, hour) => hour);
  return (
    <>
      <path d={`M${scale.left} ${scale.y}H${scale.right}`} />
      <path
        d={hours.map((hour) => `M${getX(hour)} ${scale.y}v${hour % 6 === 0 ? 14 : 7}`).join("")}
        strokeWidth="1"
      />
      {[0, 6, 12, 18, 24].map((hour) => (
        <text
          key={hour}
          x={getX(hour)}
          y={scale.y + 40}
          textAnchor={anchors[hour] ?? "middle"}
          className="fill-graphite stroke-none"
        >
          {String(hour).padStart(2, "0")}
        </text>
      ))}
    </>
  );
}
