import type { ReactNode } from "react";
import { SideHead } from "../../parts/sections/SideHead.tsx";
import { PhoneFold } from "./PhoneFold.tsx";
import type { ModulePage, ModulePageLabels } from "./schema.ts";

interface KeyBenefitsProps {
  tag: string;
  name: string;
  labels: ModulePageLabels;
  benefits: ModulePage["benefits"];
  /** What shows the first benefit: a close-up of the module's screen. */
  picture: ReactNode;
}

/** Six benefits: the first with the piece of the screen that shows it, five as the lines of a list beside it. */
export function KeyBenefits({ tag, name, labels, benefits, picture }: KeyBenefitsProps) {
  const [first, ...others] = benefits;
  return (
    <section
      aria-labelledby="benefits-title"
      className="border-y border-hairline bg-sheet py-[calc(var(--spacing-band)*0.75)]"
    >
      <div className="page-column">
        <SideHead id="benefits-title" label={[tag, name]} title={labels.benefits} />
        <div className="mt-8 print:block md:mt-12 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-12">
          {first && (
            <div className="flex flex-col border-ink max-lg:border-t max-lg:py-5">
              <div className="grid grow *:mb-6">{picture}</div>
              <h3 className="text-h4 lg:text-h3">{first.title}</h3>
              <p className="mt-2 text-detail text-text">{first.text}</p>
            </div>
          )}
          <div className="border-t border-hairline lg:grid lg:grid-rows-[2fr_3fr] lg:border-ink">
            <BenefitLines benefits={others.slice(0, 2)} />
            <PhoneFold label={labels.unfold.benefits}>
              <BenefitLines benefits={others.slice(2)} />
            </PhoneFold>
          </div>
        </div>
      </div>
    </section>
  );
}

function BenefitLines({ benefits }: Pick<KeyBenefitsProps, "benefits">) {
  return (
    <div className="flex h-full flex-col">
      {benefits.map(({ title, text }) => (
        <div
          key={title}
          className="grow border-b border-hairline py-5 lg:grid lg:grid-cols-[13.5rem_1fr] lg:items-center lg:gap-x-6"
        >
          <h3 className="text-h4">{title}</h3>
          <p className="text-detail text-text max-lg:mt-1.5">{text}</p>
        </div>
      ))}
    </div>
  );
}
