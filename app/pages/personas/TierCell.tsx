import { ModuleBubble } from "../../parts/figures/ModuleBubble.tsx";
import { ModuleOutcome } from "../../parts/modules/ModuleOutcome.tsx";
import { type ListedModule, RecommendedBadges } from "../../parts/modules/RecommendedBadges.tsx";
import { getOrderProps } from "../../parts/modules/sort-for-persona.ts";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { getModulePath } from "../../routes.ts";

/** A module in its tier. Its key benefit opens as a card over the neighbors, on phones below it. */
export function TierCell({ module, labels, personaLabels }: ListedModule) {
  const { id, tag, name, summary, keyBenefit, outcome } = module;
  // A wide cell has the tag before the text; a narrow one above it.
  const isWide = module.tier > 1;
  return (
    <li
      data-hover-card
      {...getOrderProps(module)}
      className={classNames(
        "relative flex flex-col bg-paper px-0 py-6 transition-colors hover:bg-sheet has-[[open]]:z-10 has-[[open]]:bg-sheet sm:px-6",
        isWide && "xl:pl-24",
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <ModuleBubble
          tag={tag}
          className={classNames("text-ink", isWide && "xl:absolute xl:top-6 xl:left-6")}
        />
        <RecommendedBadges
          {...{ module, labels, personaLabels }}
          className={isWide ? "xl:absolute xl:top-6 xl:right-6" : ""}
        />
      </div>
      <h4 className={classNames("mt-4 text-h4", isWide && "xl:mt-0")}>
        <AppLink href={getModulePath(id)} className="card-cover">
          {name}
        </AppLink>
      </h4>
      <p className="mt-1.5 text-detail text-text">{summary}</p>
      <details name="key-benefit" className="mt-auto pt-3">
        <summary className="relative z-1 -my-1 inline-flex min-h-11 items-center gap-2.5 text-small text-graphite underline decoration-hairline decoration-1 underline-offset-4 hover:text-ink hover:decoration-ink">
          <span aria-hidden="true" className="group-mark" />
          <span>
            {labels.keyBenefit}
            <span className="sr-only">: {name}</span>
          </span>
        </summary>
        <div
          data-side="bottom"
          className="relative z-1 border-ink max-sm:pt-1 sm:absolute sm:inset-x-[-1px] sm:max-w-note sm:border sm:bg-white sm:p-6 sm:shadow-panel sm:data-[side=bottom]:top-full sm:data-[side=top]:bottom-full"
        >
          <p className="leading-snug">{keyBenefit}</p>
          <ModuleOutcome outcome={outcome} className="mt-3" />
        </div>
      </details>
    </li>
  );
}
