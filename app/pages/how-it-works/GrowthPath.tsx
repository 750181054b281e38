import { fillPattern } from "content-model/fill-pattern";
import type { Module } from "../../parts/modules/schema.ts";
import { SectionHead } from "../../parts/sections/Section.tsx";
import { GrowthStep } from "./GrowthStep.tsx";
import { GrowthSteps } from "./GrowthSteps.tsx";
import type { HowItWorksPage } from "./schema.ts";

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
