import { Section } from "../../parts/sections/Section.tsx";
import { SampleNote } from "../../parts/ui/SampleNote.tsx";
import type { PilotPage } from "./schema.ts";

/** When to stop, as hold points on the line of weeks. */
export function HoldPoints({ page }: { page: PilotPage }) {
  const { stopLabel, points, keep, sample } = page.stops;
  return (
    <Section id="stops" sheet={page.sheet} {...page.stops}>
      <ol className="mt-8 grid border-ink max-lg:border-l-2 lg:mt-20 lg:grid-cols-4">
        {points.map((point) => (
          <li
            key={point.when}
            className="relative break-inside-avoid border-ink max-lg:pb-5 max-lg:pl-6 max-lg:last:pb-0 lg:border-t-2 lg:pt-8 lg:last:border-transparent lg:pr-8"
          >
            {/* A hold point: the line is broken until someone releases it. */}
            <span
              aria-hidden="true"
              className="absolute size-4 rotate-45 border-2 border-ink bg-signal max-lg:top-1 max-lg:-left-[9px] lg:-top-[9px] lg:left-0"
            />
            <p className="tag text-graphite uppercase">{point.when}</p>
            <h3 className="mt-1 text-h4 lg:mt-2">{point.title}</h3>
            <p className="mt-1 text-detail text-text lg:mt-4">
              <span className="mr-2 tag text-signal-deep uppercase lg:mb-1 lg:block">
                {stopLabel}
              </span>
              {point.text}
            </p>
          </li>
        ))}
      </ol>
      <div className="mt-6 grid gap-x-16 gap-y-1 border border-hairline bg-sheet p-4 sm:p-8 md:mt-12 lg:grid-cols-[1fr_2fr]">
        <h3 className="text-h4">{keep.title}</h3>
        <p className="text-detail text-text">{keep.text}</p>
      </div>
      <SampleNote text={sample} className="mt-4" />
    </Section>
  );
}
