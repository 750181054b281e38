import type { ReactNode } from "react";
import type { Contents } from "../../engine/page.ts";
import { RelatedArticles } from "../../parts/articles/RelatedArticles.tsx";
import { articles } from "../../parts/articles/schema.ts";
import { CalculatorEntry } from "../../parts/calculators/CalculatorEntry.tsx";
import { type CalculatorEntryWords, calculatorsPage } from "../../parts/calculators/schema.ts";
import { contactPage } from "../../parts/contact-form/contact-page-schema.ts";
import { ModuleScreen, screenSamples } from "../../parts/figures/ModuleScreen.tsx";
import { site } from "../../parts/head/site-schema.ts";
import { modules } from "../../parts/modules/schema.ts";
import { FaqList } from "../../parts/sections/FaqList.tsx";
import { KeyBenefits } from "../../parts/sections/KeyBenefits.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { ProblemSection } from "../../parts/sections/ProblemSection.tsx";
import { Section } from "../../parts/sections/Section.tsx";
import { StoryQuote } from "../../parts/stories/StoryQuote.tsx";
import { messages } from "../../parts/toasts/schema.ts";
import { Picture } from "../../parts/ui/Picture.tsx";
import { getArticlePath, getCalculatorPath } from "../../routes.ts";
import { FormBand } from "./FormBand.tsx";
import { SplitBand } from "./SplitBand.tsx";
import { type Band, type BandOf, campaignLabels } from "./schema.ts";

interface CampaignBandProps {
  /** Unique on the page; ids in the band begin with it. */
  id: string;
  band: Band;
  /** Of the page. */
  path: string;
  content: Contents<typeof campaignNeeds>;
}

/** A band of a campaign's page, as the site's own section of that kind. */
export function CampaignBand({ id, band, path, content }: CampaignBandProps): ReactNode {
  const { articles, contact, labels, messages, modules, site, tools, ...samples } = content;
  const { eyebrow, title } = band;
  switch (band.band) {
    case "hero": {
      const { picture, alt = "" } = band.photo ?? { picture: band.picture, alt: band.pictureAlt };
      return (
        <PageHero {...band}>
          {picture && (
            <div>
              <Picture
                picture={picture}
                alt={alt}
                sizes="(min-width: 64rem) 46vw, 100vw"
                priority
                className="aspect-5/4 w-full"
              />
            </div>
          )}
        </PageHero>
      );
    }
    case "problem":
      return (
        <ProblemSection
          id={id}
          label={[eyebrow]}
          problem={band}
          example={labels.example}
          unfold={labels.unfold}
        />
      );
    case "figure":
      return (
        <SplitBand {...{ id, eyebrow, title }} text={band.text} link={band.link} room>
          <ModuleScreen id={band.module} samples={samples} closeUp />
        </SplitBand>
      );
    case "benefits":
      return <KeyBenefits id={id} label={[eyebrow]} title={title} benefits={band.items} />;
    case "quote":
      return (
        <SplitBand {...{ id, eyebrow, title }}>
          <StoryQuote quote={band} modules={modules} labels={labels.quote} />
        </SplitBand>
      );
    case "faq":
      return <FaqList name={id} label={[eyebrow]} {...band} />;
    case "articles": {
      const chosen = band.articles.flatMap(
        ({ href }) => articles.find(({ slug }) => getArticlePath(slug) === href) ?? [],
      );
      return <RelatedArticles id={id} articles={chosen} words={{ label: eyebrow, title }} />;
    }
    case "tool": {
      const { items, open } = tools.register;
      const entry = items.find(({ href }) => href === getCalculatorPath(band.tool));
      return entry && <CalculatorBand {...{ id, band, entry, open }} />;
    }
    case "form":
      return <FormBand {...{ id, band, path, contact, messages, site }} />;
  }
}

interface CalculatorBandProps {
  id: string;
  band: BandOf<"tool">;
  entry: CalculatorEntryWords;
  /** What the link to the sheet says. */
  open: string;
}

/** A calculation sheet, as the register lists it. */
function CalculatorBand({ id, band, entry, open }: CalculatorBandProps) {
  const { eyebrow, title, text } = band;
  return (
    <Section id={id} {...{ eyebrow, title, text }}>
      <ul className="mt-8 border-[1.5px] border-ink bg-sheet shadow-panel md:mt-12">
        <CalculatorEntry entry={entry} open={open} />
      </ul>
    </Section>
  );
}

/** What a campaign's bands show beside their own words. */
export const campaignNeeds = {
  articles,
  contact: contactPage,
  labels: campaignLabels,
  messages,
  modules,
  site,
  tools: calculatorsPage,
  ...screenSamples,
};
