import { definePage } from "../../engine/page.ts";
import { CheckUs } from "../../parts/checks/CheckUs.tsx";
import { checks } from "../../parts/checks/schema.ts";
import { site } from "../../parts/chrome/site-schema.ts";
import { buildOrganization } from "../../parts/head/site-entries.ts";
import { modules } from "../../parts/modules/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { LastUpdated } from "../../parts/sections/LastUpdated.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { paths } from "../../routes.ts";
import { ColumnScene } from "./ColumnScene.tsx";
import { Dimensions } from "./Dimensions.tsx";
import { Pillars } from "./Pillars.tsx";
import { Purpose } from "./Purpose.tsx";
import { aboutPage } from "./schema.ts";
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
