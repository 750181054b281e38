import { type Contents, definePage } from "../../engine/page.ts";
import { StackChain } from "../../parts/modules/RecommendedBadges.tsx";
import { getModule, modules } from "../../parts/modules/schema.ts";
import { personas } from "../../parts/persona/schema.ts";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { RuledTable } from "../../parts/sections/RuledTable.tsx";
import { Section, SectionHead } from "../../parts/sections/Section.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { ButtonLink } from "../../parts/ui/links.tsx";
import { PlotBar } from "../../parts/ui/plot.tsx";
import { paths } from "../../routes.ts";
import { JourneySelector } from "./JourneySelector.tsx";
import { AdoptionCurve, SampleTimeline } from "./SampleTimeline.tsx";
import { journeyPage } from "./schema.ts";

const needs = { words: journeyPage, modules, personas };
type Journey = Contents<typeof needs>;

/** How far each platform is below the highest, on wide pages. */
const steps = ["lg:mt-42", "lg:mt-28", "lg:mt-14", ""];

/** The steps of the stair below a phase's own, that one, and those above it. */
const stairFills = ["fill-hairline", "fill-signal", "fill-none"];

/**
 * The four phases as the platforms of an elevation drawing, each on the one below it. On narrow pages
 * they are a list, in which each phase has its step in a small drawing of the stair.
 */
