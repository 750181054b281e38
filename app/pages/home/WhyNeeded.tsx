import type { Persona } from "../../parts/persona/schema.ts";
import { SourcedFigure } from "../../parts/sections/ProblemSection.tsx";
import { MetricLabel } from "../../parts/ui/DimensionFigure.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import type { HomePage } from "./schema.ts";

/** Why it is needed, for each persona, and what others have published about it. */
export function WhyNeeded({ personas, page }: { personas: readonly Persona[]; page: HomePage }) {
  const { resultsTitle, published } = page.whyNeeded;
  return (
    <section className="dense-bands py-band" aria-label={resultsTitle}>
      {personas.map((each) => (
        <PersonaNeed key={each.id} persona={each} page={page} />
      ))}
      {published && (
        <div className="page-column mt-4 md:mt-12">
          <SourcedFigure figure={published} />
        </div>
      )}
    </section>
  );
}

/** The problem as the persona lives it, and the results that are typical for it. */
function PersonaNeed({ persona, page }: { persona: Persona; page: HomePage }) {
  const { eyebrow, title, problems } = persona.whyNeeded;
  return (
    <div
      data-for-persona={persona.id}
      className="page-column grid gap-x-16 gap-y-4 md:gap-y-8 lg:grid-cols-[1.25fr_1fr] lg:items-end"
    >
      <div>
        <SheetLabel parts={[page.sheet, eyebrow]} />
        <h2 className="mt-2 max-w-[9.6em] text-h2 md:mt-5">{title}</h2>
        <dl className="mt-3 grid border-b md:mt-5 border-hairline sm:grid-cols-[auto_1fr]">
          {problems.map((problem) => [
            <dt
              key={problem.title}
              className="border-t border-hairline py-1.5 font-head text-body font-strong first:border-ink sm:py-3.5 sm:pr-8 sm:text-h4"
            >
              {problem.title}
            </dt>,
            <dd
              key={problem.text}
              className="border-hairline py-3.5 text-detail text-text nth-2:border-ink max-sm:hidden sm:border-t"
            >
              {problem.text}
            </dd>,
          ])}
        </dl>
      </div>
      <TypicalResults results={persona.whyNeeded.results} title={page.whyNeeded.resultsTitle} />
    </div>
  );
}

interface TypicalResultsProps {
  results: Persona["whyNeeded"]["results"];
  title: string;
}

/** Results as lines of a sheet, in the size of its text: the numbers above are the large ones. */
function TypicalResults({ results, title }: TypicalResultsProps) {
  return (
    <div className="border border-petrol/25 bg-petrol-wash p-3.5 sm:p-8">
      <h3 className="text-h3">{title}</h3>
      <ul className="mt-2 sm:mt-4">
        {results.map(({ prefix, value, label, basis }) => (
          <li
            key={label}
            className="flex flex-wrap items-baseline gap-x-2 border-t border-petrol/25 py-2 font-head text-h3 font-strong tabular-nums last:pb-0 sm:py-3"
          >
            {prefix && (
              <span className="flex-none font-text text-small font-normal tracking-[0] text-graphite">
                {prefix}
              </span>
            )}
            {value}
            {/* Beside the number as long as there is room for its words. */}
            <MetricLabel
              {...{ label, basis }}
              className="flex-[1_1_7em] font-text text-detail font-normal tracking-[0] sm:text-body"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
