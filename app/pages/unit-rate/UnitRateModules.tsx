import { ModuleBubble } from "../../parts/figures/ModuleBubble.tsx";
import { getModule } from "../../parts/modules/get-module.ts";
import type { Module } from "../../parts/modules/schema.ts";
import { Section } from "../../parts/sections/Section.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { getModulePath } from "../../routes.ts";
import type { UnitRatePage } from "./schema.ts";

interface UnitRateModulesProps {
  page: UnitRatePage;
  modules: readonly Module[];
}

/** Five modules, tapped into one line: the catalog. */
export function UnitRateModules({ page, modules }: UnitRateModulesProps) {
  const { items } = page.modules;
  return (
    <Section
      id="unit-rate-modules"
      className="sheet-grid py-band"
      sheet={page.sheet}
      {...page.modules}
    >
      <div className="mt-12 md:mt-16">
        <p className="bg-ink px-4 py-2 tag text-white uppercase lg:inline-block">
          {page.catalog.eyebrow}
        </p>
        <ul className="border-ink max-lg:border-l-2 lg:grid lg:grid-cols-5 lg:border-t-2">
          {items.map(({ id, benefit }) => {
            const { tag, name } = getModule(modules, id);
            return (
              <li
                key={id}
                className="relative flex gap-4 break-inside-avoid max-lg:pt-7 max-lg:pl-6 lg:block lg:pt-10 lg:pr-6"
              >
                {/* The tap from the catalog's line to the instrument. */}
                <span
                  aria-hidden="true"
                  className="absolute bg-ink max-lg:top-13 max-lg:left-0 max-lg:h-px max-lg:w-6 lg:top-0 lg:left-6 lg:h-10 lg:w-px"
                />
                <ModuleBubble tag={tag} className="rounded-full bg-paper text-ink" />
                <div>
                  <h3 className="text-h4 lg:mt-4">
                    <AppLink href={getModulePath(id)} className="quiet-link">
                      {name}
                    </AppLink>
                  </h3>
                  <p className="mt-2 text-detail text-text">{benefit}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
