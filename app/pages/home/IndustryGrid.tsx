import { IndustryPicture } from "../../parts/industries/IndustryPicture.tsx";
import type { Industry } from "../../parts/industries/schema.ts";
import { getModule } from "../../parts/modules/get-module.ts";
import type { Module } from "../../parts/modules/schema.ts";
import { Section } from "../../parts/sections/Section.tsx";
import { AppLink } from "../../parts/ui/AppLink.tsx";
import { getModulePath } from "../../routes.ts";
import type { HomePage } from "./schema.ts";

interface IndustryGridProps {
  industries: readonly Industry[];
  modules: readonly Module[];
  page: HomePage;
}

/** The industries: a model of each, one sentence, and the module to start with. Their figures are on How It Works. */
export function IndustryGrid({ industries, modules, page }: IndustryGridProps) {
  if (industries.length === 0) return;
  const { startsWith } = page.industries;
  return (
    <Section id="industries" className="bg-sheet py-band" sheet={page.sheet} {...page.industries}>
      <ul className="mt-6 max-md:gap-0! snap-strip md:mt-14 md:grid md:grid-cols-2 md:border-t md:border-l md:border-hairline lg:grid-cols-3 print:grid-cols-3 print:border-0">
        {industries.map((industry) => (
          <li
            key={industry.id}
            className="relative flex flex-col border-hairline max-md:w-[min(20rem,84%)]! max-md:border max-md:not-last:border-r-0 md:border-r md:border-b"
          >
            <IndustryPicture
              industry={industry}
              sizes="(min-width: 100rem) 460px, (min-width: 80rem) 410px, (min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 320px"
              className={industry.picture && "px-9 pt-4 md:px-4"}
            />
            <h3 className="mt-3 px-6 text-h4">{industry.name}</h3>
            <p className="mt-2 px-6 text-small text-text md:text-detail">{industry.description}</p>
            <AppLink
              href={getModulePath(industry.startsWith)}
              className="mx-6 mt-auto mb-4 self-start pt-3 text-small quiet-link card-cover"
            >
              {startsWith.replace("{module}", getModule(modules, industry.startsWith).name)}
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
