import { fillPattern } from "content-model/fill-pattern";
import { type Contents, definePage } from "../../engine/page.ts";
import { useBehavior } from "../../engine/page-context.ts";
import { StackChain } from "../../parts/modules/RecommendedBadges.tsx";
import { getModule, modules } from "../../parts/modules/schema.ts";
import { personas } from "../../parts/persona/schema.ts";
import { PageHero } from "../../parts/sections/PageHero.tsx";
import { RuledTable } from "../../parts/sections/RuledTable.tsx";
import { Section, SectionHead } from "../../parts/sections/Section.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { AppLink, ButtonLink } from "../../parts/ui/links.tsx";
import {
  PlacedMark,
  PlotBar,
  PlotDimension,
  PlotFrame,
  PlotLine,
  PlotPoint,
  PlotText,
} from "../../parts/ui/plot.tsx";
import { paths } from "../../routes.ts";
import { countSteps, type JourneyPage, journeyPage } from "./schema.ts";

/**
 * A smooth SVG path through heights at even distances that never overshoots them: monotone cubic
 * interpolation with the tangents of Fritsch and Carlson (SIAM J. Numer. Anal. 17, 1980).
 *
 * @param step the distance; the first height is half of it from the left
 * @returns the `d` attribute of a path
 */
export function buildMonotonePath(heights: readonly number[], step: number): string {
  const rises = heights.slice(1).map((height, index) => height - (heights[index] ?? height));
  const tangents = heights.map((_, index) => {
    const [before = rises[index] ?? 0, after = before] = [rises[index - 1], rises[index]];
    // Harmonic mean: within three times either slope, so that the curve stays monotone.
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  const pieces = rises.map((rise, index) => {
    const [leave = 0, arrive = 0] = tangents.slice(index);
    const ends = [step / 3, leave / 3, (2 * step) / 3, rise - arrive / 3, step, rise];
    return `c${ends.map((end) => Number(end.toFixed(3))).join(" ")}`;
  });
  return `M${step / 2} ${heights[0]}${pieces.join("")}`;
}

/** The sample timeline as the S-curve of a project report; the periods share the width evenly. */
function AdoptionCurve({ hero: words, timeline: { rows } }: JourneyPage) {
  const width = 100 / rows.length;
  const end = (1 + words.curveValuePoints) * width;
  const places = rows.map((row, index) => ({
    ...row,
    x: (index + 0.5) * width,
    y: 100 - row.percent,
  }));
  const curve = buildMonotonePath(
    places.map(({ y }) => y),
    width,
  );
  return (
    <PlotFrame title={words.curveTitle} unit="%" note={words.curveNote}>
      <div className="pt-8.5 pb-28">
        <svg
          role="img"
          aria-label={words.curveAlt}
          className="block h-53.5 w-full overflow-visible font-mono text-label"
        >
          {[0, 25, 50, 75].map((y) => (
            <PlotLine key={y} y={y} className="stroke-grid" />
          ))}
          <PlotLine y={100} className="stroke-ink" />
          {/* The curve stretches with the drawing. */}
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            overflow="visible"
            aria-hidden="true"
          >
            <path d={`${curve}V100H${width / 2}Z`} className="fill-petrol-wash" />
            <path
              d={curve}
              className="fill-none stroke-petrol"
              strokeWidth="2.5"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {places.map(({ period, percent, x, y }) => (
            <g key={period}>
              <PlotPoint {...{ x, y }} />
              <PlotText {...{ x, y }} dy="-13" fontWeight="600" className="fill-ink">
                {`${percent}%`}
              </PlotText>
              <PlacedMark x={x} y={100}>
                <path d="M0 0V6" className="stroke-ink" />
              </PlacedMark>
              {/* On two lines, so that six of them fit on a phone. */}
              <PlotText x={x} y={100} dy="21" lines={period.split(" ")} className="fill-graphite" />
            </g>
          ))}
          <g transform="translate(0 58)">
            {[
              { from: width, to: end - 1, label: words.curveValue },
              { from: end + 1, to: 100 - width / 4, label: words.curveFull },
            ].map(({ label, ...span }) => (
              <PlotDimension key={label} {...span} y={100} dy="19" lines={halve(label)} />
            ))}
          </g>
        </svg>
      </div>
    </PlotFrame>
  );
}

/** A label on two lines, since space is tight. */
function halve(label: string): string[] {
  const middle = label.indexOf(" ", label.length / 2 - 3);
  return [label.slice(0, middle), label.slice(middle + 1)];
}

/** The sample timeline, drawn as the bar chart of a project schedule. Narrow pages have no columns. */
function SampleTimeline({ sheet, timeline }: JourneyPage) {
  const { columns, stepsDone, rows, note, link, ...head } = timeline;
  const done = countSteps(rows);
  return (
    <Section id="timeline" sheet={sheet} {...head}>
      <div className="@container mt-8 border border-ink bg-sheet md:mt-16">
        <div
          aria-hidden="true"
          className="grid grid-cols-[5rem_8.5rem_1fr_42%_6rem] border-b border-ink py-3 tag text-graphite uppercase @max-[54rem]:hidden"
        >
          <span className="pl-6">{columns.id}</span>
          <span>{columns.period}</span>
          <span>{columns.activity}</span>
          <span className="pl-6">
            {columns.progress}
            <svg aria-hidden="true" className="mt-2 block h-4 w-full overflow-visible fill-current">
              {[0, 25, 50, 75, 100].map((tick) => (
                <PlotText key={tick} x={tick} dy="12">
                  {tick}
                </PlotText>
              ))}
            </svg>
          </span>
        </div>
        <div className="relative">
          <ol className="grid @min-[54rem]:auto-rows-fr">
            {rows.map(({ id, period, title, steps, percent }, index) => (
              <li
                key={id}
                className="grid grid-cols-[1fr_auto] gap-x-4 border-hairline px-4 py-3 not-first:border-t @min-[54rem]:grid-cols-[5rem_8.5rem_1fr_42%_6rem] @min-[54rem]:items-center @min-[54rem]:gap-x-0 @min-[54rem]:px-0 @min-[54rem]:py-0"
              >
                <span
                  aria-hidden="true"
                  className="tag text-graphite @max-[54rem]:hidden @min-[54rem]:pl-6"
                >
                  {id}
                </span>
                <p className="font-mono text-small font-medium">
                  {period}
                  <span className="tag block text-graphite @max-[54rem]:ml-3 @max-[54rem]:inline">
                    {fillPattern(stepsDone, { done: done[index] ?? 0, total: done.at(-1) ?? 0 })}
                  </span>
                </p>
                <div className="@max-[54rem]:order-last @max-[54rem]:col-span-2 @max-[54rem]:mt-2 @min-[54rem]:py-4 @min-[54rem]:pr-2">
                  <h3 className="text-body leading-snug">{title}</h3>
                  <ul className="mt-0.5 text-small text-graphite *:inline *:not-last:after:content-['\a0·_'_/'']">
                    {steps.map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                  </ul>
                </div>
                <div className="contents h-full items-center border-hairline pl-6 @min-[54rem]:flex @min-[54rem]:border-l">
                  {/* Its colors show the value: without them, forced or on paper, it is an empty box. */}
                  <progress
                    value={percent}
                    max="100"
                    aria-label={`${columns.progress}, ${period}`}
                    className="block h-3.5 w-full appearance-none border-0 bg-grid text-petrol [&::-moz-progress-bar]:bg-petrol [&::-webkit-progress-bar]:bg-grid [&::-webkit-progress-value]:bg-petrol forced-color-adjust-none [print-color-adjust:exact] @max-[54rem]:order-3 @max-[54rem]:col-span-2 @max-[54rem]:mt-1.5"
                  />
                </div>
                <span
                  aria-hidden="true"
                  className="pr-6 text-right font-head text-h4 tabular-nums @max-[54rem]:order-2 @max-[54rem]:pr-0"
                >
                  {percent}%
                </span>
              </li>
            ))}
          </ol>
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-24 hidden w-[42%] pl-6 @min-[54rem]:block"
          >
            <ProgressLine percents={rows.map(({ percent }) => percent)} />
          </div>
        </div>
      </div>
      <p className="mt-4 text-small text-graphite">{note}</p>
      <ButtonLink tone="line" {...link} arrow className="mt-6" />
    </Section>
  );
}

/** The progress line of a schedule, from the end of each bar to the next. Decorative: the bars say their values. */
function ProgressLine({ percents }: { percents: readonly number[] }) {
  const getY = (index: number) => (100 * (index + 0.5)) / percents.length;
  return (
    <svg aria-hidden="true" overflow="visible" className="size-full">
      {percents.slice(1).map((percent, index) => (
        <PlotLine
          key={getY(index)}
          x={[percents[index] ?? 0, percent]}
          y={[getY(index), getY(index + 1)]}
          strokeWidth="1.75"
          className="stroke-signal"
        />
      ))}
      {percents.map((percent, index) => (
        <PlotPoint key={getY(index)} x={percent} y={getY(index)} />
      ))}
    </svg>
  );
}

/**
 * "Where are you in the journey?": one choice, one next step (journey.behavior.ts). Nothing is chosen at
 * first. Without scripts there is no choice, and all next steps are shown.
 */
function JourneySelector({ words, modules }: Journey) {
  const { label, text, placeholder, moduleLabel, contact, options } = words.selector;
  return (
    <section aria-labelledby="selector-title" className="bg-signal text-signal-ink">
      <div className="page-column grid gap-x-16 gap-y-6 py-[calc(var(--spacing-band)*0.8)] lg:grid-cols-[1.3fr_1fr]">
        <h2
          id="selector-title"
          className="max-w-[7em] text-[clamp(2.5rem,1.6rem+4vw,5rem)] leading-[0.98] tracking-[-0.035em]"
        >
          <label htmlFor="journey-answer" className="noscript:cursor-auto">
            {label}
          </label>
        </h2>
        <div className="lg:border-l lg:border-signal-ink/40 lg:pl-10">
          <p className="max-w-[28em] text-lead">{text}</p>
          <div className="relative mt-6 after:pointer-events-none after:absolute after:top-4.5 after:right-5 after:size-3 after:rotate-45 after:border-r-2 after:border-b-2 after:border-ink forced-colors:after:hidden noscript:hidden">
            <select
              id="journey-answer"
              data-answers
              {...useBehavior("journey")}
              autoComplete="off"
              className="min-h-14 w-full appearance-none rounded-md border-2 border-signal-ink bg-white py-3 pr-12 pl-4 text-body text-ellipsis text-ink forced-colors:appearance-auto"
            >
              <option value="">{placeholder}</option>
              {options.map(({ id, option }) => (
                <option key={id} value={id}>
                  {option}
                </option>
              ))}
            </select>
          </div>
          <div role="status">
            {options.map((answer) => {
              const module =
                answer.recommendedModule && getModule(modules, answer.recommendedModule);
              return (
                <div
                  key={answer.id}
                  data-answer={answer.id}
                  className="mt-6 hidden animate-enter flex-col items-start gap-4 border border-signal-ink bg-sheet p-6 text-ink shadow-panel data-shown:flex noscript:flex sm:p-8"
                >
                  <h3 className="text-h3">{answer.title}</h3>
                  <p className="max-w-[30em]">{answer.description}</p>
                  {module && (
                    <p className="text-small">
                      <span className="tag text-graphite uppercase">{moduleLabel}</span>
                      <span className="mt-1 flex items-baseline gap-2 font-medium">
                        <span className="tag text-petrol">{module.tag}</span>
                        {module.name}
                      </span>
                    </p>
                  )}
                  <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
                    <ButtonLink tone="ink" href={answer.modulePath} arrow>
                      {answer.ctaText}
                    </ButtonLink>
                    {answer.further && (
                      <AppLink {...answer.further} className="py-1 font-medium quiet-link" />
                    )}
                  </p>
                </div>
              );
            })}
          </div>
          <p className="mt-5">
            <ButtonLink tone="ink" {...contact} arrow />
          </p>
        </div>
      </div>
    </section>
  );
}

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
    const { words } = content;
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
        <JourneySelector {...content} />
      </>
    );
  },
});
