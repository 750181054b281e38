import type { ReactNode } from "react";
import { SectionHead } from "../../parts/sections/SectionHead.tsx";
import { ButtonLink } from "../../parts/ui/ButtonLink.tsx";
import type { HomePage } from "./schema.ts";

interface HomeModulesProps {
  page: HomePage;
  /** The seven modules in three tiers. */
  children: ReactNode;
}

/** The home page's way into the product: what to start with. */
export function HomeModules({ page, children }: HomeModulesProps) {
  const { eyebrow, title, text, viewAll } = page.modules;
  return (
    <section aria-labelledby="modules-title" className="pt-6 pb-band md:pt-10">
      <div className="page-column">
        <SectionHead
          id="modules-title"
          label={[page.sheet, eyebrow]}
          title={title}
          text={text}
          className="mb-12 md:mb-16"
        />
        {children}
        <div className="mt-8 flex justify-end">
          <ButtonLink tone="line" href={viewAll.href} arrow>
            {viewAll.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
