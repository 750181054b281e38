import type { Persona } from "../../parts/persona/schema.ts";
import { DimensionFigure } from "../../parts/ui/DimensionFigure.tsx";
import type { HomePage } from "./schema.ts";

interface PersonaPanelProps {
  persona: Persona;
  labels: HomePage["hero"];
}

/** What changes for one persona, and its four metrics on dimension lines. */
export function PersonaPanel({ persona, labels }: PersonaPanelProps) {
  const { metric, figures, keyPoints } = persona;
  const measured = [
    metric,
    { value: figures.efficiencyGain, label: labels.efficiencyGainLabel },
    { value: figures.timeSaved, label: labels.timeSavedLabel },
    { value: figures.projectsManaged, label: labels.projectsManagedLabel },
  ];
  return (
    <div data-for-persona={persona.id} className="border-b border-hairline">
      <div className="page-column grid lg:grid-cols-[1.35fr_2.65fr]">
        <div className="pt-8 pb-6 lg:py-9 lg:pr-8">
          <h2 className="tag font-mono text-graphite uppercase">{labels.keyPointsLabel}</h2>
          <ul className="mt-3 grid gap-2">
            {keyPoints.map((point) => (
              <li
                key={point}
                className="flex gap-3 before:mt-[0.55em] before:size-2.5 before:flex-none before:bg-petrol"
              >
                {point}
              </li>
            ))}
          </ul>
        </div>
        <ul className="grid grid-cols-2 border-hairline max-lg:-mx-gutter max-lg:border-t sm:grid-cols-4">
          {measured.map(({ value, label }) => (
            <li
              key={label}
              className="border-hairline px-gutter py-6 not-first:border-l max-sm:nth-[3]:border-l-0 max-sm:nth-[n+3]:border-t lg:px-5 lg:py-9 lg:first:border-l xl:px-6"
            >
              <DimensionFigure value={value} label={label} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
