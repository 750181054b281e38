import { getModulePath } from "../../routes.ts";
import { ModuleBubble } from "../figures/ModuleBubble.tsx";
import { AppLink } from "../ui/AppLink.tsx";
import { classNames } from "../ui/class-names.ts";
import { ModuleOutcome } from "./ModuleOutcome.tsx";
import { type ListedModule, RecommendedBadges } from "./RecommendedBadges.tsx";
import { getOrderProps } from "./sort-for-persona.ts";

/**
 * How a cell uses its width on a wide page, by tier: one part below the other, the text beside the
 * tag, and the figure at the far end of the line, too.
 */
const layouts = {
  1: { card: "", bubble: "", name: "sm:mt-5", outcome: "" },
  2: {
    card: "xl:grid xl:grid-rows-[auto_auto_auto_1fr]",
    bubble: "xl:row-span-4",
    name: "sm:mt-5 xl:mt-0",
    outcome: "",
  },
  3: {
    card: "xl:grid xl:grid-cols-[auto_1fr_auto] xl:grid-rows-[auto_auto_1fr]",
    bubble: "xl:row-span-3",
    name: "sm:mt-5 xl:mt-0",
    outcome: "xl:col-start-3 xl:row-span-3 xl:row-start-1 xl:self-end",
  },
} as const;

/** One module as a cell of its tier: tag, name, what it does, and the metric it is known for. */
export function ModuleCard({ module, labels, personaLabels }: ListedModule) {
  const { id, tag, name, alternateName, summary, outcome } = module;
  const layout = layouts[module.tier as keyof typeof layouts];
  return (
    <li
      {...getOrderProps(module)}
      className={classNames(
        "relative grid grid-cols-[auto_1fr] gap-x-5 bg-paper py-6 transition-colors hover:bg-sheet sm:flex sm:flex-col sm:p-6",
        layout.card,
      )}
    >
      <ModuleBubble tag={tag} className={classNames("row-span-5 text-ink", layout.bubble)} />
      <RecommendedBadges
        {...{ module, labels, personaLabels }}
        className="col-start-2 mb-2 justify-self-start sm:absolute sm:top-6 sm:right-6 sm:mb-0"
      />
      <h4 className={classNames("text-h4", layout.name)}>
        <AppLink href={getModulePath(id)} className="card-cover">
          {name}
        </AppLink>
      </h4>
      <p className="mt-1 tag text-graphite">
        {labels.alternateName.replace("{name}", alternateName)}
      </p>
      <p className="mt-2 text-detail text-text sm:mt-3">{summary}</p>
      <ModuleOutcome
        outcome={outcome}
        className={classNames("mt-auto pt-3 sm:pt-5", layout.outcome)}
      />
    </li>
  );
}
