import type { ReactNode } from "react";
import { SideHead } from "../../parts/sections/SideHead.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { PhoneFold } from "../../parts/ui/PhoneFold.tsx";
import type { ModulePage, ModulePageLabels } from "./schema.ts";

interface KeyBenefitsProps {
  tag: string;
  name: string;
  labels: ModulePageLabels;
  benefits: ModulePage["benefits"];
  /** What shows the first benefit, where the module's screen above does not. */
  picture: ReactNode;
}

/**
 * Six benefits in three columns; with a picture, the first below it and five as the lines of a list
 * beside it. A phone folds the last three.
 */
export function KeyBenefits({ tag, name, labels, benefits, picture }: KeyBenefitsProps) {
  const [first, ...others] = benefits;
  const hasPicture = Boolean(picture);
  const lines = hasPicture ? others : benefits;
  const arrangement = hasPicture ? "list" : "columns";
  return (
    <section
      aria-labelledby="benefits-title"
      className="border-y border-hairline bg-sheet py-[calc(var(--spacing-band)*0.75)]"
    >
      <div className="page-column">
        <SideHead id="benefits-title" label={[tag, name]} title={labels.benefits} />
        <div
          className={classNames(
            "mt-8 print:block md:mt-12",
            hasPicture && "lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-12",
          )}
        >
          {hasPicture && first && (
            <div className="flex flex-col border-ink max-lg:border-t max-lg:py-5">
              <div className="grid grow *:mb-6">{picture}</div>
              <h3 className="text-h4 lg:text-h3">{first.title}</h3>
              <p className="mt-2 text-detail text-text">{first.text}</p>
            </div>
          )}
          <div
            className={classNames(
              "border-t border-hairline lg:border-ink",
              hasPicture && "lg:grid lg:grid-rows-[2fr_3fr]",
            )}
          >
            <BenefitLines benefits={lines.slice(0, -3)} arrangement={arrangement} />
            <PhoneFold label={labels.unfold.benefits}>
              <BenefitLines benefits={lines.slice(-3)} arrangement={arrangement} />
            </PhoneFold>
          </div>
        </div>
      </div>
    </section>
  );
}

const arrangements = {
  list: {
    lines: "flex h-full flex-col",
    line: "grow lg:grid lg:grid-cols-[13.5rem_1fr] lg:items-center lg:gap-x-6",
    text: "max-lg:mt-1.5",
  },
  columns: { lines: "lg:grid lg:grid-cols-3 lg:gap-x-12", line: "lg:py-7", text: "mt-1.5 lg:mt-2" },
} as const;

interface BenefitLinesProps extends Pick<KeyBenefitsProps, "benefits"> {
  arrangement: keyof typeof arrangements;
}

function BenefitLines({ benefits, arrangement }: BenefitLinesProps) {
  const { lines, line, text: textClass } = arrangements[arrangement];
  return (
    <div className={lines}>
      {benefits.map(({ title, text }) => (
        <div
          key={title}
          className={classNames("border-b border-hairline py-5 break-inside-avoid", line)}
        >
          <h3 className="text-h4">{title}</h3>
          <p className={classNames("text-detail text-text", textClass)}>{text}</p>
        </div>
      ))}
    </div>
  );
}
