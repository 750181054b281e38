import type { Industry } from "../../parts/industries/schema.ts";
import { Section } from "../../parts/sections/Section.tsx";
import { Picture } from "../../parts/ui/Picture.tsx";
import type { HowItWorksPage } from "./schema.ts";

interface IndustryCardsProps {
  page: HowItWorksPage;
  industries: readonly Industry[];
}

/** The six industries: a model of each, with its metrics on dimension lines. */
export function IndustryCards({ page, industries }: IndustryCardsProps) {
  return (
    <Section id="industries" sheet={page.sheet} {...page.industries}>
      <ul className="mt-12 grid gap-x-10 border-t border-ink md:mt-16 lg:grid-cols-2">
        {industries.map(({ id, name, picture, description, stats }) => (
          <li
            key={id}
            className="grid grid-cols-[30%_minmax(0,1fr)] gap-x-5 border-b border-hairline py-7 md:grid-cols-[12rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-8"
          >
            <div className="relative aspect-4/3 self-center md:row-span-2">
              <Picture
                picture={picture}
                alt=""
                sizes="(min-width: 48rem) 192px, 30vw"
                className="absolute inset-0 size-full"
              />
            </div>
            <div className="max-md:self-center">
              <h3 className="text-h4">{name}</h3>
              <p className="mt-2 text-detail text-text">{description}</p>
            </div>
            <dl className="grid grid-cols-3 gap-x-4 pt-5 max-md:col-span-full md:self-end">
              {stats.map((stat) => (
                <div key={stat.label} className="flex flex-col-reverse justify-end">
                  <dt className="mt-1.5 tag text-graphite">{stat.label}</dt>
                  <dd>
                    <span className="font-head text-h3 tabular-nums">{stat.value.value}</span>
                    <span aria-hidden="true" className="mt-1 block text-petrol dimension-line" />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
