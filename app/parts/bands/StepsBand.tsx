import { Section } from "../sections/Section.tsx";
import { defineBand } from "./band.ts";

export const bands = [
  /** What happens when, as the hold points on a line of time. */
  defineBand({
    name: "steps",
    draw: ({ band, place }) => (
      <Section {...band} {...place}>
        <ol className="mt-8 grid border-ink max-lg:border-l-2 lg:mt-20 lg:auto-cols-fr lg:grid-flow-col">
          {band.items.map((step) => (
            <li
              key={step.when}
              className="relative break-inside-avoid border-ink max-lg:pb-5 max-lg:pl-6 max-lg:last:pb-0 lg:border-t-2 lg:pt-8 lg:pr-8 lg:last:border-transparent"
            >
              {/* A hold point: the line is broken until someone releases it. */}
              <span
                aria-hidden="true"
                className="absolute size-4 rotate-45 border-2 border-ink bg-signal max-lg:top-1 max-lg:-left-[9px] lg:-top-[9px] lg:left-0"
              />
              <p className="tag text-graphite uppercase">{step.when}</p>
              <h3 className="mt-1 text-h4 lg:mt-2">{step.title}</h3>
              <p className="mt-1 text-detail text-text lg:mt-4">
                {band.label && (
                  <span className="mr-2 tag text-signal-deep uppercase lg:mb-1 lg:block">
                    {band.label}
                  </span>
                )}
                {step.text}
              </p>
            </li>
          ))}
        </ol>
        {band.remark && (
          <div className="mt-6 grid gap-x-16 gap-y-1 border border-hairline bg-sheet p-4 sm:p-8 md:mt-12 lg:grid-cols-[1fr_2fr] print:mt-4 print:p-3">
            <h3 className="text-h4">{band.remark.title}</h3>
            <p className="text-detail text-text">{band.remark.text}</p>
          </div>
        )}
      </Section>
    ),
  }),
];
