import { AppLink } from "../ui/AppLink.tsx";
import { GapFigure } from "./GapFigure.tsx";
import type { Problem } from "./problem-schema.ts";
import { SideHead } from "./SideHead.tsx";
import { SourcedFigure } from "./SourcedFigure.tsx";

interface ProblemSectionProps {
  /** Unique on the page; the heading's id is made from it. */
  id: string;
  /** Parts of the sheet label. */
  label: readonly string[];
  problem: Problem;
  /** Says that the gap is an example. */
  example: string;
}

/** The gap that the product closes: named, and measured on an example. */
export function ProblemSection({ id, label, problem, example }: ProblemSectionProps) {
  const { gap, published, calculator } = problem;
  return (
    <section aria-labelledby={`${id}-title`} className="py-[calc(var(--spacing-band)*0.75)]">
      <div className="page-column grid gap-x-20 gap-y-8 lg:grid-cols-[calc(50%-5rem)_minmax(0,1fr)] lg:items-center">
        <SideHead id={`${id}-title`} label={label} {...problem} measure="max-w-[10em]" />
        <div>
          <div className="border border-hairline break-inside-avoid bg-sheet px-5 pt-4 pb-6 sm:px-8 sm:pb-8">
            <p className="mb-5 tag text-graphite uppercase sm:mb-7">{example}</p>
            <GapFigure {...gap} />
          </div>
          {published && <SourcedFigure figure={published} className="mt-5" />}
          {calculator && (
            <p className="no-print mt-5 text-detail">
              <AppLink
                {...calculator}
                className="quiet-link inline-flex min-h-11 items-center font-medium"
              />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
