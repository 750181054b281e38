import type { ReactNode } from "react";
import { getArticlePath, getCalculatorPath, getModulePath } from "../../routes.ts";
import { RelatedArticles } from "../articles/ArticleRows.tsx";
import { CalculatorEntry } from "../calculators/CalculatorEntry.tsx";
import { ModuleScreen } from "../figures/ModuleScreen.tsx";
import { getModule } from "../modules/get-module.ts";
import { ClosingCall } from "../sections/ClosingCall.tsx";
import { FaqList } from "../sections/FaqList.tsx";
import { ProblemSection } from "../sections/ProblemSection.tsx";
import type { Place } from "../sections/place.ts";
import { Section } from "../sections/Section.tsx";
import { StoryQuote } from "../stories/StoryQuote.tsx";
import { BranchesBand } from "./BranchesBand.tsx";
import type { BandContent } from "./band-needs.ts";
import type { BandOf, KitBand } from "./band-schema.ts";
import { FormBand } from "./FormBand.tsx";
import { HeroBand } from "./HeroBand.tsx";
import { MetricsBand } from "./MetricsBand.tsx";
import { PointsBand } from "./PointsBand.tsx";
import { PurposeBand } from "./PurposeBand.tsx";
import { SplitBand } from "./SplitBand.tsx";
import { StepsBand } from "./StepsBand.tsx";
import { TableBand } from "./TableBand.tsx";
import { TraceBand } from "./TraceBand.tsx";

interface BandProps {
  band: KitBand;
  place: Place;
  content: BandContent;
  /** In the hero, in place of its picture. */
  heroFigure?: ReactNode;
}

/** A band of the kit. */
export function Band({ band, place, content, heroFigure }: BandProps): ReactNode {
  const { id, label } = place;
  const { articles, contact, labels, messages, modules, site, calculators, ...samples } = content;
  switch (band.band) {
    case "hero":
      return (
        <HeroBand {...{ band, place }} tags={modules.map(({ tag }) => tag)}>
          {heroFigure}
        </HeroBand>
      );
    case "problem":
      return <ProblemSection {...{ id, label }} example={labels.example} problem={band} />;
    case "figure":
      return (
        <SplitBand room {...{ band, place }}>
          <ModuleScreen id={band.module} samples={samples} closeUp />
        </SplitBand>
      );
    case "points":
      return <PointsBand {...{ band, place }} />;
    case "metrics":
      return <MetricsBand {...{ band, place }} />;
    case "branches":
      return <BranchesBand {...{ band, place }} items={band.items} />;
    case "modules":
      return <ModulesBand {...{ band, place, modules }} />;
    case "steps":
      return <StepsBand {...{ band, place }} />;
    case "table":
      return <TableBand {...{ band, place }} />;
    case "trace":
      return <TraceBand {...{ band, place, modules }} />;
    case "purpose":
      return <PurposeBand {...{ band, place }} />;
    case "quote":
      return (
        <SplitBand {...{ band, place }}>
          <StoryQuote quote={band} modules={modules} {...labels.quote} />
        </SplitBand>
      );
    case "faq":
      return <FaqList name={id} {...place} {...band} />;
    case "articles":
      return <ArticlesBand {...{ band, place, articles }} />;
    case "calculator":
      return <CalculatorBand {...{ band, place, calculators }} />;
    case "form":
      return <FormBand {...{ band, place, contact, messages, site }} />;
    case "closing":
      return <ClosingCall {...band} />;
  }
}

interface ModulesBandProps extends Pick<BandContent, "modules"> {
  band: BandOf<"modules">;
  place: Place;
}

function ModulesBand({ band, place, modules }: ModulesBandProps) {
  const items = band.items.map(({ id, text }) => {
    const { tag, name } = getModule(modules, id);
    return { tag, title: name, href: getModulePath(id), text };
  });
  return <BranchesBand {...{ band, place, items }} />;
}

interface ArticlesBandProps extends Pick<BandContent, "articles"> {
  band: BandOf<"articles">;
  place: Place;
}

/** The articles that the content names, as far as they are online. */
function ArticlesBand({ band, place, articles }: ArticlesBandProps) {
  const chosen = band.articles.flatMap(
    ({ href }) => articles.find(({ slug }) => getArticlePath(slug) === href) ?? [],
  );
  const words = { label: band.eyebrow, title: band.title };
  return <RelatedArticles id={place.id} articles={chosen} words={words} />;
}

interface CalculatorBandProps extends Pick<BandContent, "calculators"> {
  band: BandOf<"calculator">;
  place: Place;
}

/** A calculator, as the register lists it. */
function CalculatorBand({ band, place, calculators }: CalculatorBandProps) {
  const { items, open } = calculators.register;
  const entry = items.find(({ href }) => href === getCalculatorPath(band.calculator));
  if (!entry) return;
  return (
    <Section {...place} title={band.title} text={band.text}>
      <ul className="mt-8 border-[1.5px] border-ink bg-sheet shadow-panel md:mt-12">
        <CalculatorEntry entry={entry} open={open} />
      </ul>
    </Section>
  );
}
