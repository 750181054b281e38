import { IndustryPicture } from "../../parts/industries/IndustryPicture.tsx";
import type { Industry } from "../../parts/industries/schema.ts";
import { Section } from "../../parts/sections/Section.tsx";
import { MetricLabel } from "../../parts/ui/DimensionFigure.tsx";
import { SampleMark } from "../../parts/ui/SampleMark.tsx";
import type { HowItWorksPage } from "./schema.ts";

interface IndustryCardsProps {
  page: HowItWorksPage;
  industries: readonly Industry[];
}

/** The industries: a model of each, with its three metrics. */
export function IndustryCards({ page, industries }: IndustryCardsProps) {
  if (industries.length === 0) return;
  return (
    <Section
      ruled
      id="industries"
      anchor="industries"
      className="border-t border-hairline py-band"
      sheet={page.sheet}
      {...page.industries}
    >
      <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-8 md:grid-cols-3 xl:grid-cols-6">
        {industries.map((industry) => (
          <li key={industry.id} className="row-span-4 grid grid-rows-subgrid gap-y-1.5">
            <div>
              <IndustryPicture
                industry={industry}
                sizes="(min-width: 80rem) 220px, (min-width: 48rem) 33vw, 152px"
              />
            </div>
            <h3 className="text-h4">{industry.name}</h3>
            <p className="text-small text-text">{industry.description}</p>
            {industry.stats.length > 0 && (
              <dl className="grid grid-cols-[1fr_auto] border-t border-ink *:border-b *:border-hairline *:py-1">
                {industry.stats.map((stat) => [
                  <dt key={stat.label} className="flex items-center tag text-graphite">
                    <MetricLabel {...stat} />
                  </dt>,
                  <dd key={stat.value.value} className="font-head font-strong tabular-nums">
                    {stat.value.value}
                    <SampleMark of={stat.value} />
                  </dd>,
                ])}
              </dl>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
