import { fillPattern } from "content-model/fill-pattern";
import { moduleIds, type PersonaId } from "../../routes.ts";
import { defaultPersona } from "../persona/active-persona.ts";
import { MetricLabel } from "../ui/DimensionFigure.tsx";
import type { Module, ModuleLabels } from "./schema.ts";

/** The modules of a tier, first those for the persona that is shown before a choice. */
export function listTier(modules: readonly Module[], tier: string): Module[] {
  const rank = ({ recommendedFor }: Module) => (recommendedFor.includes(defaultPersona) ? 0 : 1);
  return modules
    .filter((module) => module.tier === Number(tier))
    .toSorted((a, b) => rank(a) - rank(b));
}

/** Columns of each tier where its container is wide enough for its text (spec section 9: four, two, one). */
export const tierColumns: Record<string, string> = {
  1: "@min-[27rem]:grid-cols-2 @min-[56rem]:grid-cols-4",
  2: "@min-[27rem]:grid-cols-2",
  3: "",
};

/** Attributes by which the browser keeps that order for the active persona (active-persona.ts). */
export function getOrderProps({ id, recommendedFor }: Pick<Module, "id" | "recommendedFor">) {
  return {
    "data-recommended-for": recommendedFor.join(" "),
    "data-place": moduleIds.indexOf(id),
  };
}

/** What a plant gets from a module: the metric, and what it measures. With its `basis`, the label opens that note. */
export function ModuleOutcome(
  props: Pick<Module, "outcome"> & { basis?: string; className: string },
) {
  const { outcome, basis } = props;
  return (
    <p className={`flex items-baseline gap-2 text-small text-graphite ${props.className}`}>
      <span className="font-head text-h3 font-strong whitespace-nowrap text-petrol">
        {outcome.value}
      </span>
      <MetricLabel label={outcome.label} basis={basis} />
    </p>
  );
}

/** A module, and the words around it wherever it is listed. */
export interface ListedModule {
  module: Module;
  labels: ModuleLabels;
  personaLabels: Readonly<Record<PersonaId, string>>;
}

/** The badge while a persona is active that it is for, whose name a screen reader says. */
export function RecommendedBadges(props: ListedModule & { className: string }) {
  const { module, labels, personaLabels } = props;
  return (
    <span
      data-for-persona={module.recommendedFor.join(" ")}
      className={`tag rounded-sm bg-signal px-2 py-1 whitespace-nowrap text-signal-ink ${props.className}`}
    >
      <span aria-hidden="true">{labels.recommendedBadge}</span>
      {module.recommendedFor.map((persona) => (
        <span key={persona} data-for-persona={persona} className="sr-only">
          {fillPattern(labels.recommendedFor, { persona: personaLabels[persona] })}
        </span>
      ))}
    </span>
  );
}
