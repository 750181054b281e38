import { DayRuler } from "./DayRuler.tsx";
import type { PersonasPage } from "./schema.ts";

interface DayTimelineProps {
  items: PersonasPage["days"][number]["items"];
  ruler: PersonasPage["day"]["ruler"];
}

/** Four moments of a day, each hanging on its place on the ruler; both tellings share one place. */
export function DayTimeline({ items, ruler }: DayTimelineProps) {
  return (
    <>
      <DayRuler {...ruler} times={items.map(({ time }) => time)} className="mt-14 max-lg:hidden" />
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
    </>
  );
}
