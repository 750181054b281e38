import { defineBandPage } from "../../parts/bands/Bands.tsx";
import { Branches } from "../../parts/bands/BranchesBand.tsx";
import { buildOrganization } from "../../parts/head/page-graph.ts";
import { site } from "../../parts/head/site-schema.ts";
import { Section } from "../../parts/sections/Section.tsx";
import { LastUpdated } from "../../parts/ui/Day.tsx";
import { ButtonLink } from "../../parts/ui/links.tsx";
import { SampleMark } from "../../parts/ui/SampleMark.tsx";
import { paths } from "../../routes.ts";
import { aboutPage } from "./schema.ts";

export default defineBandPage({
  path: paths.about,
  words: aboutPage,
  needs: { site },
  head: ({ site }) => ({ type: "AboutPage", others: () => [buildOrganization(site)] }),
  own: {
    /** The organization as a line diagram: one header, one branch for each discipline, and the title block. */
    team: {
      draw({ band, place, content: { site } }) {
        const { facts, careers } = band;
        const state = (value: string) => ({ value, isSample: false });
        const cells = [
          { label: facts.company, value: state(site.company) },
          { label: facts.seat, value: state(`${site.address.city}, ${site.address.country}`) },
          facts.places,
          ...(facts.people ? [facts.people] : []),
        ];
        return (
          <Section {...band} {...place} className={`sheet-grid ${place.className}`}>
            <Branches {...band} />
            <dl className="mt-8 flex flex-wrap gap-px border border-ink bg-ink *:grow *:basis-[45%] lg:mt-12 lg:*:basis-0">
              {cells.map(({ label, value }) => (
                <div key={label} className="bg-sheet px-4 py-3 sm:px-5 sm:py-4">
                  <dt className="tag text-graphite uppercase">{label}</dt>
                  <dd className="mt-1 text-[0.96875rem] leading-snug font-medium">
                    {value.value}
                    <SampleMark of={value} />
                  </dd>
                </div>
              ))}
            </dl>
            <ButtonLink tone="line" {...careers} arrow className="mt-6" />
          </Section>
        );
      },
    },
    updated: {
      draw: ({ band, content: { site } }) => (
        <div className="page-column py-4 md:text-right">
          <LastUpdated pattern={band.text} date={site.lastUpdated.structuredData} />
        </div>
      ),
    },
  },
});
