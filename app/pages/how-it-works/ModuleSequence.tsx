import { ModuleBubble } from "../../parts/figures/ModuleBubble.tsx";
import { getModule } from "../../parts/modules/get-module.ts";
import type { Module } from "../../parts/modules/schema.ts";
import { Section } from "../../parts/sections/Section.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { Arrow } from "../../parts/ui/Arrow.tsx";
import { getModulePath } from "../../routes.ts";
import type { HowItWorksPage } from "./schema.ts";

interface ModuleSequenceProps {
  page: HowItWorksPage;
  modules: readonly Module[];
}

/** All modules as tiles, in the order in which a job meets them. */
export function ModuleSequence({ page, modules }: ModuleSequenceProps) {
  const { groups } = page.modules;
  return (
    <Section id="sequence" className="sheet-grid py-band" sheet={page.sheet} {...page.modules}>
      <div className="mt-12 grid gap-x-6 gap-y-12 md:mt-16 lg:grid-cols-3">
        {groups.map((group) => (
          <div key={group.title}>
            <h3 className="tag text-center font-mono uppercase">{group.title}</h3>
            <div aria-hidden="true" className="mt-2 dimension-line" />
            <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
              {group.modules.map((id) => (
                <ModuleTile key={id} module={getModule(modules, id)} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

function ModuleTile({ module }: { module: Module }) {
  const { id, tag, name, purpose } = module;
  return (
    <li className="group/card relative flex gap-5 border last:odd:sm:max-lg:col-span-2 border-hairline bg-sheet p-5 transition-colors hover:border-ink sm:p-6">
      <ModuleBubble tag={tag} className="text-ink" />
      <div>
        <h4 className="text-h4">
          <AppLink href={getModulePath(id)} className="card-cover">
            {name}
            <Arrow className="ml-2 inline-block text-signal-deep" />
          </AppLink>
        </h4>
        <p className="mt-2 text-detail text-text">{purpose}</p>
      </div>
    </li>
  );
}
