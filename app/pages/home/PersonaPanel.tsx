import type { ReactNode } from "react";
import type { Persona } from "../../parts/persona/schema.ts";
import { DimensionFigure } from "../../parts/ui/DimensionFigure.tsx";
import { MetricLabel } from "../../parts/ui/MetricLabel.tsx";
import type { HomePage } from "./schema.ts";

interface PersonaPanelProps {
  persona: Persona;
  labels: HomePage["hero"];
  /** The product screen that shows it. */
  children: ReactNode;
}

/** What changes for one persona: three points, its metrics, and the screen that shows it. */
export function PersonaPanel({ persona, labels, children }: PersonaPanelProps) {
  const { metric, figures, keyPoints } = persona;
  const others = [
    { value: figures.efficiencyGain, ...labels.efficiencyGain },
    { value: figures.timeSaved, ...labels.timeSaved },
    { value: figures.projectsManaged, ...labels.projectsManaged },
  ];
  return (
    <div
      data-for-persona={persona.id}
      className="page-column grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-7 py-7 lg:grid-cols-[minmax(0,19rem)_minmax(0,1fr)] lg:gap-x-16 lg:py-14 xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]"
    >
      <div className="grid content-between gap-y-6">
        <div>
          <h2 className="tag font-mono text-graphite uppercase">{labels.keyPointsLabel}</h2>
          <ul className="mt-3 grid gap-2 lg:gap-0">
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
        <div>
          <DimensionFigure {...metric} className="text-petrol" />
          <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))]">
            {others.map(({ value, label, basis }) => (
              <li
                key={label}
                className="border-t border-hairline pt-2.5 pr-2 font-semibold tabular-nums not-first:border-l not-first:pl-3"
              >
                {value}
                <MetricLabel
                  {...{ label, basis }}
                  className="block text-small leading-snug font-normal text-graphite"
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
