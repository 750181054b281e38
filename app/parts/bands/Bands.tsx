import type { Source } from "content-model/source";
import type { ReactNode } from "react";
import type { Contents } from "../../engine/page.ts";
import { getArticlePath, getCalculatorPath, getModulePath } from "../../routes.ts";
import { RelatedArticles } from "../articles/ArticleRows.tsx";
import { articles } from "../articles/schema.ts";
import { CalculatorEntry } from "../calculators/CalculatorEntry.tsx";
import { calculatorsPage } from "../calculators/schema.ts";
import { contactPage } from "../contact-form/form-schema.ts";
import { ModuleScreen, screenSamples } from "../figures/ModuleScreen.tsx";
import type { PageHead } from "../head/page-head.ts";
import { site } from "../head/site-schema.ts";
import { getModule, modules } from "../modules/schema.ts";
import { ClosingCall } from "../sections/ClosingCall.tsx";
import { FaqList } from "../sections/FaqList.tsx";
import { ProblemSection } from "../sections/ProblemSection.tsx";
import { type Place, Section } from "../sections/Section.tsx";
import { StoryQuote } from "../stories/StoryQuote.tsx";
import { messages } from "../toasts/schema.ts";
import { classNames } from "../ui/class-names.ts";
import { BranchesBand } from "./BranchesBand.tsx";
import { FormBand } from "./FormBand.tsx";
import { HeroBand } from "./HeroBand.tsx";
import { MetricsBand } from "./MetricsBand.tsx";
import { PointsBand } from "./PointsBand.tsx";
import { PurposeBand } from "./PurposeBand.tsx";
import { SplitBand } from "./SplitBand.tsx";
import { StepsBand } from "./StepsBand.tsx";
import { type BandName, type BandOf, bandLabels, type KitBand, kitFields } from "./schema.ts";
import { TableBand } from "./TableBand.tsx";
import { TraceBand } from "./TraceBand.tsx";

interface PlacedBand {
  band: string;
  anchor?: string | undefined;
  tag?: string | undefined;
  eyebrow?: string;
  room?: boolean | undefined;
}

type Ground = "paper" | "sheet" | "room";

/** The bands that always have the same ground; any other is light, and differs from the one above it. */
const grounds: Readonly<Record<string, Ground>> = {
  hero: "paper",
  problem: "paper",
  figure: "room",
  metrics: "room",
  trace: "room",
  closing: "room",
};

/**
 * Where each band of a page is.
 *
 * @param sheet the first part of the sheet labels that have no tag
 * @param rooms the page's own bands that are dark
 */
function listPlaces(
  bands: readonly PlacedBand[],
  sheet: string | undefined,
  rooms: readonly string[] = [],
): Place[] {
  let above: Ground = "room";
  return bands.map(({ band, anchor, tag = sheet, eyebrow, room }, index) => {
    const isDark = room || rooms.includes(band);
    const ground = isDark ? "room" : (grounds[band] ?? (above === "paper" ? "sheet" : "paper"));
    const isBordered = ground !== "room" && above !== "room" && index > 1;
    above = ground;
    return {
      id: anchor ?? `band-${index + 1}`,
      ...(anchor && { anchor }),
      label: [tag, eyebrow].filter((part) => part !== undefined),
      className: classNames(
        "py-band",
        anchor && "scroll-mt-(--header-height)",
        isBordered && "border-t border-hairline",
        ground === "sheet" && "bg-sheet",
      ),
    };
  });
}

/** What the kit's bands show beside their own words. */
export const bandNeeds = {
  articles,
  contact: contactPage,
  labels: bandLabels,
  messages,
  modules,
  site,
  calculators: calculatorsPage,
  ...screenSamples,
};
type BandContent = Contents<typeof bandNeeds>;

/** What each band shows of it; the others have words alone. */
const sources: Partial<Record<BandName, readonly Source[]>> = {
  problem: [bandLabels],
  figure: Object.values(screenSamples),
  points: [bandLabels],
  modules: [modules],
  trace: [modules],
  quote: [bandLabels, modules],
  articles: [articles],
  calculator: [calculatorsPage],
  form: [contactPage, messages],
};

/** What a page's bands show, for whoever wants to change it. */
export function listBandSources(bands: readonly { band: string }[]): Source[] {
  const known: Partial<Record<string, readonly Source[]>> = sources;
  return [...new Set(bands.flatMap(({ band }) => known[band] ?? []))];
}

interface BandPage {
  title: string;
  description: string;
  modified?: string | undefined;
  bands: readonly { band: string; items?: readonly object[] }[];
}

type Question = NonNullable<PageHead["faq"]>[number];

/** What search engines are told about a page of bands: its questions, too. */
export function buildHead({ title, description, modified, bands }: BandPage): PageHead {
  return {
    title,
    description,
    ...(modified && { modified }),
    faq: bands.flatMap(({ band, items = [] }) => (band === "faq" ? (items as Question[]) : [])),
  };
}

interface BandProps {
  band: KitBand;
  place: Place;
  content: BandContent;
  /** In the hero, in place of its picture. */
  heroFigure?: ReactNode;
}

/** A band of the kit. */
function Band({ band, place, content, heroFigure }: BandProps): ReactNode {
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

interface BandsProps<Own extends { band: string }> {
  page: { sheet?: string | undefined; bands: readonly (KitBand | Own)[] };
  content: BandContent;
  /** In the hero, in place of a picture. */
  heroFigure?: ReactNode;
  /** Draws a band that only this page has. */
  drawOwn?: (band: Own, place: Place) => ReactNode;
  /** Its own bands that are dark, as a control room. */
  rooms?: readonly Own["band"][];
}

/** What a page is made of, from top to bottom. */
export function Bands<Own extends { band: string } = never>(props: BandsProps<Own>) {
  const { page, content, heroFigure, drawOwn, rooms } = props;
  const places = listPlaces(page.bands, page.sheet, rooms);
  return places.map((place, index) => {
    const band = page.bands[index];
    if (!band) return undefined;
    return isKitBand(band) ? (
      <Band key={place.id} {...{ band, place, content, heroFigure }} />
    ) : (
      drawOwn?.(band, place)
    );
  });
}

const isKitBand = (band: { band: string }): band is KitBand => Object.hasOwn(kitFields, band.band);
