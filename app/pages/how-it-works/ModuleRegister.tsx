import { getModule, type Module } from "../../parts/modules/schema.ts";
import { Section } from "../../parts/sections/Section.tsx";
import { AppLink } from "../../parts/ui/links.tsx";
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
        {page.available.items.map(({ module: id, href }) => (
          <li key={id} className="relative flex min-h-11 items-center">
            <AppLink href={href} className="font-medium quiet-link card-cover">
              {getModule(modules, id).alternateName}
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
