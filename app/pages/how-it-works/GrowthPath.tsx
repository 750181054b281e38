import type { Module } from "../../parts/modules/schema.ts";
import { SectionHead } from "../../parts/sections/SectionHead.tsx";
import { Button } from "../../parts/ui/Button.tsx";
import { GrowthStep } from "./GrowthStep.tsx";
import { StepButton } from "./StepButton.tsx";
import type { HowItWorksPage } from "./schema.ts";

interface GrowthPathProps {
  page: HowItWorksPage;
  modules: readonly Module[];
}

/**
 * The growth path, one step at a time: the buttons of the steps jump, Next Step goes on and is there
 * while there is a next one (spec section 4: step 0 to 2). growth-path.ts shows the steps; without
 * scripts they are all there.
 */
export function GrowthPath({ page, modules }: GrowthPathProps) {
  const { steps, stepLabel, announcement, ...growth } = page.growth;
  const getLabel = (index: number) => stepLabel.replace("{number}", `${index + 1}`);
  return (
    <section aria-labelledby="growth-title" className="room sheet-grid bg-room py-band text-white">
      <div
        data-growth-path
        className="page-column grid gap-y-6 lg:grid-cols-[26rem_1fr] 2xl:grid-cols-[28rem_1fr]"
      >
        <div className="flex flex-col gap-y-6 lg:pr-10">
          <SectionHead
            id="growth-title"
            sheet={page.sheet}
            eyebrow={growth.eyebrow}
            title={growth.title}
          />
          <p className="text-room-text max-sm:hidden">{growth.text}</p>
          <ol
            aria-label={growth.stepsLabel}
            className="mt-auto grid grid-cols-3 border border-room-edge lg:-mr-10 lg:grid-cols-1 lg:border-r-0 noscript:hidden"
          >
            {steps.map(({ title, period }, index) => (
              <li
                key={title}
                className="border-room-edge not-first:border-l lg:not-first:border-t lg:not-first:border-l-0"
              >
                <StepButton
                  label={getLabel(index)}
                  title={title}
                  period={period}
                  step={index}
                  announcement={announcement
                    .replace("{number}", `${index + 1}`)
                    .replace("{title}", title)}
                />
              </li>
            ))}
          </ol>
        </div>
        <div className="max-lg:-mt-6 noscript:max-lg:mt-0">
          {steps.map((step, index) => (
            <div
              key={step.title}
              data-step={index}
              data-shown={index === 0 ? "" : undefined}
              className="hidden h-full border border-room-edge bg-room-panel max-lg:border-t-0 data-shown:block noscript:mb-6 noscript:block noscript:h-auto noscript:border-t"
            >
              <GrowthStep
                label={getLabel(index)}
                systems={growth.systems}
                step={step}
                modules={modules}
              >
                {index < steps.length - 1 && (
                  <Button
                    tone="signal"
                    size="sm"
                    data-show-step={index + 1}
                    className="noscript:hidden"
                  >
                    {growth.next}
                  </Button>
                )}
              </GrowthStep>
            </div>
          ))}
        </div>
        <p role="status" className="sr-only" />
      </div>
    </section>
  );
}
