import { ModuleBubble } from "../../parts/figures/marks.tsx";
import { getModule, type Module } from "../../parts/modules/schema.ts";
import { Section } from "../../parts/sections/Section.tsx";
import { AppLink } from "../../parts/ui/links.tsx";
import { getModulePath } from "../../routes.ts";
import type { HowItWorksPage } from "./schema.ts";

interface ModuleSequenceProps {
  page: HowItWorksPage;
  modules: readonly Module[];
}

/** All modules as tiles, in the order in which a job meets them; on wide pages as loops of one line. */
export function ModuleSequence({ page, modules }: ModuleSequenceProps) {
  return (
    <Section ruled id="sequence" sheet={page.sheet} {...page.modules}>
      <div className="mt-5 grid gap-y-3 lg:grid-cols-[2fr_3fr_2fr]">
        {page.modules.groups.map((group) => (
          <div key={group.title} className="group/stage">
            <h3 className="flex items-center gap-x-4 tag font-mono whitespace-nowrap uppercase max-[22rem]:whitespace-normal max-[22rem]:after:hidden after:w-full after:dimension-line after:text-petrol lg:mr-4 lg:flex-col lg:gap-y-2">
              {group.title}
            </h3>
            <ul className="mt-1 grid grid-cols-2 sm:grid-cols-3 lg:mt-6 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
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
    <li className="group/card relative flex items-center gap-x-2.5 py-1 before:absolute before:inset-x-0 before:top-6 before:h-px before:bg-ink max-lg:before:hidden sm:max-lg:items-start sm:max-lg:py-2 lg:block group-last/stage:last:before:hidden">
      <ModuleBubble
        tag={tag}
        className="relative rounded-full bg-paper text-ink transition-colors group-hover/card:bg-signal max-lg:size-10"
      />
      <div className="pr-2 lg:pr-5">
        <h4 className="text-small leading-tight sm:text-body lg:mt-4 lg:text-h4">
          <AppLink href={getModulePath(id)} className="quiet-link card-cover">
            {name}
          </AppLink>
        </h4>
        <p className="mt-1.5 text-small text-text max-sm:hidden">{purpose}</p>
      </div>
    </li>
  );
}
