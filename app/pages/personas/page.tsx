import { fillPattern } from "content-model/fill-pattern";
import { type Contents, definePage } from "../../engine/page.ts";
import {
  getOrderProps,
  type ListedModule,
  listTier,
  ModuleBubble,
  ModuleOutcome,
  RecommendedBadges,
  StackChain,
  tierColumns,
} from "../../parts/modules/RecommendedBadges.tsx";
import { getModule, listModules, moduleLabels, modules } from "../../parts/modules/schema.ts";
import { defaultPersona } from "../../parts/persona/active-persona.ts";
import { HeroScene, PersonaPicker } from "../../parts/persona/PersonaPicker.tsx";
import { getPersonaLabels, type Persona, personas } from "../../parts/persona/schema.ts";
import { ClosingCall } from "../../parts/sections/ClosingCall.tsx";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { Section, SectionHead } from "../../parts/sections/Section.tsx";
import { coverControl } from "../../parts/ui/class-names.ts";
import { MetricLabel } from "../../parts/ui/DimensionFigure.tsx";
import { Arrow } from "../../parts/ui/icons.tsx";
import { AppLink, CardLink } from "../../parts/ui/links.tsx";
import { SheetLabel } from "../../parts/ui/SheetLabel.tsx";
import { getModulePath, getPersonasPathFor, paths } from "../../routes.ts";
import { type PersonasPage, personasPage } from "./schema.ts";

const lineY = 28;
const height = 76;

/** A day as a scale of hours, with a leader from each moment to the column that tells it. Decorative. */
function DayRuler({ from, to, times }: { from: number; to: number; times: readonly string[] }) {
  const getX = (hour: number) => `${(((hour - from) / (to - from)) * 100).toFixed(2)}%`;
  const hours = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <svg
      aria-hidden="true"
      height={height}
      className="block w-full overflow-visible mt-14 max-lg:hidden"
    >
      <g className="stroke-room-mute">
        <line x1="0" x2="100%" y1={lineY} y2={lineY} />
        {hours.map((hour) => (
          <line key={hour} x1={getX(hour)} x2={getX(hour)} y1={lineY} y2={lineY - 9} />
        ))}
      </g>
      <g className="fill-room-mute font-mono text-label" textAnchor="middle">
        {hours
          .filter((hour) => hour % 2 === 0)
          .map((hour) => (
            <text key={hour} x={getX(hour)} y="12">
              {`${String(hour).padStart(2, "0")}:00`}
            </text>
          ))}
      </g>
      {times.map((time, index) => {
        const [hour = 0, minute = 0] = time.split(":").map(Number);
        const x = getX(hour + minute / 60);
        const column = `${((index / times.length) * 100).toFixed(2)}%`;
        return (
          <g key={time}>
            <line
              x1={x}
              y1={lineY}
              x2={column}
              y2={height}
              className="stroke-room-edge transition-colors group-has-[#day-with:checked]/day:stroke-room-cleared"
            />
            <circle
              cx={x}
              cy={lineY}
              r="5"
              strokeWidth="1.5"
              className="fill-room stroke-signal transition-colors group-has-[#day-with:checked]/day:fill-room-cleared group-has-[#day-with:checked]/day:stroke-room-cleared"
            />
          </g>
        );
      })}
    </svg>
  );
}

/**
 * The same day twice for each persona, each moment hanging on its place on the ruler; both tellings share one place. The
 * toggle is a pair of radio buttons and the style sheet does the rest, so it works without scripts and keeps its position
 * when another persona is chosen: `group/day` around it reads which is checked.
 */
