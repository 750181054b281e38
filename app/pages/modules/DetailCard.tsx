import { ModuleBubble } from "../../parts/figures/ModuleBubble.tsx";
import { ModuleOutcome } from "../../parts/modules/ModuleOutcome.tsx";
import { type ListedModule, RecommendedBadges } from "../../parts/modules/RecommendedBadges.tsx";
import { getOrderProps } from "../../parts/modules/sort-for-persona.ts";
import { CardLink } from "../../parts/ui/CardLink.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { getModulePath } from "../../routes.ts";

/** How a card arranges its parts: one below the other, in two columns, in three. */
type Arrangement = "stack" | "pair" | "spread";

interface DetailCardProps extends ListedModule {
  arrangement: Arrangement;
}

/** Stacked cards share the rows of their tier, so that the same parts are side by side. */
const arrangements: Record<Arrangement, string> = {
  stack: "row-span-4 grid-rows-subgrid",
  pair: "row-span-3 sm:grid-cols-2 sm:grid-rows-subgrid",
  spread: "lg:grid-cols-3",
};

/** A module in full: what it does, what it is worth, who works with it. */
export function DetailCard({ module, labels, personaLabels, arrangement }: DetailCardProps) {
  const { id, tag, name, alternateName, summary, description, keyBenefit } = module;
  return (
    <li
      {...getOrderProps(module)}
      className={classNames(
        "group/card relative grid gap-0 bg-paper transition-colors hover:bg-sheet",
        arrangements[arrangement],
      )}
    >
      <div className="px-5 pt-6 sm:px-7 sm:pt-8">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <ModuleBubble tag={tag} className="text-ink" />
          <RecommendedBadges {...{ module, labels, personaLabels }} />
        </div>
        <h3 className="mt-5 text-h3">{name}</h3>
        <p className="mt-1 tag text-graphite">
          {labels.alternateName.replace("{name}", alternateName)}
        </p>
        <p className="mt-4 font-medium">{summary}</p>
      </div>
      <div
        className={classNames(
          "px-5 pt-4 sm:px-7",
          arrangement === "pair" && "sm:pt-8",
          arrangement === "spread" && "lg:py-8",
        )}
      >
        <p className="text-detail text-text">{description}</p>
        <h4 className="mt-5 tag font-mono text-graphite">{labels.keyBenefit}</h4>
        <p className="mt-1.5 text-detail text-text">{keyBenefit}</p>
      </div>
      <Audience module={module} label={labels.audience} arrangement={arrangement} />
      <p className="col-span-full border-t border-grid px-5 py-4 sm:px-7">
        <CardLink href={getModulePath(id)}>{labels.learnMore.replace("{name}", name)}</CardLink>
      </p>
    </li>
  );
}

function Audience({
  module: { audience, outcome },
  label,
  arrangement,
}: Pick<DetailCardProps, "module" | "arrangement"> & { label: string }) {
  return (
    <div
      className={classNames(
        "flex flex-col px-5 pt-5 pb-6 sm:px-7",
        arrangement === "pair" && "gap-x-8 sm:col-span-full sm:flex-row sm:justify-between",
        arrangement === "spread" && "lg:pt-8",
      )}
    >
      <div>
        <h4 className="tag font-mono text-graphite">{label}</h4>
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {audience.map((who) => (
            <li key={who} className="border border-hairline bg-sheet px-2 py-0.5 text-small">
              {who}
            </li>
          ))}
        </ul>
      </div>
      <ModuleOutcome
        outcome={outcome}
        className={classNames(
          "pt-5",
          arrangement === "pair" ? "sm:flex-none sm:self-end" : "mt-auto",
        )}
      />
    </div>
  );
}
