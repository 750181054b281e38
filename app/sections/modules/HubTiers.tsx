import type { Module, ModuleLabels } from "../../content.ts";
import type { PersonaId } from "../../routes.ts";
import { HubCard } from "./HubCard.tsx";
import { sortForPersona } from "./sort-for-persona.ts";

interface HubTiersProps {
  modules: readonly Module[];
  labels: ModuleLabels;
  /** Decides the order: what is recommended for it comes first in its tier. */
  persona: PersonaId;
  personaLabels: Readonly<Record<PersonaId, string>>;
}

/** Columns of each tier on a wide page (spec section 9: four, two, one). */
const columns: Record<number, string> = {
  1: "md:grid-cols-2 xl:grid-cols-4",
  2: "lg:grid-cols-2",
  3: "",
};

/** The seven modules in full, tier by tier. */
export function HubTiers({ modules, labels, persona, personaLabels }: HubTiersProps) {
  const sorted = sortForPersona(modules, persona);
  return labels.tiers.map(({ number, name, text }) => (
    <section key={number} aria-labelledby={`tier-${number}`} className="pt-14 md:pt-20">
      <div className="page-column">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-2 md:mb-8">
          <div>
            <p className="tag text-graphite uppercase">
              {labels.tierLabel.replace("{number}", number)}
            </p>
            <h2 id={`tier-${number}`} className="mt-2 text-h2">
              {name}
            </h2>
          </div>
          <p className="max-w-container-note text-text">{text}</p>
        </div>
        <ul
          className={`grid gap-px border border-hairline border-t-ink bg-hairline ${columns[Number(number)]}`}
        >
          {sorted
            .filter((module) => module.tier === Number(number))
            .map((module) => (
              <HubCard key={module.id} {...{ module, labels, personaLabels }} />
            ))}
        </ul>
      </div>
    </section>
  ));
}
