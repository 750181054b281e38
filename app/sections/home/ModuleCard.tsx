import type { HomePage, Module } from "../../content.ts";
import { ModuleBubble } from "../../figures/ModuleBubble.tsx";
import { getModulePath, type PersonaId } from "../../routes.ts";
import { AppLink } from "../../ui/AppLink.tsx";

interface ModuleCardProps {
  module: Module;
  labels: HomePage["modules"];
  personaLabels: Readonly<Record<PersonaId, string>>;
}

/** One module as a cell of its tier: tag, name, what it does, and the figure it is known for. */
export function ModuleCard({ module, labels, personaLabels }: ModuleCardProps) {
  const { id, tag, name, alternateName, summary, outcome, recommendedFor } = module;
  return (
    <li
      data-recommended-for={recommendedFor.join(" ")}
      className="group/card relative flex flex-col bg-paper p-6 transition-colors hover:bg-sheet max-sm:px-0 lg:px-6"
    >
      <div className="flex items-start justify-between gap-3">
        <ModuleBubble tag={tag} className="text-ink" />
        {recommendedFor.map((persona) => (
          <span
            key={persona}
            data-for-persona={persona}
            className="tag rounded-sm bg-signal px-2 py-1 text-signal-ink"
          >
            <span aria-hidden="true">{labels.recommendedBadge}</span>
            <span className="sr-only">
              {labels.recommendedFor.replace("{persona}", personaLabels[persona])}
            </span>
          </span>
        ))}
      </div>
      <h4 className="mt-5 text-h4">
        <AppLink
          href={getModulePath(id)}
          className="after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:outline-none focus-visible:after:-outline-offset-3"
        >
          {name}
        </AppLink>
      </h4>
      <p className="tag mt-1 text-graphite">
        {labels.alternateName.replace("{name}", alternateName)}
      </p>
      <p className="mt-3 text-[0.96875rem] leading-normal text-text">{summary}</p>
      <p className="mt-auto flex items-baseline gap-2 pt-5 text-small text-graphite">
        <span className="font-head text-h3 font-head text-petrol">{outcome.value}</span>
        {outcome.label}
      </p>
    </li>
  );
}
