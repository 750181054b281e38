import { fillPattern } from "content-model/fill-pattern";
import type { PictureSource } from "content-model/media-fields";
import type { ComponentProps } from "react";
import { type Contents, definePage } from "../../engine/page.ts";
import { useBehavior } from "../../engine/page-context.ts";
import { buildSoftwareApplication } from "../../parts/head/page-graph.ts";
import { site } from "../../parts/head/site-schema.ts";
import { HubDiagram } from "../../parts/hub/HubDiagram.tsx";
import { integrations } from "../../parts/hub/schema.ts";
import { IndustryPicture } from "../../parts/industries/IndustryPicture.tsx";
import { industries } from "../../parts/industries/schema.ts";
import { ModuleMap } from "../../parts/modules/ModuleMap.tsx";
import { ModuleBubble } from "../../parts/modules/RecommendedBadges.tsx";
import { getModule, listModules, modules } from "../../parts/modules/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { FaqList } from "../../parts/sections/FaqList.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { RuledTable } from "../../parts/sections/RuledTable.tsx";
import { Section, SectionHead } from "../../parts/sections/Section.tsx";
import { Button } from "../../parts/ui/Button.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { LastUpdated } from "../../parts/ui/Day.tsx";
import { DimensionFigure, MetricLabel } from "../../parts/ui/DimensionFigure.tsx";
import { AppLink, CardLink } from "../../parts/ui/links.tsx";
import { PlotLine } from "../../parts/ui/plot.tsx";
import { SampleMark } from "../../parts/ui/SampleMark.tsx";
import { getModulePath, paths } from "../../routes.ts";
import { type HowItWorksPage, howItWorksPage } from "./schema.ts";

/** A layer of the scene, as one element: a `Picture` has three, and there are many layers. */
function Light({
  picture: { src, srcSet, width, height },
  className,
  ...rest
}: ComponentProps<"img"> & { picture: PictureSource }) {
  return (
    <img
      {...{ src, srcSet, width, height }}
      alt=""
      loading="lazy"
      decoding="async"
      className={classNames("size-full object-contain", className)}
      {...rest}
    />
  );
}

/** In the scene that stays, and in the picture of a stop. */
const staged = { sizes: "(min-width: 64rem) 680px, (min-width: 48rem) 50vw, 75vw" };
const light = "transition-opacity duration-200 staged:opacity-0 staged:data-here:opacity-100";
const still = {
  sizes: "(min-width: 40rem) 34rem, 92vw",
  className: "col-start-1 row-start-1 max-w-[34rem] staged:hidden",
};

/**
 * One shift in six stops, which a desktop's or tablet's window shows together with the scene: the plant with
 * a light for each stop, and the record, a line for each stop. On a phone the scene stays while the text goes
 * by. The light is on what is being read. In two columns stops are staggered, so that they are read one by one.
 * Without scripts, with reduced motion, in a low window and on paper, each stop has its own picture (the
 * variant `staged` in app.css).
 */
