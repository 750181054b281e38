import { Section } from "../../parts/sections/Section.tsx";
import { SampleNote } from "../../parts/ui/SampleNote.tsx";
import type { PilotPage } from "./schema.ts";

/** When to stop, as hold points on the line of weeks. */
export function HoldPoints({ page }: { page: PilotPage }) {
  const { stopLabel, points, keep, sample } = page.stops;
  return (
    <Section id="stops" sheet={page.sheet} {...page.stops}>
      <ol className="mt-14 grid border-ink max-lg:border-l-2 lg:mt-20 lg:grid-cols-4 lg:border-t-2">
        {points.map((point) => (
          <li
            key={point.when}
            className="relative break-inside-avoid max-lg:pb-9 max-lg:pl-8 max-lg:last:pb-0 lg:pt-8 lg:pr-8"
          >
            {/* A hold point: the line is broken until somebody releases it. */}
            <span
              aria-hidden="true"
              className="absolute size-4 rotate-45 border-2 border-ink bg-signal max-lg:top-1 max-lg:-left-[9px] lg:-top-[9px] lg:left-0"
            />
            <p className="tag text-graphite uppercase">{point.when}</p>
            <h3 className="mt-2 text-h4">{point.title}</h3>
            <p className="mt-4 tag text-signal-deep uppercase">{stopLabel}</p>
            <p className="mt-1 text-[0.96875rem] leading-normal text-text">{point.text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-12 grid gap-x-16 gap-y-2 border border-hairline bg-sheet p-6 sm:p-8 lg:grid-cols-[1fr_2fr]">
        <h3 className="text-h4">{keep.title}</h3>
        <p className="text-text">{keep.text}</p>
      </div>
      <SampleNote text={sample} className="mt-5" />
    </Section>
  );
}
