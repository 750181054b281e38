import { IndustryPicture } from "../../parts/industries/IndustryPicture.tsx";
import type { Industry } from "../../parts/industries/schema.ts";
import { Section } from "../../parts/sections/Section.tsx";
import type { HomePage } from "./schema.ts";

interface IndustryGridProps {
  industries: readonly Industry[];
  page: HomePage;
}

/** The industries, each as a model of its plant; their figures are on How It Works. */
export function IndustryGrid({ industries, page }: IndustryGridProps) {
  if (industries.length === 0) return;
  return (
    <Section
      id="industries"
      className="dense-bands bg-sheet py-band"
      sheet={page.sheet}
      {...page.industries}
    >
      <ul className="mt-4 grid grid-cols-3 gap-x-4 gap-y-3 md:mt-10 md:gap-x-8 md:gap-y-6 xl:grid-cols-6">
        {industries.map((industry) => (
          <li key={industry.id} className="row-span-3 grid grid-rows-subgrid gap-y-1.5">
            <div>
              <IndustryPicture
                industry={industry}
                sizes="(min-width: 80rem) 180px, (min-width: 48rem) 30vw, 112px"
                className="max-md:aspect-3/2 object-cover"
              />
            </div>
            <h3 className="text-small leading-tight md:text-h4">{industry.name}</h3>
            <p className="text-small text-text">{industry.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
