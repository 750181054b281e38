import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { type Place, Section } from "./Section.tsx";

interface KeyBenefitsProps extends Pick<Place, "id" | "label"> {
  title: string;
  benefits: readonly { title: string; text: string }[];
  /** What shows the first benefit, where no screen above does. */
  picture?: ReactNode;
}

/** Benefits in three columns; with a picture, as the lines of a list beside it. */
export function KeyBenefits({ id, label, title, benefits, picture }: KeyBenefitsProps) {
  const isList = Boolean(picture);
  return (
    <Section
      {...{ id, label, title }}
      className="border-y border-hairline bg-sheet py-[calc(var(--spacing-band)*0.75)]"
      beside=""
    >
      <div
        className={classNames(
          "mt-8 print:block md:mt-12",
          isList &&
            "gap-x-12 md:has-data-[device=phone]:grid md:has-data-[device=phone]:grid-cols-[minmax(0,21rem)_minmax(50%,1fr)] lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:has-data-[device=window]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]",
        )}
      >
        {isList && <div className="light-records mb-6">{picture}</div>}
        <div
          className={classNames(
            "border-t border-hairline lg:border-ink",
            !isList && "lg:grid lg:grid-cols-3 lg:gap-x-12",
          )}
        >
          {benefits.map(({ title, text }) => (
            <div
              key={title}
              className={classNames(
                "border-b border-hairline py-5 break-inside-avoid",
                !isList && "lg:py-7",
              )}
            >
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1.5 text-detail text-text lg:mt-2">{text}</p>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
