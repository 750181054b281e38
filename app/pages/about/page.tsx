import { definePage } from "../../engine/page.ts";
import { CheckUs } from "../../parts/checks/CheckUs.tsx";
import { checks } from "../../parts/checks/schema.ts";
import { buildOrganization } from "../../parts/head/site-entries.ts";
import { site } from "../../parts/head/site-schema.ts";
import { modules } from "../../parts/modules/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { LastUpdated } from "../../parts/sections/LastUpdated.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { Section } from "../../parts/sections/Section.tsx";
import { DimensionFigure } from "../../parts/ui/DimensionFigure.tsx";
import { paths } from "../../routes.ts";
import { ColumnScene } from "./ColumnScene.tsx";
import { Pillars } from "./Pillars.tsx";
import { Purpose } from "./Purpose.tsx";
import { type AboutPage, aboutPage } from "./schema.ts";
import { TeamDiagram } from "./TeamDiagram.tsx";

export default definePage({
  address: { path: paths.about },
  needs: { words: aboutPage, checks, modules, site },
  head: ({ words, site }) => ({
    ...words,
    type: "AboutPage",
    others: () => [buildOrganization(site)],
  }),
  render({ words, checks, modules, site }) {
    const revised = site.lastUpdated.structuredData;
    return (
      <>
        <PageHero {...words.hero}>
          <ColumnScene scene={words.scene} tags={modules.map(({ tag }) => tag)} />
        </PageHero>
        <Pillars {...words.pillars} />
        <Dimensions {...words.metrics} />
        <CheckUs checks={checks} />
        <Purpose {...words.purpose} />
        <TeamDiagram
          team={words.team}
          company={site.company}
          seat={`${site.address.city}, ${site.address.country}`}
        />
        <LastUpdated pattern={words.lastUpdated} date={revised} />
        <ClosingCall {...words.closing} />
      </>
    );
  },
});

/** The metrics as dimensions on a drawing: the overall dimension, with the chain below it. */
function Dimensions({ label, title, overall, chain }: AboutPage["metrics"]) {
  return (
    <Section id="dimensions" room label={label} title={title}>
      <DimensionFigure
        {...overall}
        className="mt-7 flex flex-col md:mt-16 [&_p:first-child]:text-[clamp(4.5rem,3rem+7vw,9rem)] [&_[aria-hidden]]:text-signal"
      />
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-4">
        {chain.map((metric) => (
          <li key={metric.label}>
            <DimensionFigure {...metric} className="[&_[aria-hidden]]:text-room-mute" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
