import { Section } from "../sections/Section.tsx";
import { DimensionFigure, MetricLabel } from "../ui/DimensionFigure.tsx";
import { defineBand } from "./band.ts";

/** Metrics as the dimensions of a drawing, or each in full size with its reason. */
const metrics = defineBand({
  name: "metrics",
  ground: "room",
  draw: ({ band, place }) => (
    <Section room {...band} {...place}>
      {band.items.every(({ text }) => !text) ? (
        <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-6 max-sm:*:first:nth-last-[odd]:col-span-2 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
          {band.items.map(({ figure }) => (
            <li key={figure.label}>
              <DimensionFigure
                {...figure}
                className="sm:max-lg:[&_p]:text-h3 [&_[aria-hidden]]:text-room-mute"
              />
            </li>
          ))}
        </ul>
      ) : (
        <ul className="mt-10 grid gap-x-16 border-t border-room-edge md:mt-16 md:max-lg:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col print:mt-1! print:grid-cols-3">
          {band.items.map(({ figure, text }) => (
            <li
              key={figure.label}
              className="relative border-room-edge py-8 print:border-0! print:py-1 break-inside-avoid last:odd:md:max-lg:col-span-2 print:col-span-1! max-lg:not-last:border-b lg:not-first:before:absolute lg:not-first:before:inset-y-0 lg:not-first:before:-left-8 lg:not-first:before:border-l lg:not-first:before:border-room-edge"
            >
              <p
                aria-hidden={figure.prefix ? undefined : true}
                className="text-small text-room-mute md:min-h-5"
              >
                {figure.prefix}
              </p>
              <p className="font-head text-[clamp(3.5rem,2.6rem+3.6vw,6.25rem)] print:text-h1 leading-none tracking-[-0.045em] tabular-nums">
                {figure.value}
              </p>
              <div aria-hidden="true" className="mt-4 mb-3 text-room-mute dimension-line" />
              <h3 className="tag font-mono text-room-mute uppercase">
                <MetricLabel {...figure} className="uppercase" />
              </h3>
              <p className="mt-3 max-w-[24em] text-room-text">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  ),
});

export const bands = [metrics];
