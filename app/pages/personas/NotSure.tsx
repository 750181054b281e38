import { fillPattern } from "content-model/fill-pattern";
import type { Persona } from "../../parts/persona/schema.ts";
import { MetricLabel } from "../../parts/ui/DimensionFigure.tsx";
import { Arrow } from "../../parts/ui/icons.tsx";
import { AppLink } from "../../parts/ui/links.tsx";
import { getPersonasPathFor } from "../../routes.ts";
import type { PersonasPage } from "./schema.ts";

interface NotSureProps {
  personas: readonly Persona[];
  labels: PersonasPage["notSure"];
}

/** For those who have not chosen yet: four worries, each leading to its persona, and the average of all four. */
export function NotSure({ personas, labels }: NotSureProps) {
  return (
    <section
      aria-labelledby="not-sure-title"
      className="border-t border-hairline bg-sheet py-[calc(var(--spacing-band)*0.9)]"
    >
      <div className="page-column grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.9fr)]">
        <div>
          <h2 id="not-sure-title" className="max-w-[8em] text-h2">
            {labels.title}
          </h2>
          <p className="mt-5 max-w-[22em] text-lead text-text">{labels.text}</p>
          <p className="mt-6 max-w-[30em] text-small text-text">
            <MetricLabel {...labels.average} className="block text-graphite" />
            {labels.average.metrics}
          </p>
        </div>
        <ul className="@container border-t border-ink">
          {personas.map(({ id, letter, title, concern, recommendedModule }) => (
            <li
              key={id}
              className="group/card relative grid grid-cols-[2.5rem_1fr_auto] items-baseline gap-y-1 border-b border-hairline py-5 transition-colors hover:bg-paper @min-[34rem]:grid-cols-[2.5rem_14rem_1fr_auto] @min-[34rem]:gap-x-4"
            >
              <span aria-hidden="true" className="tag pl-1 text-graphite">
                {letter}
              </span>
              <h3 className="text-h4">
                <AppLink href={getPersonasPathFor(id)} className="card-cover">
                  {title}
                </AppLink>
              </h3>
              <p className="text-detail text-text @max-[34rem]:col-start-2 @max-[34rem]:row-start-2">
                {concern}
                <span className="block text-small text-graphite">
                  {fillPattern(labels.startsWith, { module: recommendedModule })}
                </span>
              </p>
              <Arrow className="pr-2 text-signal-deep" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
