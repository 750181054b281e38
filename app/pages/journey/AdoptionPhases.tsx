import { SectionHead } from "../../parts/sections/SectionHead.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import type { JourneyPage } from "./schema.ts";

/** How far each platform is below the highest, on wide pages. */
const steps = ["lg:mt-42", "lg:mt-28", "lg:mt-14", ""];

/** The four phases as the platforms of an elevation drawing, each on the one below it. */
export function AdoptionPhases({ page }: { page: JourneyPage }) {
  const { eyebrow, title, text, focusLabel, items } = page.phases;
  return (
    <section aria-labelledby="phases-title" className="bg-sheet pt-band">
      <div className="page-column">
        <SectionHead id="phases-title" label={[page.sheet, eyebrow]} title={title} text={text} />
        <ol className="mt-12 grid md:mt-16 lg:grid-cols-4">
          {items.map((phase, index) => (
            <li key={phase.number} className={classNames("flex flex-col", steps[index])}>
              <p className="flex items-end gap-2 pl-3 tag text-graphite">
                <LevelMark />
                <span className="pb-1.5">{phase.level}</span>
              </p>
              <div className="flex grow flex-col gap-3 border-t-2 border-l border-ink px-5 pt-5 pb-10 lg:pr-6">
                <p className="flex items-baseline gap-3">
                  <span className="font-head text-figure tabular-nums">{phase.number}</span>
                </p>
                <h3 className="text-h4">{phase.title}</h3>
                <p className="text-detail text-text">{phase.description}</p>
                <p className="mt-auto pt-4 text-small">
                  <span className="block tag text-graphite uppercase">{focusLabel}</span>
                  <span className="mt-1 block font-medium text-petrol">{phase.focus}</span>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      {/* Ground, as a section through earth is hatched. */}
      <div
        aria-hidden="true"
        className="h-4 border-t-2 border-ink bg-[repeating-linear-gradient(135deg,var(--color-ink)_0_1px,transparent_1px_8px)]"
      />
    </section>
  );
}

/** The triangle on a level line (ISO 129). */
function LevelMark() {
  return (
    <svg viewBox="0 0 12 10" aria-hidden="true" className="h-2.5 w-3 flex-none">
      <path d="M0.75 0.75h10.5L6 9.25z" className="fill-signal stroke-ink" />
    </svg>
  );
}
