import { fillPattern } from "content-model/fill-pattern";
import { useBehavior } from "../../engine/page-context.ts";
import { ModuleMap } from "../../parts/modules/ModuleMap.tsx";
import type { Module } from "../../parts/modules/schema.ts";
import { SectionHead } from "../../parts/sections/Section.tsx";
import { Button } from "../../parts/ui/Button.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import type { HowItWorksPage } from "./schema.ts";

interface GrowthStepProps {
  /** When it is shown. */
  className: string | undefined;
  /** Shown where the steps' buttons are not. */
  label: string;
  systems: string;
  step: HowItWorksPage["growth"]["steps"][number];
  modules: readonly Module[];
}

/** What works after one step, in words and on the module map. */
function GrowthStep({ className, label, systems, step, modules }: GrowthStepProps) {
  return (
    <div
      className={classNames(
        className,
        "hidden h-full flex-col gap-y-5 border border-room-edge bg-room-panel p-4 max-lg:border-t-0 sm:p-8 noscript:mb-6 noscript:flex noscript:h-auto noscript:border-t",
      )}
    >
      <div className="lg:min-h-24">
        <p className="flex min-h-11 items-center tag text-room-mute lg:hidden noscript:block noscript:min-h-0">
          <span className="hidden noscript:inline">{label}, </span>
          {step.period}
        </p>
        <h3 className="text-h3 text-white max-lg:mt-2 lg:pr-36">{step.title}</h3>
        <p className="mt-2 max-w-[36em] text-detail text-room-text lg:pr-36">{step.text}</p>
      </div>
      <ModuleMap
        alt={step.alt}
        modules={modules}
        service={{ live: step.modules, systems, isConnected: step.connected === "yes" }}
        className="h-[22.5rem] bg-room-panel forced-color-adjust-none sm:h-[23rem] lg:h-auto lg:min-h-[22.5rem] lg:grow"
      />
    </div>
  );
}

interface GrowthStepsProps {
  /** Name of the list. */
  label: string;
  next: string;
  /** `announcement` is read out when the step is shown. */
  steps: readonly { label: string; title: string; period: string; announcement: string }[];
}

/**
 * The buttons of the growth path: each jumps to its step, Next Step goes on and is there while there is
 * a next one (spec section 4: step 0 to 2). The step that is shown is `data-step` of the path around
 * them (growth-steps.ts). On narrow pages a step's title and period are in its panel below.
 */
function GrowthSteps({ label, next, steps }: GrowthStepsProps) {
  return (
    <>
      <ol
        aria-label={label}
        className="grid grid-cols-3 self-end border border-room-edge lg:grid-cols-1 lg:border-r-0 noscript:hidden"
        {...useBehavior("how-it-works")}
      >
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="border-room-edge not-first:border-l lg:not-first:border-t lg:not-first:border-l-0"
          >
            <button
              type="button"
              aria-current={index === 0 ? "step" : undefined}
              data-show-step={index}
              data-announcement={step.announcement}
              className="relative flex size-full min-h-11 flex-col items-start gap-1 bg-room px-3 py-3 text-left transition-colors before:absolute before:inset-x-0 before:top-0 before:h-1 before:transition-colors hover:bg-room-panel focus-visible:z-1 focus-visible:-outline-offset-3 aria-[current]:bg-room-panel aria-[current]:before:bg-signal forced-colors:aria-[current]:underline sm:px-6 sm:py-4 lg:before:inset-x-auto lg:before:inset-y-0 lg:before:left-0 lg:before:h-auto lg:before:w-1"
            >
              <span className="flex w-full justify-between gap-x-4 tag text-room-mute max-lg:text-white">
                <span>{step.label}</span>
                <span className="max-lg:sr-only">{step.period}</span>
              </span>
              <span className="font-head text-h4 text-white max-md:sr-only">{step.title}</span>
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
    </>
  );
}

interface GrowthPathProps {
  page: HowItWorksPage;
  modules: readonly Module[];
}

/** What shows each step, by its place, which is in `data-step`. */
const shown = ["in-data-[step=0]:flex", "in-data-[step=1]:flex", "in-data-[step=2]:flex"];

/** The growth path, one step at a time; without scripts all of them are there. */
export function GrowthPath({ page, modules }: GrowthPathProps) {
  const { steps, stepLabel, announcement, ...growth } = page.growth;
  const buttons = steps.map(({ title, period }, index) => ({
    title,
    period,
    label: fillPattern(stepLabel, { number: index + 1 }),
    announcement: fillPattern(announcement, { number: index + 1, title }),
  }));
  return (
    <section aria-labelledby="growth-title" className="room sheet-grid bg-room py-band text-white">
      <div
        data-step="0"
        className="page-column grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,26rem)_minmax(55%,1fr)] lg:grid-rows-[auto_1fr] 2xl:grid-cols-[minmax(0,28rem)_minmax(55%,1fr)]"
      >
        <div className="mb-6 lg:pr-10">
          <SectionHead
            id="growth-title"
            sheet={page.sheet}
            eyebrow={growth.eyebrow}
            title={growth.title}
          />
        </div>
        <GrowthSteps label={growth.stepsLabel} next={growth.next} steps={buttons} />
        <div className="col-start-1 row-start-3 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {steps.map((step, index) => (
            <GrowthStep
              key={step.title}
              className={shown[index]}
              label={buttons[index]?.label ?? ""}
              systems={growth.systems}
              step={step}
              modules={modules}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
