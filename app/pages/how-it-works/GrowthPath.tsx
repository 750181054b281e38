import { fillPattern } from "content-model/fill-pattern";
import { useBehavior } from "../../engine/page-context.ts";
import { ModuleMap } from "../../parts/modules/ModuleMap.tsx";
import type { Module } from "../../parts/modules/schema.ts";
import { SectionHead } from "../../parts/sections/Section.tsx";
import { Button } from "../../parts/ui/Button.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import type { HowItWorksPage } from "./schema.ts";

/** What shows each step, by its place, which is in `data-step`. */
const shown = ["in-data-[step=0]:flex", "in-data-[step=1]:flex", "in-data-[step=2]:flex"];

/**
 * The growth path, one step at a time: each button jumps to its step, Next Step goes on and is there while
 * there is a next one (spec section 4: step 0 to 2; how-it-works.behavior.ts). On narrow pages a step's
 * title and period are in its panel alone. Without scripts all steps are there.
 */
export function GrowthPath({
  page,
  modules,
}: {
  page: HowItWorksPage;
  modules: readonly Module[];
}) {
  const { steps, stepsLabel, stepLabel, announcement, next, systems, ...head } = page.growth;
  return (
    <section aria-labelledby="growth-title" className="room sheet-grid bg-room py-band text-white">
      <div
        data-step="0"
        className="page-column grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,26rem)_minmax(55%,1fr)] lg:grid-rows-[auto_1fr] 2xl:grid-cols-[minmax(0,28rem)_minmax(55%,1fr)]"
      >
        <div className="mb-6 lg:pr-10">
          <SectionHead id="growth-title" sheet={page.sheet} {...head} />
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