function AdoptionPhases({ words }: Journey) {
  const { eyebrow, title, text, focusLabel, items } = words.phases;
  return (
    <section aria-labelledby="phases-title" className="bg-sheet pt-band max-lg:pb-band">
      <div className="page-column">
        <SectionHead id="phases-title" label={[words.sheet, eyebrow]} title={title} text={text} />
        <ol className="mt-8 grid max-lg:border-t max-lg:border-ink lg:mt-16 lg:grid-cols-4">
          {items.map((phase, index) => (
            <li
              key={phase.number}
              className={classNames(
                "max-lg:grid max-lg:grid-cols-[3.5rem_1fr] max-lg:gap-x-4 max-lg:border-b max-lg:border-hairline max-lg:py-4 lg:flex lg:flex-col",
                steps[index],
              )}
            >
              {/* A stair that goes up to the right, with the phase's step in signal orange. */}
              <svg aria-hidden="true" className="row-span-2 mt-1 h-12 w-full stroke-ink lg:hidden">
                {items.map(({ number }, place) => (
                  <PlotBar
                    key={number}
                    x={[24.5 * place + 1, 24.5 * place + 23]}
                    y={[74 - 24 * place, 98]}
                    className={stairFills[Math.sign(place - index) + 1]}
                  />
                ))}
              </svg>
              <p className="flex items-end gap-2 tag text-graphite max-lg:col-start-2 lg:pl-3">
                {/* The triangle on a level line (ISO 129). */}
                <svg viewBox="0 0 12 10" aria-hidden="true" className="h-2.5 w-3 max-lg:hidden">
                  <path d="M0.75 0.75h10.5L6 9.25z" className="fill-signal stroke-ink" />
                </svg>
                <span className="lg:pb-1.5">{phase.level}</span>
              </p>
              <div className="flex min-w-0 grow flex-col gap-1 border-ink max-lg:col-start-2 lg:gap-3 lg:border-t-2 lg:border-l lg:px-5 lg:pt-5 lg:pr-6 lg:pb-10">
                <h3 className="text-h4">
                  <span className="tabular-nums lg:mb-3 lg:block lg:text-figure">
                    {phase.number}
                  </span>{" "}
                  {phase.title}
                </h3>
                <p className="text-detail text-text">{phase.description}</p>
                <p className="text-small lg:mt-auto lg:pt-4">
                  <span className="tag text-graphite uppercase max-lg:mr-2 lg:block">
                    {focusLabel}
                  </span>
                  <span className="font-medium text-petrol lg:mt-1 lg:block">{phase.focus}</span>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      {/* Ground, as a section through earth is hatched. */}
      <div
        aria-hidden="true"
        className="h-4 border-t-2 border-ink bg-[repeating-linear-gradient(135deg,var(--color-ink)_0_1px,transparent_1px_8px)] max-lg:hidden"
      />
    </section>
  );
}

/** Leading and lagging metrics of each stage, as the instrument list of a control room. */
function StageMetrics({ words }: Journey) {
  const { stageLabel, leadingLabel, laggingLabel } = words.metrics;
  return (
    <Section id="metrics" room sheet={words.sheet} {...words.metrics}>
      <div className="mt-6 md:mt-16">
        <RuledTable
          columns={[{ head: stageLabel }, { head: leadingLabel }, { head: laggingLabel }]}
          rows={words.phases.items.map(({ number, title, leading, lagging }) => ({
            name: number,
            head: (
              <>
                <span className="mr-3 tag font-normal text-signal">{number}</span>
                {title}
              </>
            ),
            cells: [
              { metrics: leading, mark: "before:bg-room-cleared" },
              { metrics: lagging, mark: "before:bg-room-caution" },
            ].map(({ metrics, mark }) => (
              <ul key={mark} className="grid gap-2.5">
                {metrics.map(({ name, unit }) => (
                  <li
                    key={name}
                    className={`flex gap-3 before:mt-2 before:size-2 before:flex-none ${mark}`}
                  >
                    <span className="grid grow items-baseline gap-x-4 gap-y-0.5 lg:flex lg:flex-wrap lg:justify-between">
                      {name}
                      <span className="tag text-room-mute">{unit}</span>
                    </span>
                  </li>
                ))}
              </ul>
            )),
          }))}
        />
      </div>
    </Section>
  );
}

/** The modules each role starts with, as instruments on one line. */
function StartingStacks({ words, modules, personas: { personas } }: Journey) {
  return (
    <Section id="stacks" className="py-band" sheet={words.sheet} {...words.stacks}>
      {/* Columns count in their own width: enlarged text gets fewer. */}
      <div className="@container mt-8 md:mt-12">
        <ul className="grid gap-x-8 border-t border-ink @min-[34rem]:grid-cols-2 @min-[56rem]:grid-cols-4">
          {personas.map(({ role, concern, stack }) => (
            <li
              key={role}
              className="grid content-start gap-y-4 border-hairline py-5 @max-[56rem]:border-b sm:py-6"
            >
              <div>
                <h3 className="text-h4">{role}</h3>
                <p className="mt-1 text-small text-graphite">{concern}</p>
              </div>
              <StackChain stack={stack.map((id) => getModule(modules, id))} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** What IT gets, in four points, and where its own questions are answered. */
function ItStakeholders({ words }: Journey) {
  const { points, link } = words.it;
  return (
    <Section
      id="it"
      className="border-t border-hairline bg-sheet py-band"
      sheet={words.sheet}
      {...words.it}
    >
      <ol className="mt-8 grid gap-x-10 border-t border-ink sm:grid-cols-2 md:mt-12 lg:grid-cols-4">
        {points.map((point) => (
          <li key={point.title} className="border-hairline py-3.5 max-lg:border-b sm:py-6">
            <h3 className="text-h4">{point.title}</h3>
            <p className="mt-1 text-detail text-text sm:mt-2">{point.text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink tone="line" {...link} arrow className="mt-4" />
    </Section>
  );
}

export default definePage({
  address: { path: paths.journey },
  needs,
  head: ({ words }) => words,
  render(content) {
    const { words, modules } = content;
    return (
      <>
        <PageHero sheet={words.sheet} {...words.hero}>
          <AdoptionCurve {...words} />
        </PageHero>
        <AdoptionPhases {...content} />
        <StartingStacks {...content} />
        <ItStakeholders {...content} />
        <StageMetrics {...content} />
        <SampleTimeline {...words} />
        <JourneySelector words={words.selector} modules={modules} />
      </>
    );
  },
});
