import type { Module } from "../../parts/modules/schema.ts";
import { Button } from "../../parts/ui/Button.tsx";
import { GrowthStep } from "./GrowthStep.tsx";
import { StepButton } from "./StepButton.tsx";
import type { HowItWorksPage } from "./schema.ts";

interface GrowthPathProps {
  growth: HowItWorksPage["growth"];
  modules: readonly Module[];
}

/**
 * The growth path, one step at a time: the buttons of the steps jump, Next Step goes on and is there
 * while there is a next one (spec section 4: step 0 to 2). growth-path.ts shows the steps; without
 * scripts they are all there.
 */
export function GrowthPath({ growth, modules }: GrowthPathProps) {
  const { steps, stepLabel, announcement } = growth;
  const getLabel = (index: number) => stepLabel.replace("{number}", `${index + 1}`);
  return (
    <div data-growth-path>
      <ol
        aria-label={growth.stepsLabel}
        className="grid border border-room-edge sm:grid-cols-3 noscript:hidden"
      >
        {steps.map(({ title, period }, index) => (
          <li
            key={title}
            className="border-room-edge not-first:border-t sm:not-first:border-t-0 sm:not-first:border-l"
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
      {steps.map((step, index) => (
        <div
          key={step.title}
          data-step={index}
          data-shown={index === 0 ? "" : undefined}
          className="hidden border-x border-b border-room-edge bg-room-panel data-shown:block noscript:mt-6 noscript:block noscript:border-t"
        >
          <GrowthStep label={getLabel(index)} growth={growth} step={step} modules={modules}>
            {index < steps.length - 1 && (
              <Button tone="signal" data-show-step={index + 1} className="noscript:hidden">
                {growth.next}
              </Button>
            )}
          </GrowthStep>
        </div>
      ))}
      <p role="status" className="sr-only" />
    </div>
  );
}
