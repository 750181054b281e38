import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { RangeText } from "../ui/RangeText.tsx";
import { SheetLabel } from "../ui/SheetLabel.tsx";
import { getLabelParts, type SectionWords } from "./section-words.ts";

interface SectionHeadProps extends Omit<SectionWords, "title"> {
  /** Id of the heading, for the section's aria-labelledby. */
  id: string;
  title: ReactNode;
  /** In small type at the end of the label's line. */
  note?: ReactNode;
  className?: string | undefined;
}

/** Sheet label and heading of a section, with its introduction next to them on wide pages. */
export function SectionHead({ id, title, text, note, className, ...label }: SectionHeadProps) {
  return (
    <div
      className={classNames(
        "section-head grid gap-x-10 gap-y-5 lg:gap-x-16",
        text && "md:grid-cols-[1.3fr_1fr] md:items-end print:grid-cols-[1.3fr_1fr] print:items-end",
        className,
      )}
    >
      <div>
        <div className="flex flex-wrap justify-between gap-x-3">
          <SheetLabel parts={getLabelParts(label)} />
          {note}
        </div>
        <h2 id={id} className="mt-2 max-w-[12em] text-h2 md:mt-5 print:mt-1">
          {title}
        </h2>
      </div>
      {text && (
        <p className="max-w-note text-lead text-text in-[.room]:text-room-text print:text-detail">
          <RangeText>{text}</RangeText>
        </p>
      )}
    </div>
  );
}
