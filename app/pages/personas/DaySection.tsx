import { fillPattern } from "content-model/fill-pattern";
import type { Persona } from "../../parts/persona/schema.ts";
import { SectionHead } from "../../parts/sections/Section.tsx";
import type { PersonasPage } from "./schema.ts";

const lineY = 28;
const height = 76;

/** A day as a scale of hours, with a leader from each moment to the column that tells it. Decorative. */
function DayRuler({ from, to, times }: { from: number; to: number; times: readonly string[] }) {
  const getX = (hour: number) => `${(((hour - from) / (to - from)) * 100).toFixed(2)}%`;
  const hours = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <svg
      aria-hidden="true"
      height={height}
      className="block w-full overflow-visible mt-14 max-lg:hidden"
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

/**
 * The same day twice for each persona, each moment hanging on its place on the ruler; both tellings share one place. The
 * toggle is a pair of radio buttons and the style sheet does the rest, so it works without scripts and keeps its position
 * when another persona is chosen: `group/day` around it reads which is checked.
 */
export function DaySection(props: { personas: readonly Persona[]; page: PersonasPage }) {
  const { day, days } = props.page;
  const options = [
    { id: "day-without", label: day.without },
    { id: "day-with", label: day.with },
  ];
  return (
    <section
      aria-labelledby="day-title"
      className="group/day room sheet-grid bg-room py-[calc(var(--spacing-band)*0.7)] text-white"
    >
      <div className="page-column">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-7">
          <SectionHead
            id="day-title"
            eyebrow={day.eyebrow}
            title={props.personas.map(({ id, role }) => (
              <span key={id} data-for-persona={id}>
                {fillPattern(day.title, { role })}
              </span>
            ))}
          />
          <fieldset className="w-full sm:w-auto">
            <legend className="sr-only">{day.toggle}</legend>
            <div className="grid grid-cols-2 border border-room-mute p-1">
              {options.map(({ id, label }, index) => (
                <label
                  key={id}
                  className="relative flex min-h-11 cursor-pointer items-center justify-center px-3 sm:min-w-28 sm:px-6 font-medium text-room-text transition-colors hover:text-white has-checked:bg-signal has-checked:text-signal-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-white"
                >
                  <input
                    type="radio"
                    name="day"
                    id={id}
                    value={id}
                    defaultChecked={index === 0}
                    className="absolute inset-0 size-full cursor-pointer appearance-none focus-visible:outline-none forced-colors:static forced-colors:mr-2 forced-colors:size-4 forced-colors:appearance-auto"
                  />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
        </div>
        {days.map(({ persona, items }) => (
          <div key={persona} data-for-persona={persona}>
            <DayRuler {...day.ruler} times={items.map(({ time }) => time)} />
            <ol className="grid max-lg:mt-10 max-lg:border-t max-lg:border-room-edge md:grid-cols-2 lg:grid-cols-4">
              {items.map((item) => (
                <li
                  key={item.time}
                  className="grid grid-cols-[4.5rem_1fr] gap-y-3 border-room-edge py-6 transition-colors group-has-[#day-with:checked]/day:border-room-cleared max-lg:border-b md:block md:pr-8 lg:border-l lg:pb-2 lg:pl-6"
                >
                  <p className="font-mono text-h4 font-medium tabular-nums">
                    <time dateTime={item.time}>{item.time}</time>
                  </p>
                  <div className="grid md:mt-4">
                    <p className="flex gap-3 text-room-text transition-opacity [grid-area:1/1] group-has-[#day-with:checked]/day:invisible group-has-[#day-with:checked]/day:opacity-0 before:mt-[0.45em] before:size-2.5 before:flex-none before:border-[1.5px] before:border-signal">
                      {item.without}
                    </p>
                    <p className="invisible flex translate-y-2 gap-3 text-white opacity-0 transition-[opacity,translate] duration-220 [grid-area:1/1] group-has-[#day-with:checked]/day:visible group-has-[#day-with:checked]/day:translate-y-0 group-has-[#day-with:checked]/day:opacity-100 before:mt-[0.45em] before:size-2.5 before:flex-none before:bg-room-cleared">
                      {item.with}
                    </p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}
