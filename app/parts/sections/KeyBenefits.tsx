import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { SideHead } from "./SideHead.tsx";

interface KeyBenefitsProps {
  /** Unique on the page; the heading's id is made from it. */
  id: string;
  /** Parts of the sheet label. */
  label: readonly string[];
  title: string;
  benefits: readonly { title: string; text: string }[];
  /** What shows the first benefit, where no screen above does. */
  picture?: ReactNode;
}

/**
 * Benefits in three columns; with a picture, the first below it and the others as the lines of a list
 * beside it.
 */
export function KeyBenefits({ id, label, title, benefits, picture }: KeyBenefitsProps) {
  const [first, ...others] = benefits;
  const hasPicture = Boolean(picture);
  const lines = hasPicture ? others : benefits;
  const arrangement = hasPicture ? "list" : "columns";
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="border-y border-hairline bg-sheet py-[calc(var(--spacing-band)*0.75)]"
    >
      <div className="page-column">
        <SideHead id={`${id}-title`} label={label} title={title} />
        <div
          className={classNames(
            "mt-8 print:block md:mt-12",
            hasPicture &&
              "gap-x-12 md:has-data-[device=phone]:grid md:has-data-[device=phone]:grid-cols-[minmax(0,21rem)_minmax(50%,1fr)] lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:has-data-[device=window]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]",
          )}
        >
          {hasPicture && first && (
            <div className="flex flex-col max-lg:pb-5">
              <div className="light-records grid grow *:mb-6">{picture}</div>
              <h3 className="text-h4 lg:text-h3">{first.title}</h3>
              <p className="mt-2 text-detail text-text">{first.text}</p>
            </div>
          )}
          <BenefitLines benefits={lines} arrangement={arrangement} />
        </div>
      </div>
    </section>
  );
}

const arrangements = {
  list: {
    lines: "flex h-full flex-col",
    line: "grow lg:grid lg:grid-cols-[minmax(0,13.5rem)_minmax(50%,1fr)] lg:items-center lg:gap-x-6",
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
    <div className={classNames("border-t border-hairline lg:border-ink", lines)}>
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
