import { getModule } from "../../parts/modules/get-module.ts";
import type { Module } from "../../parts/modules/schema.ts";
import { RuledTable } from "../../parts/sections/RuledTable.tsx";
import { Section } from "../../parts/sections/Section.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import type { HowItWorksPage } from "./schema.ts";

interface ModuleRegisterProps {
  page: HowItWorksPage;
  modules: readonly Module[];
}

/** Which modules are available, by product name: what each needs to start and hands over; on phones the names alone. */
export function ModuleRegister({ page, modules }: ModuleRegisterProps) {
  const { columns, items } = page.available;
  return (
    <Section
      ruled
      id="available"
      className="pb-band @max-table:[&_td]:hidden"
      headClass="md:border-none"
      sheet={page.sheet}
      {...page.available}
    >
      <RuledTable
        headClass="-indent-14 pl-14! font-normal"
        columns={[{ head: columns.module }, { head: columns.needs }, { head: columns.handsOver }]}
        rows={items.map(({ module: id, href, needs, handsOver }) => {
          const { tag, name, alternateName } = getModule(modules, id);
          return {
            name: id,
            head: <ProductName {...{ tag, name, alternateName, href }} />,
            cells: [needs, handsOver],
          };
        })}
      />
    </Section>
  );
}

interface ProductNameProps extends Pick<Module, "tag" | "name" | "alternateName"> {
  href: string;
}

function ProductName({ tag, name, alternateName, href }: ProductNameProps) {
  return (
    <>
      <span className="mr-3 inline-block w-11 indent-0 tag text-graphite">{tag}</span>
      <AppLink href={href} className="mr-2 font-medium quiet-link card-cover">
        {alternateName}
      </AppLink>{" "}
      <span className="text-small text-graphite">{name}</span>
    </>
  );
}
