import { getModule } from "../../parts/modules/get-module.ts";
import type { Module } from "../../parts/modules/schema.ts";
import { SideHead } from "../../parts/sections/SideHead.tsx";
import { StripTable } from "../../parts/sections/StripTable.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import type { HowItWorksPage } from "./schema.ts";

interface ModuleRegisterProps {
  page: HowItWorksPage;
  modules: readonly Module[];
}

/** Which modules are available, by product name: what each needs to start, and what it hands over. */
export function ModuleRegister({ page, modules }: ModuleRegisterProps) {
  const { columns, items } = page.available;
  return (
    <section
      aria-labelledby="available-title"
      className="border-t border-hairline bg-sheet py-band"
    >
      <div className="page-column grid gap-x-16 gap-y-6 lg:grid-cols-[20rem_1fr]">
        <SideHead id="available-title" sheet={page.sheet} {...page.available} />
        <StripTable
          columns={[columns.module, columns.needs, columns.handsOver]}
          rows={items.map(({ module: id, href, needs, handsOver }) => {
            const { tag, name, alternateName } = getModule(modules, id);
            return {
              name: id,
              head: (
                <span className="grid grid-cols-[3.25rem_1fr] items-baseline">
                  <span className="tag text-graphite">{tag}</span>
                  <AppLink href={href} className="font-medium card-cover">
                    {alternateName}
                  </AppLink>
                  <span className="col-start-2 text-small text-graphite">{name}</span>
                </span>
              ),
              cells: [needs, handsOver],
            };
          })}
        />
      </div>
    </section>
  );
}
