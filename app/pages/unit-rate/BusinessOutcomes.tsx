import { RuledHead } from "../../parts/sections/RuledHead.tsx";
import { MetricLabel } from "../../parts/ui/MetricLabel.tsx";
import type { UnitRatePage } from "./schema.ts";

/** Three outcomes in full size, in the control room. */
export function BusinessOutcomes({ page }: { page: UnitRatePage }) {
  const { items } = page.outcomes;
  return (
    <section
      aria-labelledby="outcomes-title"
      className="room sheet-grid bg-room py-band text-white"
    >
      <div className="page-column">
        <RuledHead id="outcomes-title" sheet={page.sheet} {...page.outcomes} />
        <ul className="mt-4 grid gap-x-8 md:grid-cols-2 lg:grid-cols-[0.9fr_0.9fr_1.2fr] lg:gap-x-0">
          {items.map(({ figure, text: reason }) => (
            <li
              key={figure.label}
              className="border-room-edge py-8 break-inside-avoid last:odd:md:max-lg:col-span-2 max-lg:not-last:border-b lg:px-8 lg:not-first:border-l lg:first:pl-0 lg:last:pr-0"
            >
              <p
                aria-hidden={figure.prefix ? undefined : true}
                className="text-small text-room-mute md:min-h-5"
              >
                {figure.prefix}
              </p>
              <p className="font-head text-[clamp(3.5rem,2.6rem+3.6vw,6.25rem)] leading-none tracking-[-0.045em] tabular-nums">
                {figure.value}
              </p>
              <div aria-hidden="true" className="mt-4 mb-3 text-room-mute dimension-line" />
              <h3 className="tag font-mono text-room-mute uppercase">
                <MetricLabel {...figure} className="uppercase" />
              </h3>
              <p className="mt-3 max-w-[24em] text-room-text">{reason}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
