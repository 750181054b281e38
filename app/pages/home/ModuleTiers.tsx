import { fillPattern } from "content-model/fill-pattern";
import { type ListedModule, RecommendedBadges } from "../../parts/modules/RecommendedBadges.tsx";
import type { Module, ModuleLabels } from "../../parts/modules/schema.ts";
import { getOrderProps, listTier, tierColumns } from "../../parts/modules/tiers.ts";
import { AppLink } from "../../parts/ui/links.tsx";
import { getModulePath, type PersonaId } from "../../routes.ts";

interface ModuleTiersProps {
  modules: readonly Module[];
  labels: ModuleLabels;
  personaLabels: Readonly<Record<PersonaId, string>>;
}

/** All modules in three tiers, recommended ones first and badged; the two smaller tiers share a row. */
export function ModuleTiers({ modules, labels, personaLabels }: ModuleTiersProps) {
  return (
    <div className="grid gap-x-8 gap-y-3 md:gap-y-8 lg:grid-cols-3">
      {labels.tiers.map((tier) => (
        <div
          key={tier.number}
          className={`@container break-inside-avoid ${tierSpans[tier.number]}`}
        >
          <div className="flex flex-wrap items-baseline gap-x-3 border-b border-ink pb-1.5 md:pb-2">
            <span className="tag text-graphite uppercase">
              {fillPattern(labels.tierLabel, { number: tier.number })}
            </span>
            <h3 className="text-body md:text-h4">{tier.name}</h3>
          </div>
          <ul data-persona-order className={`grid gap-px bg-hairline ${tierColumns[tier.number]}`}>
            {listTier(modules, tier.number).map((module) => (
              <ModuleCell key={module.id} {...{ module, labels, personaLabels }} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Of three columns, so that each module has one of equal width below the first tier. */
const tierSpans: Record<string, string> = { 1: "lg:col-span-3", 2: "lg:col-span-2", 3: "" };

/** A module in its tier: tag, name and, where there is space, what it does. Its figure is left to its own page. */
function ModuleCell({ module, labels, personaLabels }: ListedModule) {
  const { id, tag, name, summary } = module;
  return (
    <li
      {...getOrderProps(module)}
      className="relative flex min-h-10 flex-wrap items-center gap-x-3 bg-paper transition-colors hover:bg-sheet sm:block sm:px-4 sm:py-5"
    >
      <span aria-hidden="true" className="w-11 tag text-petrol sm:block">
        {tag}
      </span>
      <h4 className="text-body sm:mt-2 sm:text-h4">
        <AppLink href={getModulePath(id)} className="quiet-link card-cover">
          {name}
        </AppLink>
      </h4>
      <RecommendedBadges
        {...{ module, labels, personaLabels }}
        className="max-sm:ml-auto sm:absolute sm:top-4 sm:right-4"
      />
      <p className="mt-2 text-small text-text max-sm:hidden xl:text-detail">{summary}</p>
    </li>
  );
}
