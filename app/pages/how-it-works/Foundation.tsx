import { Day } from "../../parts/ui/Day.tsx";
import { DimensionFigure } from "../../parts/ui/DimensionFigure.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import type { HowItWorksPage } from "./schema.ts";

interface FoundationProps {
  page: HowItWorksPage;
  /** ISO 8601 day of the last revision. */
  date: string;
}

/** What everything else is based on, in one statement, with its revision. */
export function Foundation({ page, date }: FoundationProps) {
  const { eyebrow, statement, lastUpdated, figures } = page.foundation;
  const [before, after] = lastUpdated.split("{date}");
  return (
    <section aria-labelledby="foundation-title" className="bg-sheet py-band">
      <div className="page-column">
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2">
          <SheetLabel parts={[page.sheet, eyebrow]} />
          <p className="tag text-graphite">
            {before}
            <Day date={date} />
            {after}
          </p>
        </div>
        <h2
          id="foundation-title"
          className="mt-6 max-w-[22em] text-[clamp(1.625rem,1.2rem+1.9vw,2.75rem)] leading-[1.14] tracking-[-0.025em] text-pretty"
        >
          {statement}
        </h2>
        <ul className="mt-12 grid grid-cols-2 gap-x-10 gap-y-8 sm:grid-cols-3 md:mt-16">
          {figures.map((figure) => (
            <li key={figure.label} className="last:odd:max-sm:col-span-2">
              <DimensionFigure {...figure} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
