import { getModule } from "../../parts/modules/get-module.ts";
import type { Module } from "../../parts/modules/schema.ts";
import { SideHead } from "../../parts/sections/SideHead.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import type { HowItWorksPage } from "./schema.ts";

interface ModuleRegisterProps {
  page: HowItWorksPage;
  modules: readonly Module[];
}

/** Which modules are available, as the register of a drawing set, by product name. */
export function ModuleRegister({ page, modules }: ModuleRegisterProps) {
  const { status, items } = page.available;
  return (
    <section
      aria-labelledby="available-title"
      className="border-y border-hairline bg-sheet py-band"
    >
      <div className="page-column grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.4fr] lg:items-start">
        <SideHead
          id="available-title"
          sheet={page.sheet}
          {...page.available}
          measure="max-w-[9em]"
        />
        <ul className="grid border-t border-ink sm:grid-cols-2 sm:gap-x-8">
          {items.map(({ module: id, href }) => {
            const { tag, name, alternateName } = getModule(modules, id);
            return (
              <li
                key={href}
                className="relative grid grid-cols-[3.5rem_1fr_auto] items-baseline gap-x-2 border-b border-hairline py-4 transition-colors hover:bg-paper"
              >
                <span className="tag text-graphite">{tag}</span>
                <span>
                  <AppLink href={href} className="font-medium card-cover">
                    {alternateName}
                  </AppLink>
                  <span className="block text-small text-graphite">{name}</span>
                </span>
                <span className="flex items-center gap-2 tag text-cleared">
                  <span aria-hidden="true" className="size-2 bg-cleared" />
                  {status}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
