import type { ModuleLabels } from "../../parts/modules/module-labels-schema.ts";
import { type ListedModule, RecommendedBadges } from "../../parts/modules/RecommendedBadges.tsx";
import type { Module } from "../../parts/modules/schema.ts";
import { getOrderProps, listTier, tierColumns } from "../../parts/modules/tiers.ts";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { getModulePath, type PersonaId } from "../../routes.ts";

interface ModuleTiersProps {
  modules: readonly Module[];
  labels: ModuleLabels;
  personaLabels: Readonly<Record<PersonaId, string>>;
}

/** All modules in three tiers, recommended ones first and badged, each tier named beside it. */
export function ModuleTiers({ modules, labels, personaLabels }: ModuleTiersProps) {
  return (
    <div className="border-t border-ink">
      {labels.tiers.map((tier) => (
        <div
          key={tier.number}
          className="grid border-b border-hairline break-inside-avoid lg:grid-cols-[13rem_1fr] xl:grid-cols-[14rem_1fr]"
        >
          <div className="flex flex-wrap items-baseline gap-x-3 py-3 lg:block lg:border-r lg:border-hairline lg:py-6 lg:pr-6">
            <p className="tag text-graphite uppercase">
              {labels.tierLabel.replace("{number}", tier.number)}
            </p>
            <h3 className="text-h4 lg:mt-2">{tier.name}</h3>
            <p className="w-full max-w-[20.4em] text-small text-graphite max-sm:hidden lg:mt-2">
              {tier.text}
            </p>
          </div>
          <ul
            data-persona-order
            className={`grid gap-px bg-hairline ${tierColumns[tier.number]} max-lg:border-t max-lg:border-hairline`}
          >
            {listTier(modules, tier.number).map((module) => (
              <ModuleCell key={module.id} {...{ module, labels, personaLabels }} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** A module in its tier: tag, name and what it does. Its figure is left to its own page. */
function ModuleCell({ module, labels, personaLabels }: ListedModule) {
  const { id, tag, name, summary } = module;
  return (
    <li
      {...getOrderProps(module)}
      className="relative flex flex-wrap items-center gap-x-3 gap-y-1 bg-paper py-3 transition-colors hover:bg-sheet sm:block sm:p-6"
    >
      <span aria-hidden="true" className="w-11 tag text-petrol sm:block">
        {tag}
      </span>
      <h4 className="text-h4 max-sm:text-body sm:mt-2">
        <AppLink href={getModulePath(id)} className="quiet-link card-cover">
          {name}
        </AppLink>
      </h4>
      <RecommendedBadges
        {...{ module, labels, personaLabels }}
        className="sm:absolute sm:top-5 sm:right-5"
      />
      <p className="text-small text-text w-full max-sm:pl-14 sm:mt-2 xl:text-detail">{summary}</p>
    </li>
  );
}
