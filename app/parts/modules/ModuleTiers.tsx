import type { ReactNode } from "react";
import type { PersonaId } from "../../routes.ts";
import { defaultPersona } from "../persona/active-persona.ts";
import { ModuleCard } from "./ModuleCard.tsx";
import type { ModuleLabels } from "./module-labels-schema.ts";
import type { Module } from "./schema.ts";
import { sortForPersona } from "./sort-for-persona.ts";

interface ModuleTiersProps {
  modules: readonly Module[];
  labels: ModuleLabels;
  personaLabels: Readonly<Record<PersonaId, string>>;
  /** A cell of another kind than the plain card; a list item. */
  renderCell?: (module: Module) => ReactNode;
}

/** Columns of each tier on a wide page (spec section 9: four, two, one). */
const columns: Record<number, string> = {
  1: "sm:grid-cols-2 xl:grid-cols-4",
  2: "sm:grid-cols-2",
  3: "",
};

/** All modules in three tiers, recommended ones first and badged, each tier named beside it. */
export function ModuleTiers(props: ModuleTiersProps) {
  const { modules, labels, personaLabels } = props;
  const renderCell =
    props.renderCell ??
    ((module: Module) => <ModuleCard key={module.id} {...{ module, labels, personaLabels }} />);
  return (
    <div className="border-t border-ink">
      {labels.tiers.map((tier) => (
        <div
          key={tier.number}
          className="grid border-b border-hairline lg:grid-cols-[13rem_1fr] xl:grid-cols-[14rem_1fr]"
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
            className={`grid gap-px bg-hairline ${columns[Number(tier.number)]} max-lg:border-t max-lg:border-hairline`}
          >
            {sortForPersona(modules, defaultPersona)
              .filter((module) => module.tier === Number(tier.number))
              .map(renderCell)}
          </ul>
        </div>
      ))}
    </div>
  );
}
