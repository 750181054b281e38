import { fillPattern } from "content-model/fill-pattern";
import { defineBandPage } from "../../parts/bands/Bands.tsx";
import { Branches } from "../../parts/bands/BranchesBand.tsx";
import { buildOrganization } from "../../parts/head/page-graph.ts";
import { site } from "../../parts/head/site-schema.ts";
import { Section } from "../../parts/sections/Section.tsx";
import { LastUpdated } from "../../parts/ui/Day.tsx";
import { ButtonLink } from "../../parts/ui/links.tsx";
import { Picture } from "../../parts/ui/Picture.tsx";
import { SampleMark } from "../../parts/ui/SampleMark.tsx";
import { paths } from "../../routes.ts";
import { aboutPage, type FieldLeadsWords } from "./schema.ts";

export default defineBandPage({
  path: paths.about,
  words: aboutPage,
  needs: { site },
  head: ({ site }) => ({ type: "AboutPage", others: () => [buildOrganization(site)] }),
  own: {
    /** The organization as a line diagram: one header, one branch for each discipline, and the title block. */
    team: {
      draw({ band, place, content: { site } }) {
        const { facts, leads, careers } = band;
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
            {leads && <FieldLeads {...leads} />}
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

/** The people a plant meets first, each with the plants and the years behind them. */
function FieldLeads({ title, years, people }: FieldLeadsWords) {
  return (
    <>
      <h3 className="mt-8 tag font-mono text-graphite uppercase lg:mt-12">{title}</h3>
      <ul className="mt-3 grid gap-px border-y border-ink bg-hairline sm:grid-cols-2 lg:grid-cols-4">
        {people.map(({ name, role, plants, years: count, portrait }) => (
          <li key={name.value} className="flex grow gap-4 bg-paper py-4 sm:px-4">
            {portrait && (
              <Picture
                picture={portrait.picture}
                alt={portrait.alt}
                sizes="64px"
                className="size-16 flex-none"
              />
            )}
            <div>
              <h4 className="text-h4">
                {name.value}
                <SampleMark of={name} />
              </h4>
              <p className="mt-1 text-detail">{role}</p>
              <p className="mt-1 text-small text-graphite">{plants.join(", ")}</p>
              <p className="mt-1 tag text-graphite">{fillPattern(years, { years: count })}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
