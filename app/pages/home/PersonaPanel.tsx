import type { ReactNode } from "react";
import type { Persona } from "../../parts/persona/schema.ts";
import { DimensionFigure, MetricLabel } from "../../parts/ui/DimensionFigure.tsx";
import type { HomePage } from "./schema.ts";

interface PersonaPanelProps {
  persona: Persona;
  labels: HomePage["hero"];
  /** The product screen that shows it. */
  children: ReactNode;
}

/** What changes for one persona: in words, in three points, in its metrics, and on a screen. */
export function PersonaPanel({ persona, labels, children }: PersonaPanelProps) {
  const { metric, figures, keyPoints, description } = persona;
  const others = [
    { value: figures.efficiencyGain, ...labels.efficiencyGain },
    { value: figures.timeSaved, ...labels.timeSaved },
    { value: figures.projectsManaged, ...labels.projectsManaged },
  ];
  return (
    <div
      data-for-persona={persona.id}
      className="page-column grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-2 pt-4 md:gap-y-6 md:py-10 lg:grid-cols-[minmax(0,19rem)_minmax(0,1fr)] lg:gap-x-16 lg:grid-rows-[1fr_auto] lg:py-14 xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]"
    >
      <div className="grid gap-y-4 md:max-lg:grid-cols-2 md:max-lg:gap-x-12 lg:contents">
        <div>
          <p>{description}</p>
          <ul className="mt-2 grid lg:mt-3">
            {keyPoints.map((point) => (
              <li
                key={point}
                className="flex gap-3 border-hairline lg:border-t lg:py-2.5 before:mt-[0.55em] before:size-2.5 before:flex-none before:bg-petrol"
              >
                {point}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2 lg:contents">
          <DimensionFigure {...metric} className="flex-[1_1_8.5rem] text-petrol lg:row-start-2" />
          <ul className="grid flex-[1_1_10.5rem] lg:col-start-2 lg:row-start-2 lg:grid-cols-3 lg:self-end">
            {others.map(({ value, label, basis }) => (
              <li
                key={label}
                className="border-hairline py-1 font-semibold tabular-nums not-first:border-t max-lg:flex max-lg:items-baseline max-lg:gap-x-1.5 lg:border-t lg:pt-2.5 lg:pr-2 lg:not-first:border-l lg:not-first:pl-3"
              >
                <span className="whitespace-nowrap">{value}</span>
                <MetricLabel
                  {...{ label, basis }}
                  className="text-small lg:block leading-snug font-normal text-graphite"
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
      {children}
    </div>
  );
}
