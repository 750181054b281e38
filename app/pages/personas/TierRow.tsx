import { ModuleOutcome } from "../../parts/modules/ModuleOutcome.tsx";
import type { ModuleLabels } from "../../parts/modules/module-labels-schema.ts";
import { type ListedModule, RecommendedBadges } from "../../parts/modules/RecommendedBadges.tsx";
import type { Module } from "../../parts/modules/schema.ts";
import { getOrderProps, listTier, tierColumns } from "../../parts/modules/tiers.ts";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { getModulePath, type PersonaId } from "../../routes.ts";

interface TierRowProps {
  tier: ModuleLabels["tiers"][number];
  modules: readonly Module[];
  labels: ModuleLabels;
  personaLabels: Readonly<Record<PersonaId, string>>;
}

/**
 * A tier as a row of its modules. On a wide page the line below them is read as a status line is: it
 * tells what the tier is for, and the key benefit of the module that is pointed at.
 */
export function TierRow({ tier, modules, labels, personaLabels }: TierRowProps) {
  const { number, name, text } = tier;
  return (
    <div className="grid border-b border-hairline lg:grid-cols-[13rem_1fr] xl:grid-cols-[14rem_1fr]">
      <div className="flex flex-wrap items-baseline gap-x-3 py-3 lg:block lg:border-r lg:border-hairline lg:py-4 lg:pr-6">
        <p className="tag text-graphite uppercase">
          {labels.tierLabel.replace("{number}", number)}
        </p>
        <h3 className="text-h4 lg:mt-1.5">{name}</h3>
      </div>
      <div className="relative lg:pb-14">
        <ul
          data-persona-order
          className={`grid gap-px border-hairline bg-hairline ${tierColumns[number]} max-lg:border-t lg:border-b`}
        >
          {listTier(modules, number).map((module) => (
            <TierCell key={module.id} {...{ module, labels, personaLabels }} />
          ))}
        </ul>
        <p className="absolute inset-x-0 bottom-0 flex h-14 items-center pl-6 text-small text-graphite max-lg:hidden">
          {text}
        </p>
      </div>
    </div>
  );
}

/** A module in its tier. Its key benefit opens in the tier's last line, on narrow pages below it. */
function TierCell({ module, labels, personaLabels }: ListedModule) {
  const { id, tag, name, keyBenefit, outcome } = module;
  return (
    <li
      data-hover-card
      {...getOrderProps(module)}
      className="grid bg-paper transition-colors hover:bg-sheet has-[[open]]:bg-sheet max-lg:relative lg:grid-cols-[1fr_0px] lg:pl-6"
    >
      <div className="relative grid min-h-14 grid-cols-[auto_1fr] content-center items-center gap-x-3 gap-y-1 py-3 max-lg:pr-12 sm:max-lg:pl-4 lg:flex lg:flex-wrap lg:content-start lg:py-4">
        <span aria-hidden="true" className="tag text-petrol lg:flex lg:min-h-6 lg:items-center">
          {tag}
        </span>
        <h4 className="text-h4 max-sm:text-body lg:order-1 lg:w-full">
          <AppLink href={getModulePath(id)} className="card-cover">
            {name}
          </AppLink>
        </h4>
        <RecommendedBadges
          {...{ module, labels, personaLabels }}
          className="max-lg:col-start-2 max-lg:justify-self-start"
        />
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
