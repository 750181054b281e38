import { ModuleBubble } from "../../parts/figures/ModuleBubble.tsx";
import type { Module } from "../../parts/modules/schema.ts";
import { SectionHead } from "../../parts/sections/SectionHead.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { getModulePath } from "../../routes.ts";
import type { HowItWorksPage } from "./schema.ts";

interface ModuleSequenceProps {
  page: HowItWorksPage;
  modules: readonly Module[];
}

/** The seven modules as tiles, in the order in which a job meets them. */
export function ModuleSequence({ page, modules }: ModuleSequenceProps) {
  const { eyebrow, title, text, groups } = page.modules;
  return (
    <section aria-labelledby="sequence-title" className="sheet-grid py-band">
      <div className="page-column">
        <SectionHead id="sequence-title" label={[page.sheet, eyebrow]} title={title} text={text} />
        <div className="mt-12 grid gap-x-6 gap-y-12 md:mt-16 lg:grid-cols-3">
          {groups.map((group) => (
            <div key={group.title}>
              <h3 className="tag text-center font-mono uppercase">{group.title}</h3>
              <div aria-hidden="true" className="mt-2 dimension-line" />
              <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
                {group.modules.flatMap((id) => {
                  const module = modules.find((each) => each.id === id);
                  return module ? <ModuleTile key={id} module={module} /> : [];
                })}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function ModuleTile({ module }: { module: Module }) {
  const { id, tag, name, purpose } = module;
  return (
    <li className="group/tile relative flex gap-5 border last:odd:sm:max-lg:col-span-2 border-hairline bg-sheet p-5 transition-colors hover:border-ink sm:p-6">
      <ModuleBubble tag={tag} className="text-ink" />
      <div>
        <h4 className="text-h4">
          <AppLink
            href={getModulePath(id)}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3"
          >
            {name}
            <span
              aria-hidden="true"
              className="ml-2 inline-block text-signal-deep transition-transform group-hover/tile:translate-x-1"
            >
              →
            </span>
          </AppLink>
        </h4>
        <p className="mt-2 text-[0.96875rem] leading-normal text-text">{purpose}</p>
      </div>
    </li>
  );
}
