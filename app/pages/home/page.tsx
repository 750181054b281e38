import { fillPattern } from "content-model/fill-pattern";
import type { ReactNode } from "react";
import { type Contents, definePage } from "../../engine/page.ts";
import { ModuleScreen, screenSamples } from "../../parts/figures/ModuleScreen.tsx";
import { Screen } from "../../parts/figures/Screen.tsx";
import { buildOrganization, buildWebSite } from "../../parts/head/page-graph.ts";
import { site } from "../../parts/head/site-schema.ts";
import { IndustryPicture } from "../../parts/industries/IndustryPicture.tsx";
import { industries } from "../../parts/industries/schema.ts";
import {
  getOrderProps,
  listTier,
  RecommendedBadges,
  tierColumns,
} from "../../parts/modules/RecommendedBadges.tsx";
import { getModule, listModules, moduleLabels, modules } from "../../parts/modules/schema.ts";
import { defaultPersona } from "../../parts/persona/active-persona.ts";
import { HeroScene, PersonaPicker } from "../../parts/persona/PersonaPicker.tsx";
import { getPersonaLabels, type Persona, personas } from "../../parts/persona/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { Actions } from "../../parts/sections/PageHero.tsx";
import { SourcedFigure } from "../../parts/sections/ProblemSection.tsx";
import { Section, SectionHead } from "../../parts/sections/Section.tsx";
import { StoryQuote } from "../../parts/stories/StoryQuote.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { LastUpdated } from "../../parts/ui/Day.tsx";
import { DimensionFigure, MetricLabel } from "../../parts/ui/DimensionFigure.tsx";
import { AppLink, ButtonLink } from "../../parts/ui/links.tsx";
import { Picture } from "../../parts/ui/Picture.tsx";
import { SampleMark } from "../../parts/ui/SampleMark.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import { getModulePath, getPersonasPathFor, type PersonaId, paths } from "../../routes.ts";
import { customers, type HomePage, homePage, stories } from "./schema.ts";

