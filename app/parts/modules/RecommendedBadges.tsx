import { fillPattern } from "content-model/fill-pattern";
import type { PersonaId } from "../../routes.ts";
import { classNames } from "../ui/class-names.ts";
import { MetricLabel } from "../ui/DimensionFigure.tsx";
import type { Module, ModuleLabels } from "./schema.ts";

interface ModuleOutcomeProps extends Pick<Module, "outcome"> {
  /** With it, the label opens the note on what the metric counts. */
  basis?: string;
  className: string;
}

/** What a plant gets from a module: the metric, and what it measures. */
export function ModuleOutcome({ outcome, basis, className }: ModuleOutcomeProps) {
  return (
    <p className={classNames("flex items-baseline gap-2 text-small text-graphite", className)}>
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

interface RecommendedBadgesProps extends ListedModule {
  className?: string;
}

/** The badge for whichever persona is active; the others are hidden with it. */
export function RecommendedBadges(props: RecommendedBadgesProps) {
  const { module, labels, personaLabels, className } = props;
  return module.recommendedFor.map((persona) => (
    <span
      key={persona}
      data-for-persona={persona}
      className={classNames(
        "tag rounded-sm bg-signal px-2 py-1 whitespace-nowrap text-signal-ink",
        className,
      )}
    >
      <span aria-hidden="true">{labels.recommendedBadge}</span>
      <span className="sr-only">
        {fillPattern(labels.recommendedFor, { persona: personaLabels[persona] })}
      </span>
    </span>
  ));
}
