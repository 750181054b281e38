import { useRef, useState } from "react";
import { Button } from "../../parts/ui/Button.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { GrowthStep } from "./GrowthStep.tsx";
import type { GrowthStepCopy } from "./growth-copy.ts";
import { StepButton } from "./StepButton.tsx";

interface GrowthPathProps {
  copy: {
    stepsLabel: string;
    /** Words around the step's number: "Step {number}". */
    stepLabel: string;
    next: string;
    announcement: string;
    modulesLabel: string;
  };
  steps: readonly GrowthStepCopy[];
}

/**
 * The growth path, one step at a time: the buttons of the steps jump, Next Step goes on and is there
 * while there is a next one (spec section 4: step 0 to 2). Without scripts all steps stand in a row.
 */
export function GrowthPath({ copy, steps }: GrowthPathProps) {
  const [current, setCurrent] = useState(0);
  const [announced, setAnnounced] = useState("");
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const last = steps.length - 1;

  const show = (index: number) => {
    setCurrent(index);
    const title = steps[index]?.title ?? "";
    setAnnounced(copy.announcement.replace("{number}", `${index + 1}`).replace("{title}", title));
    // Next Step goes away with the last step; the focus must not go with it.
    if (index === last) buttons.current[last]?.focus();
  };

  return (
    <div>
      <ol
        aria-label={copy.stepsLabel}
        className="grid border border-room-edge sm:grid-cols-3 noscript:hidden"
      >
        {steps.map(({ title, period }, index) => (
          <li
            key={title}
            className="border-room-edge not-first:border-t sm:not-first:border-t-0 sm:not-first:border-l"
          >
            <StepButton
              ref={(button) => {
                buttons.current[index] = button;
              }}
              label={copy.stepLabel.replace("{number}", `${index + 1}`)}
              title={title}
              period={period}
              isCurrent={index === current}
              onClick={() => show(index)}
            />
          </li>
        ))}
      </ol>
      {steps.map((step, index) => (
        <div
          key={step.title}
          className={classNames(
            "border-x border-b border-room-edge bg-room-panel noscript:mt-6 noscript:block noscript:border-t",
            index !== current && "hidden",
          )}
        >
          <GrowthStep
            label={copy.stepLabel.replace("{number}", `${index + 1}`)}
            modulesLabel={copy.modulesLabel}
            step={step}
          >
            {index < last && (
              <Button tone="signal" onClick={() => show(index + 1)} className="noscript:hidden">
                {copy.next}
              </Button>
            )}
          </GrowthStep>
        </div>
      ))}
      <p role="status" className="sr-only">
        {announced}
      </p>
    </div>
  );
}
