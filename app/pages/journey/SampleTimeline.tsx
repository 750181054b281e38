import { fillPattern } from "content-model/fill-pattern";
import { Section } from "../../parts/sections/Section.tsx";
import { ButtonLink } from "../../parts/ui/links.tsx";
import { ProgressBar } from "../../parts/ui/ProgressBar.tsx";
import { PlotLine, PlotPoint, PlotText } from "../../parts/ui/plot.tsx";
import { countSteps, type JourneyPage } from "./schema.ts";

/** The sample timeline, drawn as the bar chart of a project schedule. Narrow pages have no columns. */
export function SampleTimeline({ page }: { page: JourneyPage }) {
  const { columns, stepsDone, rows, note, link, ...head } = page.timeline;
  const done = countSteps(rows);
  return (
    <Section id="timeline" sheet={page.sheet} {...head}>
      <div className="@container mt-8 border border-ink bg-sheet md:mt-16">
        <div
          aria-hidden="true"
          className="grid grid-cols-[5rem_7.5rem_1fr_42%_6rem] border-b border-ink py-3 tag text-graphite uppercase @max-[54rem]:hidden"
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
                className="grid grid-cols-[1fr_auto] gap-x-4 border-hairline px-4 py-3 not-first:border-t @min-[54rem]:grid-cols-[5rem_7.5rem_1fr_42%_6rem] @min-[54rem]:items-center @min-[54rem]:gap-x-0 @min-[54rem]:px-0 @min-[54rem]:py-0"
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
                <div className="@max-[54rem]:order-last @max-[54rem]:col-span-2 @max-[54rem]:mt-2 @min-[54rem]:py-4 @min-[54rem]:pr-6">
                  <h3 className="text-body leading-snug">{title}</h3>
                  <ul className="mt-0.5 text-small text-graphite *:inline *:not-last:after:content-['_·_'_/'']">
                    {steps.map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                  </ul>
                </div>
                <div className="contents h-full items-center border-hairline pl-6 @min-[54rem]:flex @min-[54rem]:border-l">
                  <ProgressBar
                    percent={percent}
                    label={`${columns.progress}, ${period}`}
                    className="@max-[54rem]:order-3 @max-[54rem]:col-span-2 @max-[54rem]:mt-1.5"
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

/**
 * The progress line of a schedule: it runs down the rows and touches the end of each bar.
 * Decorative: the bars say their values.
 */
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
