import type { ModuleLabels } from "../../parts/modules/module-labels-schema.ts";
import type { Module } from "../../parts/modules/schema.ts";
import { sortForPersona } from "../../parts/modules/sort-for-persona.ts";
import { tierColumns } from "../../parts/modules/tier-columns.ts";
import { defaultPersona } from "../../parts/persona/active-persona.ts";
import type { PersonaId } from "../../routes.ts";
import { TierCell } from "./TierCell.tsx";

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
          {sortForPersona(modules, defaultPersona)
            .filter((module) => module.tier === Number(number))
            .map((module) => (
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
