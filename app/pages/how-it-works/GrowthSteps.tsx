import { useBehavior } from "../../engine/page-context.ts";
import { Button } from "../../parts/ui/Button.tsx";

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
export function GrowthSteps({ label, next, steps }: GrowthStepsProps) {
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
