import type { Module, ModuleLabels } from "../../content.ts";
import { ModuleBubble } from "../../figures/ModuleBubble.tsx";
import { getModulePath, type PersonaId } from "../../routes.ts";
import { AppLink } from "../../ui/AppLink.tsx";
import { RecommendedBadges } from "./RecommendedBadges.tsx";

interface ModuleCardProps {
  module: Module;
  labels: ModuleLabels;
  personaLabels: Readonly<Record<PersonaId, string>>;
}

/** One module as a cell of its tier: tag, name, what it does, and the figure it is known for. */
export function ModuleCard({ module, labels, personaLabels }: ModuleCardProps) {
  const { id, tag, name, alternateName, summary, outcome, recommendedFor } = module;
  return (
    <li
      data-recommended-for={recommendedFor.join(" ")}
      className="relative grid grid-cols-[auto_1fr] gap-x-5 bg-paper py-6 transition-colors hover:bg-sheet sm:flex sm:flex-col sm:p-6"
    >
      <ModuleBubble tag={tag} className="row-span-5 text-ink" />
      <RecommendedBadges
        {...{ recommendedFor, labels, personaLabels }}
        className="col-start-2 mb-2 justify-self-start sm:absolute sm:top-6 sm:right-6 sm:mb-0"
      />
      <h4 className="text-h4 sm:mt-5">
        <AppLink
          href={getModulePath(id)}
          className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3"
        >
          {name}
        </AppLink>
      </h4>
      <p className="mt-1 tag text-graphite">
        {labels.alternateName.replace("{name}", alternateName)}
      </p>
      <p className="mt-2 text-[0.96875rem] leading-normal text-text sm:mt-3">{summary}</p>
      <p className="mt-auto flex items-baseline gap-2 pt-3 text-small text-graphite sm:pt-5">
        <span className="font-head text-h3 font-strong whitespace-nowrap text-petrol">
          {outcome.value}
        </span>
        {outcome.label}
      </p>
    </li>
  );
}
