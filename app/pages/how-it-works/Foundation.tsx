import { fillPieces } from "content-model/fill-pattern";
import { Day } from "../../parts/ui/Day.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import type { HowItWorksPage } from "./schema.ts";

interface FoundationProps {
  page: HowItWorksPage;
  /** ISO 8601 day of the last revision. */
  date: string;
}

/** What everything else is based on, in one statement, with its revision. */
export function Foundation({ page, date }: FoundationProps) {
  const { eyebrow, statement, lastUpdated } = page.foundation;
  return (
    <section aria-labelledby="foundation-title" className="bg-sheet py-6 md:py-10">
      <div className="page-column grid gap-x-16 gap-y-3 lg:grid-cols-[16rem_1fr]">
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-1 lg:flex-col">
          <SheetLabel parts={[page.sheet, eyebrow]} />
          <p className="tag text-graphite">
            {fillPieces(lastUpdated, { date: <Day key="date" date={date} /> })}
          </p>
        </div>
        <h2
          id="foundation-title"
          className="max-w-[28em] text-[clamp(1.25rem,0.95rem+1.4vw,2.125rem)] leading-[1.18] tracking-[-0.02em] text-pretty"
        >
          {statement}
        </h2>
      </div>
    </section>
  );
}