/** What changes for one persona: in words, in three points, in its metrics, and on a screen. */
function PersonaPanel(props: { persona: Persona; labels: HomePage["hero"]; children: ReactNode }) {
  const { persona, labels, children } = props;
  const { metric, figures, keyPoints, description } = persona;
  const others = [
    { value: figures.efficiencyGain, ...labels.efficiencyGain },
    { value: figures.timeSaved, ...labels.timeSaved },
    { value: figures.projectsManaged, ...labels.projectsManaged },
  ];
  return (
    <div
      data-for-persona={persona.id}
      className="page-column grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-2 py-4 md:gap-y-6 md:py-10 lg:grid-cols-[minmax(0,19rem)_minmax(0,1fr)] lg:gap-x-16 lg:grid-rows-[1fr_auto] lg:py-14 xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]"
    >
      <div className="grid gap-y-4 md:max-lg:grid-cols-2 md:max-lg:gap-x-12 lg:contents">
        <div className="lg:flex lg:flex-col">
          <p>{description}</p>
          <ul className="mt-2 grid grow lg:mt-5">
            {keyPoints.map((point) => (
              <li
                key={point}
                className="flex gap-3 border-hairline lg:border-t lg:py-4.5 before:mt-[0.55em] before:size-2.5 before:flex-none before:bg-petrol"
              >
                {point}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2 lg:contents">
          <DimensionFigure {...metric} className="flex-[1_1_8.5rem] text-petrol lg:row-start-2" />
          <ul className="grid flex-[1_1_10.5rem] lg:col-start-2 lg:row-start-2 lg:grid-cols-3 lg:self-end">
            {others.map(({ value, label, basis }) => (
              <li
                key={label}
                className="border-hairline py-1 font-semibold whitespace-nowrap tabular-nums not-first:border-t max-lg:flex max-lg:items-baseline max-lg:gap-x-1.5 lg:border-t lg:pt-2.5 lg:pr-2 lg:not-first:border-l lg:not-first:pl-3"
              >
                {value}
                <MetricLabel
                  {...{ label, basis }}
                  className="text-small lg:block leading-snug font-normal whitespace-normal text-graphite"
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
      {children}
    </div>
  );
}

/** What can be pressed is above the consent banner of a first visit. */
function PersonaHero({ personas, page }: { personas: readonly Persona[]; page: HomePage }) {
  const { first, primary, secondary } = page.hero;
  return (
    <section className="sheet-grid overflow-hidden border-b border-hairline">
      <div
        data-parts
        className="page-column grid lg:min-h-[40rem] 2xl:min-h-[46rem] lg:grid-cols-[minmax(0,1.02fr)_minmax(0,1fr)]"
      >
        <div className="relative z-1 pt-3 md:pt-9">
          {personas.map(({ id, eyebrow }) => (
            <SheetLabel key={id} parts={[page.sheet, eyebrow]} data-for-persona={id} />
          ))}
          <h1 className="mt-2.5 max-w-[10.4em] text-[clamp(1.875rem,8.6vw,2.5rem)] leading-none tracking-[-0.035em] sm:max-w-[12em] sm:text-h1 md:mt-4 lg:max-w-[8.1em] lg:max-xl:text-[3.5rem]">
            {personas.map((persona) => (
              <span key={persona.id} data-for-persona={persona.id}>
                <UnderlinedText text={persona.headline} underline={persona.underline} />
              </span>
            ))}
          </h1>
          {personas.map(({ id, subheadline }) => (
            <p
              key={id}
              data-for-persona={id}
              className="mt-3 max-w-[27em] font-medium text-balance md:mt-4 md:text-lead"
            >
              {subheadline}
            </p>
          ))}
          <Actions className="mt-4 md:mt-6">
            <ButtonLink tone="signal" {...first} arrow />
            {/* Two of equal rank share the next row of a phone. */}
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-2 sm:contents">
              <ButtonLink tone="line" {...primary} className="max-sm:px-2!" />
              <ButtonLink tone="line" {...secondary} className="max-sm:px-2!" />
            </div>
          </Actions>
        </div>
        {/* After the words in the document, which must arrive first. */}
        <div className="grid max-md:mt-3">
          {personas.map((each) => (
            <HeroScene key={each.id} persona={each} priority={each.id === defaultPersona} />
          ))}
        </div>
      </div>
    </section>
  );
}

function UnderlinedText({ text, underline }: { text: string; underline: string }) {
  const [before, after] = text.split(underline);
  return (
    <>
      {before}
      <span className="underline decoration-signal decoration-[0.075em] underline-offset-[0.13em] [text-decoration-skip-ink:none]">
        {underline}
      </span>
      {after}
    </>
  );
}

const needs = {
  words: homePage,
  // Early, because whoever edits the page is looking for the headline, which is there.
  personas,
  customers,
  industries,
  labels: moduleLabels,
  modules,
  site,
  stories,
  ...screenSamples,
};
type Home = Contents<typeof needs>;

/** Each customer has a logo or its name in type; without customers there is no strip. */
function CustomerStrip({ words, customers: { names, logos = [] } }: Home) {
  if (names.length === 0) return;
  return (
    <section aria-labelledby="customers-title" className="border-y border-hairline bg-sheet">
      <div className="page-column overflow-hidden">
        <h2 id="customers-title" className="py-2 tag font-mono text-graphite uppercase md:py-3">
          {words.customers.title}
        </h2>
        {/* The first cell of a row has its left line outside of the column. */}
        <ul className="-ml-px flex flex-wrap border-t border-ink *:min-w-20 *:grow *:basis-1/4 *:border-b *:border-l *:border-hairline *:px-2 md:mb-6 xl:*:basis-1/8">
          {names.map(({ value: name, isSample }) => {
            const logo = logos.find(({ alt }) => alt === name);
            return (
              <li
                key={name}
                className="min-h-12 content-center text-center font-head text-[0.8125rem] leading-tight font-strong tracking-tight text-balance md:min-h-18 md:text-body"
              >
                {logo ? (
                  <Picture
                    picture={logo.picture}
                    alt={name}
                    sizes="200px"
                    className="inline h-8 w-auto max-w-full md:h-10"
                  />
                ) : (
                  name
                )}
                <SampleMark of={{ isSample }} />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** The piece of a module's screen that matters most to a persona, and the way to the whole of it; not on a phone. */
function ProductScreen({ persona, content }: { persona: PersonaId; content: Home }) {
  const { shown, wholeScreen, about } = content.words.screens;
  const screen = shown.find((each) => each.persona === persona);
  if (!screen) return null;
  const { module: id, alt } = screen;
  const { title, meta } = content[id];
  return (
    <figure aria-label={title} className="relative max-md:hidden">
      <Screen {...{ alt, title, meta }} className="overflow-hidden shadow-panel">
        <ModuleScreen id={id} samples={content} closeUp />
      </Screen>
      <figcaption className="flex min-h-11 items-center text-small">
        <AppLink href={getModulePath(id)} className="quiet-link card-cover">
          {wholeScreen}
          <span className="sr-only">
            {" "}
            {fillPattern(about, { module: getModule(content.modules, id).name })}
          </span>
        </AppLink>
      </figcaption>
    </figure>
  );
}

/**
 * Why it is needed: for each persona the problem as it lives it, and the results that are typical for it, in the size of
 * text, since the numbers above are the large ones; below, what others have published about it.
 */
function WhyNeeded({ personas: { personas }, words }: Home) {
  const { resultsTitle, published } = words.whyNeeded;
  return (
    <section className="dense-bands py-band" aria-label={resultsTitle}>
      {personas.map(({ id, whyNeeded: { eyebrow, title, problems, results } }) => (
        <div
          key={id}
          data-for-persona={id}
          className="page-column grid gap-x-16 gap-y-4 md:gap-y-8 lg:grid-cols-[1.25fr_1fr] lg:items-end"
        >
          <div>
            <SheetLabel parts={[words.sheet, eyebrow]} />
            <h2 className="mt-2 max-w-[9.6em] text-h2 md:mt-5">{title}</h2>
            <dl className="mt-3 grid border-b md:mt-5 border-hairline sm:grid-cols-[auto_1fr]">
              {problems.map((problem) => [
                <dt
                  key={problem.title}
                  className="border-t border-hairline py-1.5 font-head text-body font-strong first:border-ink sm:py-3.5 sm:pr-8 sm:text-h4"
                >
                  {problem.title}
                </dt>,
                <dd
                  key={problem.text}
                  className="border-hairline py-3.5 text-detail text-text nth-2:border-ink max-sm:hidden sm:border-t"
                >
                  {problem.text}
                </dd>,
              ])}
            </dl>
          </div>
          <div className="border border-petrol/25 bg-petrol-wash p-3.5 sm:p-8">
            <h3 className="text-h3">{resultsTitle}</h3>
            <ul className="mt-2 sm:mt-4">
              {results.map(({ prefix, value, label, basis }) => (
                <li
                  key={label}
                  className="flex flex-wrap items-baseline gap-x-2 border-t border-petrol/25 py-2 font-head text-h3 font-strong tabular-nums last:pb-0 sm:py-3"
                >
                  {prefix && (
                    <span className="flex-none font-text text-small font-normal tracking-[0] text-graphite">
                      {prefix}
                    </span>
                  )}
                  {value}
                  {/* Beside the number as long as there is room for its words. */}
                  <MetricLabel
                    {...{ label, basis }}
                    className="flex-[1_1_7em] font-text text-detail font-normal tracking-[0] sm:text-body"
                  />
                </li>
              ))}
            </ul>
          </div>
        </div>
      ))}
      {published && (
        <div className="page-column mt-4 md:mt-12">
          <SourcedFigure {...published} />
        </div>
      )}
    </section>
  );
}

/** Four jobs and what each gets, as four cells in the control room; below them the whole platform. */
function WhyChoose({ personas: { personas }, words }: Home) {
  return (
    <Section
      id="why-choose"
      room
      className="dense-bands py-band"
      sheet={words.sheet}
      {...words.whyChoose}
    >
      <ul className="mt-5 grid grid-cols-2 border-t border-l border-room-edge md:mt-10 xl:grid-cols-4 print:border-0">
        {personas.map(({ id, role, whyChoose }) => (
          <li
            key={id}
            className="relative row-span-3 grid grid-rows-subgrid gap-y-2 border-r border-b border-room-edge bg-room px-2 py-3 max-md:row-span-2 md:p-6"
          >
            <AppLink
              href={getPersonasPathFor(id)}
              className="tag justify-self-start text-room-mute max-md:tracking-[0] quiet-link card-cover"
            >
              {role}
            </AppLink>
            <h3 className="text-body leading-tight text-balance md:text-h3">{whyChoose.title}</h3>
            <p className="pt-2 text-small text-room-text max-md:hidden">{whyChoose.proof}</p>
          </li>
        ))}
      </ul>
      <ul className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-3 md:mt-10">
        {words.whyChoose.proof.map(({ value, label, basis }) => (
          <li
            key={label}
            className="font-head text-h3 leading-tight font-strong tracking-tight text-white tabular-nums"
          >
            {value}
            <MetricLabel {...{ label, basis }} className="block tag text-room-mute" />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The industries, each as a model of its plant; their figures are on How It Works. */
function IndustryGrid({ industries, words }: Home) {
  if (industries.length === 0) return;
  return (
    <Section
      id="industries"
      className="dense-bands bg-sheet py-band"
      sheet={words.sheet}
      {...words.industries}
    >
      <ul className="mt-4 grid grid-cols-3 gap-x-4 gap-y-3 md:mt-10 md:gap-x-8 md:gap-y-6 xl:grid-cols-6">
        {industries.map((industry) => (
          <li key={industry.id} className="row-span-3 grid grid-rows-subgrid gap-y-1.5">
            <IndustryPicture
              industry={industry}
              sizes="(min-width: 80rem) 180px, (min-width: 48rem) 30vw, 112px"
              className="max-md:aspect-3/2 object-cover"
            />
            <h3 className="row-start-2 text-small leading-tight md:text-h4">{industry.name}</h3>
            <p className="text-small text-text">{industry.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function SuccessStories({ stories, modules, words }: Home) {
  if (stories.length === 0) return;
  return (
    <section
      aria-labelledby="stories-title"
      data-for-persona={[...new Set(stories.map(({ persona }) => persona))].join(" ")}
      className="dense-bands py-band"
    >
      <div className="page-column">
        <SectionHead id="stories-title" sheet={words.sheet} {...words.stories} />
        {stories.map((story) => (
          <div
            key={story.quote.value}
            data-for-persona={story.persona}
            className={classNames(
              "mt-4 grid gap-x-16 gap-y-4 border-t border-ink pt-3 md:mt-10 lg:pt-10",
              story.metric && "lg:grid-cols-[14rem_1fr]",
            )}
          >
            {story.metric && (
              <DimensionFigure
                {...story.metric}
                className="flex items-baseline gap-x-4 gap-y-2 text-petrol lg:flex-col [&>p]:flex-none [&>p]:after:hidden"
              />
            )}
            <StoryQuote
              quote={story}
              modules={modules}
              modulesLabel={words.stories.modulesLabel}
              className={story.metric && "lg:border-l lg:border-hairline lg:pl-16"}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

export default definePage({
  address: { path: paths.home },
  needs,
  head: ({ words, modules, site }) => ({
    ...words,
    revised: site.lastUpdated.home,
    items: listModules(modules),
    others: (language: string) => [buildOrganization(site), buildWebSite(site, language)],
  }),
  render(content) {
    const { words, site } = content;
    const { personas } = content.personas;
    return (
      <>
        <PersonaPicker
          legend={words.hero.pickerLabel}
          announcement={words.hero.pickerAnnouncement}
          personas={personas}
        />
        <PersonaHero page={words} personas={personas} />
        <div className="border-b border-hairline bg-sheet">
          {personas.map((each) => (
            <PersonaPanel key={each.id} persona={each} labels={words.hero}>
              <ProductScreen persona={each.id} content={content} />
            </PersonaPanel>
          ))}
        </div>
        <Section
          id="modules"
          className="dense-bands pt-3 pb-band md:pt-8"
          revision={<LastUpdated pattern={words.lastUpdated} date={site.lastUpdated.home} />}
          headClass="mb-4 md:mb-10"
          sheet={words.sheet}
          {...words.modules}
        >
          <ModuleTiers {...content} />
        </Section>
        <WhyChoose {...content} />
        <IndustryGrid {...content} />
        <SuccessStories {...content} />
        <CustomerStrip {...content} />
        <WhyNeeded {...content} />
        {personas.map((each) => (
          <ClosingCall key={each.id} {...each.closing} forPersona={each.id} />
        ))}
      </>
    );
  },
});

/** All modules in three tiers, recommended ones first and badged; the two smaller tiers share a row. */
function ModuleTiers({ modules, labels, personas }: Home) {
  const personaLabels = getPersonaLabels(personas.personas);
  return (
    <div className="grid gap-x-8 gap-y-3 md:gap-y-8 lg:grid-cols-3">
      {labels.tiers.map((tier) => (
        <div
          key={tier.number}
          className={`@container break-inside-avoid ${tierSpans[tier.number]}`}
        >
          <div className="flex flex-wrap items-baseline gap-x-3 border-b border-ink pb-1.5 md:pb-2">
            <span className="tag text-graphite uppercase">
              {fillPattern(labels.tierLabel, { number: tier.number })}
            </span>
            <h3 className="text-body md:text-h4">{tier.name}</h3>
          </div>
          {/* A module's tag, name and, where there is space, what it does: its figure is left to its own page. */}
          <ul data-persona-order className={`grid gap-px bg-hairline ${tierColumns[tier.number]}`}>
            {listTier(modules, tier.number).map((module) => (
              <li
                key={module.id}
                {...getOrderProps(module)}
                className="relative flex min-h-10 flex-wrap items-center gap-x-3 bg-paper transition-colors hover:bg-sheet sm:block sm:px-4 sm:py-5"
              >
                <span aria-hidden="true" className="w-11 tag text-petrol sm:block">
                  {module.tag}
                </span>
                <h4 className="text-body sm:mt-2 sm:text-h4">
                  <AppLink href={getModulePath(module.id)} className="quiet-link card-cover">
                    {module.name}
                  </AppLink>
                </h4>
                <RecommendedBadges
                  {...{ module, labels, personaLabels }}
                  className="max-sm:ml-auto sm:absolute sm:top-4 sm:right-4"
                />
                <p className="mt-2 text-small text-text max-sm:hidden xl:text-detail">
                  {module.summary}
                </p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Of three columns, so that each module has one of equal width below the first tier. */
const tierSpans: Record<string, string> = { 1: "lg:col-span-3", 2: "lg:col-span-2", 3: "" };
