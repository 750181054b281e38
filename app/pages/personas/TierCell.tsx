import { ModuleOutcome } from "../../parts/modules/ModuleOutcome.tsx";
import { type ListedModule, RecommendedBadges } from "../../parts/modules/RecommendedBadges.tsx";
import { getOrderProps } from "../../parts/modules/sort-for-persona.ts";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { getModulePath } from "../../routes.ts";

/** A module in its tier. Its key benefit opens in the tier's last line, on narrow pages below it. */
export function TierCell({ module, labels, personaLabels }: ListedModule) {
  const { id, tag, name, keyBenefit, outcome } = module;
  return (
    <li
      data-hover-card
      {...getOrderProps(module)}
      className="grid bg-paper transition-colors hover:bg-sheet has-[[open]]:bg-sheet max-lg:relative lg:grid-cols-[1fr_0px] lg:pl-6"
    >
      <div className="relative flex min-h-14 flex-wrap content-center items-center gap-x-3 gap-y-1 py-3 max-lg:pr-12 sm:max-lg:pl-4 lg:content-start lg:py-4">
        <span aria-hidden="true" className="tag text-petrol lg:flex lg:min-h-6 lg:items-center">
          {tag}
        </span>
        <h4 className="text-h4 max-sm:text-body lg:order-1 lg:w-full">
          <AppLink href={getModulePath(id)} className="card-cover">
            {name}
          </AppLink>
        </h4>
        <RecommendedBadges {...{ module, labels, personaLabels }} />
      </div>
      <details name="key-benefit">
        <summary className="flex size-11 items-center justify-center text-graphite hover:text-ink max-lg:absolute max-lg:top-1.5 max-lg:right-0 lg:relative lg:z-1 lg:my-1.5 lg:-ml-12">
          <span aria-hidden="true" className="group-mark" />
          <span className="sr-only">
            {labels.keyBenefit}: {name}
          </span>
        </summary>
        <div className="pb-4 leading-snug max-lg:text-detail sm:max-lg:px-4 lg:absolute lg:inset-x-0 lg:bottom-0 lg:z-1 lg:flex lg:min-h-14 lg:items-center lg:gap-8 lg:bg-sheet lg:py-1 lg:pl-6 lg:text-small">
          <p>{keyBenefit}</p>
          <ModuleOutcome
            outcome={outcome}
            className="max-lg:mt-2 lg:mr-6 lg:ml-auto lg:flex-none lg:max-xl:hidden"
          />
        </div>
      </details>
    </li>
  );
}
