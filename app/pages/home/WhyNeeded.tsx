import type { Persona } from "../../parts/persona/schema.ts";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import { ResultScale } from "./ResultScale.tsx";
import type { HomePage } from "./schema.ts";

interface WhyNeededProps {
  persona: Persona;
  page: HomePage;
}

/** The problem as the persona lives it, and the results that are typical for it. */
export function WhyNeeded({ persona, page }: WhyNeededProps) {
  const { eyebrow, title, intro, problems, results } = persona.whyNeeded;
  return (
    <div
      data-for-persona={persona.id}
      className="page-column grid gap-x-16 gap-y-12 lg:grid-cols-[1.25fr_1fr]"
    >
      <div>
        <SheetLabel parts={[page.sheet, eyebrow]} />
        <h2 className="mt-5 max-w-[9.6em] text-h2">{title}</h2>
        <p className="mt-6 max-w-[34em] text-lead text-text">{intro}</p>
        <h3 className="tag mt-10 font-mono text-graphite uppercase">
          {page.whyNeeded.problemsLabel}
        </h3>
        <ol className="mt-3 border-t border-ink [counter-reset:problem]">
          {problems.map((problem) => (
            <li
              key={problem.title}
              className="grid grid-cols-[2.5rem_1fr] gap-y-1 border-b border-hairline py-4 [counter-increment:problem] before:tag before:pt-1 before:text-graphite before:content-[counter(problem)/''] sm:grid-cols-[2.5rem_14rem_1fr]"
            >
              <h4 className="text-h4">{problem.title}</h4>
              <p className="text-detail text-text max-sm:col-start-2">{problem.text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="self-end border border-petrol/25 bg-petrol-wash p-6 sm:p-9">
        <h3 className="text-h3">{page.whyNeeded.resultsTitle}</h3>
        <ul className="mt-7 grid gap-7">
          {results.map((result) => (
            <li key={result.label}>
              <p className="flex flex-wrap items-baseline gap-x-3">
                {result.prefix && <span className="text-small text-graphite">{result.prefix}</span>}
                <span className="font-head text-figure font-strong tabular-nums">
                  {result.value}
                </span>
                <span>{result.label}</span>
              </p>
              <ResultScale percent={Number.parseInt(result.value, 10)} className="mt-2" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
