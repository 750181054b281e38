import { ModuleBubble } from "../../parts/figures/ModuleBubble.tsx";
import { getModule } from "../../parts/modules/get-module.ts";
import type { Module } from "../../parts/modules/schema.ts";
import { Section } from "../../parts/sections/Section.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { ButtonLink } from "../../parts/ui/ButtonLink.tsx";
import { getModulePath } from "../../routes.ts";
import type { IntegrationsPage } from "./schema.ts";

interface ConnectedModulesProps {
  page: IntegrationsPage;
  modules: readonly Module[];
}

/** Three modules that a connection serves from the first day. */
export function ConnectedModules({ page, modules }: ConnectedModulesProps) {
  const { items, viewAll } = page.modules;
  return (
    <Section
      id="connected"
      className="border-t border-hairline bg-sheet py-band"
      sheet={page.sheet}
      {...page.modules}
    >
      <ul className="mt-6 grid gap-x-16 border-t border-ink md:mt-10 lg:grid-cols-3">
        {items.map(({ id, text: reason }) => {
          const { tag, name } = getModule(modules, id);
          return (
            <li
              key={id}
              className="group/card relative flex gap-5 border-hairline py-3.5 not-first:border-t lg:flex-col lg:py-7 lg:not-first:border-t-0 lg:not-first:before:absolute lg:not-first:before:inset-y-0 lg:not-first:before:-left-8 lg:not-first:before:border-l lg:not-first:before:border-hairline"
            >
              <ModuleBubble tag={tag} className="text-ink" />
              <div>
                <h3 className="text-h3">
                  <AppLink
                    href={getModulePath(id)}
                    className="card-cover underline decoration-1 underline-offset-4 group-hover/card:decoration-2"
                  >
                    {name}
                  </AppLink>
                </h3>
                <p className="mt-1 text-detail text-text lg:mt-3">{reason}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <div className="border-t border-hairline pt-6">
        <ButtonLink tone="line" {...viewAll} arrow />
      </div>
    </Section>
  );
}
