import { getModule } from "../../parts/modules/get-module.ts";
import type { Module } from "../../parts/modules/schema.ts";
import { Section } from "../../parts/sections/Section.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import type { HowItWorksPage } from "./schema.ts";

interface ModuleRegisterProps {
  page: HowItWorksPage;
  modules: readonly Module[];
}

/** Which modules are available, by product name. */
export function ModuleRegister({ page, modules }: ModuleRegisterProps) {
  return (
    <Section ruled id="available" className="pb-band" sheet={page.sheet} {...page.available}>
      <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {page.available.items.map(({ module: id, href }) => {
          const { tag, alternateName } = getModule(modules, id);
          return (
            <li key={id} className="relative flex min-h-11 flex-col justify-center">
              <span className="tag text-graphite">{tag}</span>
              <AppLink href={href} className="self-start font-medium quiet-link card-cover">
                {alternateName}
              </AppLink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
