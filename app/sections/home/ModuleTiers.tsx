import type { HomePage, Module } from "../../content.ts";
import type { PersonaId } from "../../routes.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { SheetLabel } from "../../ui/SheetLabel.tsx";
import { ModuleCard } from "./ModuleCard.tsx";

interface ModuleTiersProps {
  modules: readonly Module[];
  page: HomePage;
  /** Decides the order: what is recommended for it comes first in its tier. */
  persona: PersonaId;
  personaLabels: Readonly<Record<PersonaId, string>>;
}

/** Columns of each tier on a wide page (spec section 9: four, two, one). */
const columns: Record<number, string> = {
  1: "sm:grid-cols-2 xl:grid-cols-4",
  2: "sm:grid-cols-2",
  3: "",
};

/** The seven modules in three tiers, recommended ones first and badged. */
export function ModuleTiers({ modules, page, persona, personaLabels }: ModuleTiersProps) {
  const { eyebrow, title, text, tiers, tierLabel, viewAll } = page.modules;
  return (
    <section aria-labelledby="modules-title" className="pt-6 pb-band md:pt-10">
      <div className="page-column">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1.15fr_1fr] lg:items-end">
          <div>
            <SheetLabel parts={[page.sheet.replace("{number}", "02"), eyebrow]} />
            <h2 id="modules-title" className="mt-5 max-w-[9em] text-h2">
              {title}
            </h2>
          </div>
          <p className="max-w-container-note text-lead text-text lg:justify-self-end">{text}</p>
        </div>

        <div className="mt-12 border-t border-ink md:mt-16">
          {tiers.map((tier) => (
            <div
              key={tier.number}
              className="grid border-b border-hairline lg:grid-cols-[13rem_1fr] xl:grid-cols-[14rem_1fr]"
            >
              <div className="py-6 lg:border-r lg:border-hairline lg:pr-6">
                <p className="tag text-graphite uppercase">
                  {tierLabel.replace("{number}", tier.number)}
                </p>
                <h3 className="mt-2 text-h4">{tier.name}</h3>
                <p className="mt-2 max-w-[20.4em] text-small text-graphite">{tier.text}</p>
              </div>
              <ul
                className={`grid gap-px bg-hairline ${columns[Number(tier.number)]} max-lg:border-t max-lg:border-hairline`}
              >
                {sortForPersona(modules, persona)
                  .filter((module) => module.tier === Number(tier.number))
                  .map((module) => (
                    <ModuleCard
                      key={module.id}
                      module={module}
                      labels={page.modules}
                      personaLabels={personaLabels}
                    />
                  ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="mt-8 flex justify-end">
          <ButtonLink tone="line" href={viewAll.href} arrow>
            {viewAll.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** The modules with those recommended for a persona first, otherwise in the given order. */
function sortForPersona(modules: readonly Module[], persona: PersonaId): Module[] {
  const rank = (module: Module) => (module.recommendedFor.includes(persona) ? 0 : 1);
  return modules.toSorted((a, b) => rank(a) - rank(b));
}
