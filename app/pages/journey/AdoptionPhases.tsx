import { SectionHead } from "../../parts/sections/Section.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import type { JourneyPage } from "./schema.ts";

/** How far each platform is below the highest, on wide pages. */
const steps = ["lg:mt-42", "lg:mt-28", "lg:mt-14", ""];

/**
 * The four phases as the platforms of an elevation drawing, each on the one below it. On narrow pages
 * they are a list, in which each phase has its step in a small drawing of the stair.
 */
export function AdoptionPhases({ page }: { page: JourneyPage }) {
  const { eyebrow, title, text, focusLabel, items } = page.phases;
  return (
    <section aria-labelledby="phases-title" className="bg-sheet pt-band max-lg:pb-band">
      <div className="page-column">
        <SectionHead id="phases-title" label={[page.sheet, eyebrow]} title={title} text={text} />
        <ol className="mt-8 grid max-lg:border-t max-lg:border-ink lg:mt-16 lg:grid-cols-4">
          {items.map((phase, index) => (
            <li
              key={phase.number}
              className={classNames(
                "max-lg:grid max-lg:grid-cols-[3.5rem_1fr] max-lg:gap-x-4 max-lg:border-b max-lg:border-hairline max-lg:py-4 lg:flex lg:flex-col",
                steps[index],
              )}
            >
              <StairMark count={items.length} step={index} />
              <p className="flex items-end gap-2 tag text-graphite max-lg:col-start-2 lg:pl-3">
                <LevelMark />
                <span className="lg:pb-1.5">{phase.level}</span>
              </p>
              <div className="flex min-w-0 grow flex-col gap-1 border-ink max-lg:col-start-2 lg:gap-3 lg:border-t-2 lg:border-l lg:px-5 lg:pt-5 lg:pr-6 lg:pb-10">
                <h3 className="text-h4">
                  <span className="tabular-nums lg:mb-3 lg:block lg:text-figure">
                    {phase.number}
                  </span>{" "}
                  {phase.title}
                </h3>
                <p className="text-detail text-text">{phase.description}</p>
                <p className="text-small lg:mt-auto lg:pt-4">
                  <span className="tag text-graphite uppercase max-lg:mr-2 lg:block">
                    {focusLabel}
                  </span>
                  <span className="font-medium text-petrol lg:mt-1 lg:block">{phase.focus}</span>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      {/* Ground, as a section through earth is hatched. */}
      <div
        aria-hidden="true"
        className="h-4 border-t-2 border-ink bg-[repeating-linear-gradient(135deg,var(--color-ink)_0_1px,transparent_1px_8px)] max-lg:hidden"
      />
    </section>
  );
}

/** A stair that goes up to the right, with one of its steps in signal orange. */
function StairMark({ count, step }: { count: number; step: number }) {
  return (
    <svg
      viewBox={`0 0 ${14 * count} 48`}
      aria-hidden="true"
      className="row-span-2 mt-1 w-full stroke-ink lg:hidden"
      strokeWidth="1.25"
    >
      {Array.from({ length: count }, (_, place) => {
        const height = (46 * (place + 1)) / count;
        const otherFill = place < step ? "fill-hairline" : "fill-none";
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: steps are known by their place
            key={place}
            x={14 * place + 0.75}
            y={47 - height}
            width="12.5"
            height={height}
            className={place === step ? "fill-signal" : otherFill}
          />
        );
      })}
    </svg>
  );
}

/** The triangle on a level line (ISO 129). */
function LevelMark() {
  return (
    <svg viewBox="0 0 12 10" aria-hidden="true" className="h-2.5 w-3 flex-none max-lg:hidden">
      <path d="M0.75 0.75h10.5L6 9.25z" className="fill-signal stroke-ink" />
    </svg>
  );
}
