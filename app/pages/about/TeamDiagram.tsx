import { Branches } from "../../parts/bands/BranchesBand.tsx";
import type { Site } from "../../parts/head/site-schema.ts";
import type { Place } from "../../parts/sections/place.ts";
import { Section } from "../../parts/sections/Section.tsx";
import { ButtonLink } from "../../parts/ui/ButtonLink.tsx";
import { SampleMark } from "../../parts/ui/SampleMark.tsx";
import { FieldLeads } from "./FieldLeads.tsx";
import type { AboutBand } from "./schema.ts";

interface TeamDiagramProps {
  band: Extract<AboutBand, { band: "team" }>;
  place: Place;
  site: Site;
}

/** The organization as a line diagram: one header, one branch for each discipline, and the title block. */
export function TeamDiagram({ band, place, site }: TeamDiagramProps) {
  const { title, text, header, items, facts, leads, careers } = band;
  const { city, country } = site.address;
  const state = (value: string) => ({ value, isSample: false });
  const cells = [
    { label: facts.company, value: state(site.company) },
    { label: facts.seat, value: state(`${city}, ${country}`) },
    facts.places,
    ...(facts.people ? [facts.people] : []),
  ];
  return (
    <Section {...place} className={`sheet-grid ${place.className}`} title={title} text={text}>
      <Branches header={header} items={items} />
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
}