function DaySection(props: { personas: readonly Persona[]; page: PersonasPage }) {
  const { day, days } = props.page;
  const options = [
    { id: "day-without", label: day.without },
    { id: "day-with", label: day.with },
  ];
  return (
    <section
      aria-labelledby="day-title"
      className="group/day room sheet-grid bg-room py-[calc(var(--spacing-band)*0.7)] text-white"
    >
      <div className="page-column">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-7">
          <SectionHead
            id="day-title"
            eyebrow={day.eyebrow}
            title={props.personas.map(({ id, role }) => (
              <span key={id} data-for-persona={id}>
                {fillPattern(day.title, { role })}
              </span>
            ))}
          />
          <fieldset className="w-full sm:w-auto">
            <legend className="sr-only">{day.toggle}</legend>
            <div className="grid grid-cols-2 border border-room-mute p-1">
              {options.map(({ id, label }, index) => (
                <label
                  key={id}
                  className="relative flex min-h-11 cursor-pointer items-center justify-center px-3 sm:min-w-28 sm:px-6 font-medium text-room-text transition-colors hover:text-white has-checked:bg-signal has-checked:text-signal-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-white"
                >
                  <input
                    type="radio"
                    name="day"
                    id={id}
                    value={id}
                    defaultChecked={index === 0}
                    className={`${coverControl} focus-visible:outline-none`}
                  />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
        </div>
        {days.map(({ persona, items }) => (
          <div key={persona} data-for-persona={persona}>
            <DayRuler {...day.ruler} times={items.map(({ time }) => time)} />
            <ol className="grid max-lg:mt-10 max-lg:border-t max-lg:border-room-edge md:grid-cols-2 lg:grid-cols-4">
              {items.map((item) => (
                <li
                  key={item.time}
                  className="grid grid-cols-[4.5rem_1fr] gap-y-3 border-room-edge py-6 transition-colors group-has-[#day-with:checked]/day:border-room-cleared max-lg:border-b md:block md:pr-8 lg:border-l lg:pb-2 lg:pl-6"
                >
                  <p className="font-mono text-h4 font-medium tabular-nums">
                    <time dateTime={item.time}>{item.time}</time>
                  </p>
                  <div className="grid md:mt-4">
                    <p className="flex gap-3 text-room-text transition-opacity [grid-area:1/1] group-has-[#day-with:checked]/day:invisible group-has-[#day-with:checked]/day:opacity-0 before:mt-[0.45em] before:size-2.5 before:flex-none before:border-[1.5px] before:border-signal">
                      {item.without}
                    </p>
                    <p className="invisible flex translate-y-2 gap-3 text-white opacity-0 transition-[opacity,translate] duration-220 [grid-area:1/1] group-has-[#day-with:checked]/day:visible group-has-[#day-with:checked]/day:translate-y-0 group-has-[#day-with:checked]/day:opacity-100 before:mt-[0.45em] before:size-2.5 before:flex-none before:bg-room-cleared">
                      {item.with}
                    </p>
                  </div>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}

const needs = { words: personasPage, labels: moduleLabels, modules, personas };
type PersonasContent = Contents<typeof needs>;

/**
 * The tiers as rows of their modules. On a wide page the line below a row is read as a status line is: it tells what the
 * tier is for, and the key benefit of the module that is pointed at; on narrow ones, the benefit opens below its module.
 */
function TierRows({ modules, labels, personas: { personas } }: PersonasContent) {
  const personaLabels = getPersonaLabels(personas);
  return labels.tiers.map(({ number, name, text }) => (
    <div key={number} className="@container/row border-b border-hairline">
      <div className="grid @min-[58rem]/row:grid-cols-[13rem_1fr] xl:grid-cols-[14rem_1fr]">
        <div className="flex flex-wrap items-baseline gap-x-3 py-3 @min-[58rem]/row:block @min-[58rem]/row:border-r @min-[58rem]/row:border-hairline @min-[58rem]/row:py-4 @min-[58rem]/row:pr-6">
          <p className="tag text-graphite uppercase">{fillPattern(labels.tierLabel, { number })}</p>
          <h3 className="text-h4 @min-[58rem]/row:mt-1.5">{name}</h3>
        </div>
        <div className="@container relative @min-[58rem]/row:pb-14">
          <ul
            data-persona-order
            className={`grid gap-px border-hairline bg-hairline ${tierColumns[number]} @max-[58rem]/row:border-t @min-[58rem]/row:border-b`}
          >
            {listTier(modules, number).map((module) => (
              <TierCell key={module.id} {...{ module, labels, personaLabels }} />
            ))}
          </ul>
          <p className="absolute inset-x-0 bottom-0 flex h-14 items-center pl-6 text-small text-graphite @max-[58rem]/row:hidden">
            {text}
          </p>
        </div>
      </div>
    </div>
  ));
}

function TierCell({ module, labels, personaLabels }: ListedModule) {
  const { id, tag, name, keyBenefit, outcome } = module;
  return (
    <li
      data-hover-card
      {...getOrderProps(module)}
      className="grid bg-paper transition-colors hover:bg-sheet has-[[open]]:bg-sheet @max-[58rem]/row:relative @min-[58rem]/row:grid-cols-[1fr_0px] @min-[58rem]/row:pl-6"
    >
      <div className="relative grid min-h-14 grid-cols-[auto_1fr] content-center items-center gap-x-3 gap-y-1 py-3 @max-[58rem]/row:pr-12 sm:@max-[58rem]/row:pl-4 @min-[58rem]/row:flex @min-[58rem]/row:flex-wrap @min-[58rem]/row:content-start @min-[58rem]/row:py-4">
        <span
          aria-hidden="true"
          className="tag text-petrol @min-[58rem]/row:flex @min-[58rem]/row:min-h-6 @min-[58rem]/row:items-center"
        >
          {tag}
        </span>
        <h4 className="text-h4 max-sm:text-body @min-[58rem]/row:order-1 @min-[58rem]/row:w-full">
          <AppLink href={getModulePath(id)} className="card-cover">
            {name}
          </AppLink>
        </h4>
        <RecommendedBadges
          {...{ module, labels, personaLabels }}
          className="@max-[58rem]/row:col-start-2 @max-[58rem]/row:justify-self-start @max-[14rem]/row:col-start-1"
        />
      </div>
      <details name="key-benefit">
        <summary className="flex size-11 items-center justify-center text-graphite hover:text-ink @max-[58rem]/row:absolute @max-[58rem]/row:top-1.5 @max-[58rem]/row:right-0 @min-[58rem]/row:relative @min-[58rem]/row:z-1 @min-[58rem]/row:my-1.5 @min-[58rem]/row:-ml-12">
          <span aria-hidden="true" className="group-mark" />
          <span className="sr-only">
            {labels.keyBenefit}: {name}
          </span>
        </summary>
        <div className="pb-4 leading-snug @max-[58rem]/row:text-detail sm:@max-[58rem]/row:px-4 @min-[58rem]/row:absolute @min-[58rem]/row:inset-x-0 @min-[58rem]/row:bottom-0 @min-[58rem]/row:z-1 @min-[58rem]/row:flex @min-[58rem]/row:min-h-14 @min-[58rem]/row:items-center @min-[58rem]/row:gap-8 @min-[58rem]/row:bg-sheet @min-[58rem]/row:py-1 @min-[58rem]/row:pl-6 @min-[58rem]/row:text-small">
          <p>{keyBenefit}</p>
          <ModuleOutcome
            outcome={outcome}
            className="@max-[58rem]/row:mt-2 @min-[58rem]/row:mr-6 @min-[58rem]/row:ml-auto @min-[58rem]/row:flex-none max-xl:hidden"
          />
        </div>
      </details>
    </li>
  );
}

/** For those who have not chosen yet: four worries, each leading to its persona, and the average of all four. */
function NotSure({ personas: { personas }, words: { notSure: labels } }: PersonasContent) {
  return (
    <section
      aria-labelledby="not-sure-title"
      className="border-t border-hairline bg-sheet py-[calc(var(--spacing-band)*0.9)]"
    >
      <div className="page-column grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.9fr)]">
        <div>
          <h2 id="not-sure-title" className="max-w-[8em] text-h2">
            {labels.title}
          </h2>
          <p className="mt-5 max-w-[22em] text-lead text-text">{labels.text}</p>
          <p className="mt-6 max-w-[30em] text-small text-text">
            <MetricLabel {...labels.average} className="block text-graphite" />
            {labels.average.metrics}
          </p>
        </div>
        <ul className="@container border-t border-ink">
          {personas.map(({ id, letter, title, concern, recommendedModule }) => (
            <li
              key={id}
              className="group/card relative grid grid-cols-[2.5rem_1fr_auto] items-baseline gap-y-1 border-b border-hairline py-5 transition-colors hover:bg-paper @min-[34rem]:grid-cols-[2.5rem_14rem_1fr_auto] @min-[34rem]:gap-x-4"
            >
              <span aria-hidden="true" className="tag pl-1 text-graphite">
                {letter}
              </span>
              <h3 className="text-h4">
                <AppLink href={getPersonasPathFor(id)} className="card-cover">
                  {title}
                </AppLink>
              </h3>
              <p className="text-detail text-text @max-[34rem]:col-start-2 @max-[34rem]:row-start-2">
                {concern}
                <span className="block text-small text-graphite">
                  {fillPattern(labels.startsWith, { module: recommendedModule })}
                </span>
              </p>
              <Arrow className="pr-2 text-signal-deep" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export default definePage({
  address: { path: paths.personas },
  needs,
  head: ({ words, modules }) => ({ ...words, items: listModules(modules) }),
  render(content) {
    const { words } = content;
    const { personas } = content.personas;
    return (
      <>
        <PageHero {...words} title={words.headline}>
          {/* Smaller than on the home page, so that the choice and its day come into view with the
              question. */}
          <div className="mx-auto w-full max-w-[15rem] max-md:-my-6 md:max-w-[30rem] lg:-my-12 lg:max-w-[27rem] 2xl:max-w-[32rem]">
            {personas.map((each) => (
              <HeroScene
                key={each.id}
                persona={{ ...each, callouts: [] }}
                priority={each.id === defaultPersona}
              />
            ))}
          </div>
        </PageHero>
        <PersonaPicker {...words.picker} personas={personas} />
        <DaySection personas={personas} page={words} />
        <section aria-label={words.start.title} className="py-band">
          {personas.map((each) => (
            <StartSection key={each.id} persona={each} content={content} />
          ))}
        </section>
        <Section
          id="tiers"
          className="border-t border-hairline py-band"
          headClass="mb-8 md:mb-12"
          {...words.tiers}
        >
          <div className="border-t border-ink">
            <TierRows {...content} />
          </div>
        </Section>
        <NotSure {...content} />
        {words.closing.map(({ persona: id, ...closing }) => (
          <ClosingCall
            key={id}
            forPersona={id}
            {...closing}
            secondary={words.closingLinks.contact}
            further={words.closingLinks.journey}
          />
        ))}
      </>
    );
  },
});

/** One persona's worry, the modules that answer it, what each is best at, and the set to grow into. */
function StartSection({ persona, content }: { persona: Persona; content: PersonasContent }) {
  const { modules, words, labels } = content;
  const { start } = words;
  return (
    <div
      data-for-persona={persona.id}
      className="page-column grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]"
    >
      <div className="flex flex-col gap-10 lg:sticky lg:top-28 lg:self-start">
        <div>
          <SheetLabel parts={[start.eyebrow, persona.label]} />
          <h2 className="mt-5 text-h2">{start.title}</h2>
          <p className="mt-8 tag text-graphite uppercase">{start.concern}</p>
          <p className="mt-2 max-w-[20em] text-h3 font-medium">{persona.concern}</p>
        </div>
        <div className="border border-petrol/25 bg-petrol-wash p-6 sm:p-8">
          <p className="tag text-petrol uppercase">{start.stack}</p>
          <h3 className="mt-2 text-h3">{persona.stackName}</h3>
          <StackChain stack={persona.stack.map((id) => getModule(modules, id))} className="mt-6" />
          {persona.stackNote && <p className="mt-6 text-small text-text">{persona.stackNote}</p>}
        </div>
      </div>
      <ol className="grid gap-px self-start border border-hairline bg-hairline">
        {persona.modules.map((id) => {
          const { tag, name, summary, keyBenefit } = getModule(modules, id);
          return (
            <li
              key={id}
              className="group/card relative grid grid-cols-[auto_1fr] gap-x-5 gap-y-4 bg-sheet p-5 transition-colors hover:bg-white sm:gap-x-7 sm:p-8"
            >
              <ModuleBubble tag={tag} className="text-ink sm:size-14" />
              <div>
                <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  <h3 className="text-h3">{name}</h3>
                  {id === persona.recommendedModuleId && (
                    <span className="tag rounded-sm bg-signal px-2 py-1 text-signal-ink">
                      {start.first}
                    </span>
                  )}
                </div>
                <p className="mt-2 font-medium">{summary}</p>
                <p className="mt-3 text-detail text-text">
                  <span className="mr-2 tag text-graphite">
                    {labels.keyBenefit}
                    <span className="sr-only">: </span>
                  </span>
                  {keyBenefit}
                </p>
                <CardLink
                  href={getModulePath(id)}
                  about={fillPattern(start.about, { name })}
                  className="mt-3 min-h-11"
                >
                  {start.learnMore}
                </CardLink>
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