function Shift({ page }: { page: HowItWorksPage }) {
  const { stops, scene, record, ...head } = page.shift;
  return (
    <section
      aria-labelledby="shift-title"
      data-stop="0"
      {...useBehavior("how-it-works")}
      className="room bg-room pt-7 pb-4 text-white md:py-band"
    >
      <div className="page-column">
        <SectionHead
          place="ruled"
          id="shift-title"
          sheet={page.sheet}
          className="[&>p]:max-md:sr-only"
          {...head}
        />
        <div className="mt-4 gap-x-12 md:mt-6 staged:lg:grid staged:lg:grid-cols-[minmax(0,1fr)_min(30rem,44%)]">
          <div className="z-1 max-md:-mx-gutter max-md:bg-room max-md:px-gutter max-md:pb-2 self-start staged:top-(--header-height) staged:max-md:sticky staged:lg:sticky">
            <div className="mx-auto hidden aspect-5/4 max-h-[30svh] grid-cols-[100%] *:col-start-1 *:row-start-1 staged:grid md:max-h-[min(34rem,100svh-var(--header-height)-11rem)]">
              <Light {...scene} {...staged} />
              {stops.map(({ picture }) => (
                <Light
                  key={picture.src}
                  picture={picture}
                  {...staged}
                  className={`shift-light ${light}`}
                />
              ))}
            </div>
            <div className="border border-room-edge bg-room-panel">
              <p className="border-b border-room-edge px-3 py-1.5 tag lg:px-4">{record.title}</p>
              <dl className="grid grid-cols-3 md:max-lg:grid-cols-6">
                {stops.map(({ line }) => (
                  <div
                    key={line.label}
                    className="shift-line staged:data-here:[box-shadow:inset_0_2px_var(--color-signal)] border-room-line px-[min(0.75rem,3vw)] py-1.5 not-nth-[3n+1]:border-l nth-[n+4]:border-t md:max-lg:border-t-0! md:max-lg:not-first:border-l md:py-2.5 lg:px-4"
                  >
                    <dt className="tag text-room-mute">{line.label}</dt>
                    <dd className="font-head text-body font-strong tabular-nums lg:text-h4">
                      {line.value}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
          <ol className="md:mt-6 md:grid md:grid-cols-2 md:gap-x-6 lg:grid-cols-3 staged:md:max-lg:items-start staged:md:max-lg:*:even:mt-14 staged:lg:mt-0 staged:lg:auto-rows-fr staged:lg:grid-cols-1 print:grid print:grid-cols-2">
            {stops.map(({ time, place, title, text, href, picture, alt }) => (
              <li
                key={title}
                className="grid grid-cols-[minmax(0,1fr)] justify-items-start border-l-2 border-room-edge staged:data-here:border-signal content-start py-3.5 pl-4 md:pl-6 staged:lg:py-2.5"
              >
                <Light picture={scene.picture} {...still} />
                <Light {...{ picture, alt }} {...still} />
                <p className="tag text-signal">
                  {time}, {place}
                </p>
                <h3 className="mt-1.5 text-h4">
                  {/* On a phone the focus brings it to the line on which a stop is being read (how-it-works.behavior.ts). */}
                  <AppLink
                    href={href}
                    className="quiet-link staged:max-md:scroll-mt-[58svh] staged:max-md:scroll-mb-[30svh]"
                  >
                    {title}
                  </AppLink>
                </h3>
                <p className="mt-1.5 max-w-note text-detail text-room-text">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

/** What shows each step, by its place, which is in `data-step`. */
const shown = ["in-data-[step=0]:flex", "in-data-[step=1]:flex", "in-data-[step=2]:flex"];

/**
 * The growth path, one step at a time: each button jumps to its step, Next Step goes on and is there while
 * there is a next one (spec section 4: step 0 to 2; how-it-works.behavior.ts). On narrow pages a step's
 * title and period are in its panel alone. Without scripts all steps are there.
 */
function GrowthPath({ words, modules }: HowItWorks) {
  const { steps, stepsLabel, stepLabel, announcement, next, systems, ...head } = words.growth;
  return (
    <section aria-labelledby="growth-title" className="room sheet-grid bg-room py-band text-white">
      <div
        data-step="0"
        className="page-column grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,26rem)_minmax(55%,1fr)] lg:grid-rows-[auto_1fr] 2xl:grid-cols-[minmax(0,28rem)_minmax(55%,1fr)]"
      >
        <div className="mb-6 lg:pr-10">
          <SectionHead id="growth-title" sheet={words.sheet} {...head} />
        </div>
        <ol
          aria-label={stepsLabel}
          className="grid grid-cols-3 self-end border border-room-edge lg:grid-cols-1 lg:border-r-0 noscript:hidden"
          {...useBehavior("how-it-works")}
        >
          {steps.map(({ title, period }, index) => (
            <li
              key={title}
              className="border-room-edge not-first:border-l lg:not-first:border-t lg:not-first:border-l-0"
            >
              <button
                type="button"
                aria-current={index === 0 ? "step" : undefined}
                data-show-step={index}
                data-announcement={fillPattern(announcement, { number: index + 1, title })}
                className="relative flex size-full min-h-11 flex-col items-start gap-1 bg-room px-3 py-3 text-left transition-colors before:absolute before:inset-x-0 before:top-0 before:h-1 before:transition-colors hover:bg-room-panel focus-visible:z-1 focus-visible:-outline-offset-3 aria-[current]:bg-room-panel aria-[current]:before:bg-signal forced-colors:aria-[current]:underline sm:px-6 sm:py-4 lg:before:inset-x-auto lg:before:inset-y-0 lg:before:left-0 lg:before:h-auto lg:before:w-1"
              >
                <span className="flex w-full justify-between gap-x-4 tag text-room-mute max-lg:text-white">
                  <span>{fillPattern(stepLabel, { number: index + 1 })}</span>
                  <span className="max-lg:sr-only">{period}</span>
                </span>
                <span className="font-head text-h4 text-white max-md:sr-only">{title}</span>
              </button>
            </li>
          ))}
        </ol>
        <Button
          tone="signal"
          size="sm"
          data-show-step={1}
          className="z-1 col-start-1 row-start-3 m-4 self-start justify-self-end sm:m-8 lg:col-start-2 lg:row-start-1 noscript:hidden"
        >
          {next}
        </Button>
        <p role="status" className="sr-only" />
        <div className="col-start-1 row-start-3 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {steps.map(({ title, text, period, modules: live, alt }, index) => (
            <div
              key={title}
              className={classNames(
                shown[index],
                "hidden h-full flex-col gap-y-5 border border-room-edge bg-room-panel p-4 max-lg:border-t-0 sm:p-8 noscript:mb-6 noscript:flex noscript:h-auto noscript:border-t",
              )}
            >
              <div className="lg:min-h-24">
                <p className="flex min-h-11 items-center tag text-room-mute lg:hidden noscript:block noscript:min-h-0">
                  <span className="hidden noscript:inline">
                    {fillPattern(stepLabel, { number: index + 1 })},{" "}
                  </span>
                  {period}
                </p>
                <h3 className="text-h3 text-white max-lg:mt-2 lg:pr-36">{title}</h3>
                <p className="mt-2 max-w-[36em] text-detail text-room-text lg:pr-36">{text}</p>
              </div>
              <ModuleMap
                alt={alt}
                modules={modules}
                isAgain={index > 0}
                service={{ live, systems, isConnected: index === steps.length - 1 }}
                className="h-[22.5rem] bg-room-panel forced-color-adjust-none sm:h-[23rem] lg:h-auto lg:min-h-[22.5rem] lg:grow"
              />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

const needs = { words: howItWorksPage, industries, integrations, modules, site };
type HowItWorks = Contents<typeof needs>;

function IndustryCards({ words, industries }: HowItWorks) {
  if (industries.length === 0) return;
  return (
    <Section
      ruled
      id="industries"
      anchor="industries"
      className="border-t border-hairline py-band"
      sheet={words.sheet}
      {...words.industries}
    >
      <ul className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-8 md:grid-cols-3 xl:grid-cols-6">
        {industries.map((industry) => (
          <li key={industry.id} className="row-span-4 grid grid-rows-subgrid gap-y-1.5">
            <IndustryPicture
              industry={industry}
              sizes="(min-width: 80rem) 220px, (min-width: 48rem) 33vw, 152px"
            />
            <h3 className="row-start-2 text-h4">{industry.name}</h3>
            <p className="text-small text-text">{industry.description}</p>
            {industry.stats.length > 0 && (
              <dl className="grid grid-cols-[1fr_auto] border-t border-ink *:border-b *:border-hairline *:py-1">
                {industry.stats.map((stat) => [
                  <dt key={stat.label} className="flex items-center tag text-graphite">
                    <MetricLabel {...stat} />
                  </dt>,
                  <dd key={stat.value.value} className="font-head font-strong tabular-nums">
                    {stat.value.value}
                    <SampleMark of={stat.value} />
                  </dd>,
                ])}
              </dl>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Foundation({ words, site }: HowItWorks) {
  const { eyebrow, statement, lastUpdated } = words.foundation;
  return (
    <Section
      ruled
      id="foundation"
      className="bg-sheet py-6 md:py-10"
      headClass="border-b-0! pb-0!"
      sheet={words.sheet}
      eyebrow={eyebrow}
      revision={<LastUpdated pattern={lastUpdated} date={site.lastUpdated.howItWorks} />}
      title={statement}
    />
  );
}

function ModuleRegister({ words, modules }: HowItWorks) {
  return (
    <Section ruled id="available" className="pb-band" sheet={words.sheet} {...words.available}>
      <ul className="mt-4 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {words.available.items.map(({ module: id, href }) => (
          <li key={id} className="relative flex min-h-11 items-center">
            <AppLink href={href} className="font-medium quiet-link card-cover">
              {getModule(modules, id).alternateName}
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** All modules as tiles, in the order in which a job meets them; on wide pages as loops of one line. */
function ModuleSequence({ words, modules }: HowItWorks) {
  return (
    <Section ruled id="sequence" sheet={words.sheet} {...words.modules}>
      <div className="mt-5 grid gap-y-3 lg:grid-cols-[2fr_3fr_2fr]">
        {words.modules.groups.map((group) => (
          <div key={group.title} className="group/stage">
            <h3 className="flex items-center gap-x-4 tag font-mono whitespace-nowrap uppercase max-[22rem]:whitespace-normal max-[22rem]:after:hidden after:w-full after:dimension-line after:text-petrol lg:mr-4 lg:flex-col lg:gap-y-2">
              {group.title}
            </h3>
            <ul className="mt-1 grid grid-cols-2 sm:grid-cols-3 lg:mt-6 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
              {group.modules.map((id) => {
                const { tag, name, purpose } = getModule(modules, id);
                return (
                  <li
                    key={id}
                    className="group/card relative flex items-center gap-x-2.5 py-1 before:absolute before:inset-x-0 before:top-6 before:h-px before:bg-ink max-lg:before:hidden sm:max-lg:items-start sm:max-lg:py-2 lg:block group-last/stage:last:before:hidden"
                  >
                    <ModuleBubble
                      tag={tag}
                      className="relative rounded-full bg-paper text-ink transition-colors group-hover/card:bg-signal max-lg:size-10"
                    />
                    <div className="pr-2 lg:pr-5">
                      <h4 className="text-small leading-tight sm:text-body lg:mt-4 lg:text-h4">
                        <AppLink href={getModulePath(id)} className="quiet-link card-cover">
                          {name}
                        </AppLink>
                      </h4>
                      <p className="mt-1.5 text-small text-text max-sm:hidden">{purpose}</p>
                    </div>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** What connects, as a table, and how it connects, as a diagram. Other pages link to its id. */
function IntegrationCapabilities(content: HowItWorks) {
  const { words } = content;
  const { columns, capabilities, hubTitle } = words.integrations;
  return (
    <Section
      ruled
      id="integrations"
      anchor="integrations"
      className="border-t border-hairline bg-sheet py-band max-md:pb-0"
      headClass="md:border-none"
      sheet={words.sheet}
      {...words.integrations}
    >
      <RuledTable
        columns={[{ head: columns.capability }, { head: columns.effect }]}
        rows={capabilities.map(({ name, effect }) => ({ name, head: name, cells: [effect] }))}
      />
      <h3 className="mt-8 mb-4 text-h3">{hubTitle}</h3>
      <HubDiagram isBrief content={content} />
    </Section>
  );
}

export default definePage({
  address: { path: paths.howItWorks },
  needs,
  head: ({ words, modules, site }) => ({
    ...words,
    revised: site.lastUpdated.howItWorks,
    faq: words.faq.items,
    items: listModules(modules),
    others: () => [
      buildSoftwareApplication(site, {
        ...words.software,
        description: words.description,
        features: modules.map(({ name, summary }) => `${name}: ${summary}`),
      }),
    ],
  }),
  render(content) {
    const { words } = content;
    return (
      <div data-parts className="dense-bands">
        <PageHero sheet={words.sheet} {...words.hero} />
        <Foundation {...content} />
        <GrowthPath {...content} />
        <ModuleSequence {...content} />
        <ModuleRegister {...content} />
        <IndustryCards {...content} />
        <IntegrationCapabilities {...content} />
        <Outcomes {...content} />
        <FaqList id="questions" sheet={words.sheet} {...words.faq} />
        <Shift page={words} />
        <ClosingCall {...words.closing} />
      </div>
    );
  },
});

function Outcomes({ words }: HowItWorks) {
  const { comparison, figures, links } = words.outcomes;
  const { before, after, result } = comparison;
  return (
    <Section
      ruled
      id="outcomes"
      className="border-t border-hairline py-band"
      sheet={words.sheet}
      {...words.outcomes}
    >
      <div className="mt-6 grid gap-x-16 gap-y-6 lg:grid-cols-[1.2fr_1fr]">
        <div className="grid border border-ink bg-sheet sm:grid-cols-[1fr_14rem]">
          <div className="flex flex-col justify-center p-4 sm:p-7">
            <h3 className="tag font-mono text-graphite uppercase">{comparison.title}</h3>
            {/* In words, and to scale: a cell for each day of the longer one. */}
            <dl className="mt-3 grid gap-2 sm:gap-4">
              {[
                { ...before, look: "stroke-graphite" },
                { ...after, look: "stroke-signal" },
              ].map(({ label, value, days, look }) => (
                <div key={label}>
                  <dt className="text-small text-graphite">{label}</dt>
                  <dd className="grid grid-cols-[6.5rem_1fr] items-center gap-x-4">
                    <span className="font-head text-h3 whitespace-nowrap">{value}</span>
                    <svg
                      aria-hidden="true"
                      className="h-6 w-full stroke-hairline"
                      strokeWidth="100%"
                      strokeDasharray="0.86 0.14"
                    >
                      <PlotLine y={50} pathLength={before.days} />
                      <PlotLine
                        x={[0, (100 * days) / before.days]}
                        y={50}
                        pathLength={days}
                        className={look}
                      />
                    </svg>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <DimensionFigure
            {...result}
            className="flex flex-col justify-center border-ink px-4 py-3 text-petrol max-sm:flex-row max-sm:items-center max-sm:gap-5 max-sm:border-t sm:border-l [&>p]:max-sm:flex-1"
          />
        </div>
        <ul className="grid grid-cols-2 gap-x-8 gap-y-5 lg:content-between">
          {figures.map((metric) => (
            <li key={metric.label}>
              <DimensionFigure {...metric} />
            </li>
          ))}
        </ul>
      </div>
      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-1">
        {links.map((link) => (
          <li key={link.href} className="group/card relative">
            <CardLink {...link} className="min-h-8" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
