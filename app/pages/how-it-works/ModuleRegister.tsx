import { getModule } from "../../parts/modules/get-module.ts";
import type { Module } from "../../parts/modules/schema.ts";
import { Section } from "../../parts/sections/Section.tsx";
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
    <Section
      ruled
      id="available"
      className="pb-band"
      headClass="md:border-none"
      sheet={page.sheet}
      {...page.available}
    >
      <StripTable
        columns={[columns.module, columns.needs, columns.handsOver]}
        onPhone="heads"
        headClass="-indent-14 pl-14"
        rows={items.map(({ module: id, href, needs, handsOver }) => {
          const { tag, name, alternateName } = getModule(modules, id);
          return {
            name: id,
            head: (
              <>
                <span className="mr-3 inline-block w-11 indent-0 tag text-graphite">{tag}</span>
                <AppLink
                  href={href}
                  className="mr-3 font-medium quiet-link card-cover md:whitespace-nowrap"
                >
                  {alternateName}
                </AppLink>
                <span className="text-small text-graphite indent-0 md:whitespace-nowrap md:max-lg:block">
                  {name}
                </span>
              </>
            ),
            cells: [needs, handsOver],
          };
        })}
      />
    </Section>
  );
}
