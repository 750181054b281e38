import { classNames } from "../ui/class-names.ts";
import { SheetLabel } from "../ui/SheetLabel.tsx";
import { getLabelParts, type SectionWords } from "./section-words.ts";

interface SideHeadProps extends SectionWords {
  /** Id of the heading, for the section's aria-labelledby. */
  id: string;
  /** Width at which the heading breaks, as a class. */
  measure?: string;
  className?: string;
}

/** Sheet label, heading and introduction of a section as the column on its left. */
export function SideHead({ id, title, text, measure, className, ...label }: SideHeadProps) {
  return (
    <div className={classNames("section-head", className)}>
      <SheetLabel parts={getLabelParts(label)} />
      <h2 id={id} className={classNames("mt-5 text-h2", measure)}>
        {title}
      </h2>
      {text && (
        <p className="mt-5 max-w-note text-lead text-text in-[.room]:text-room-text">{text}</p>
      )}
    </div>
  );
}
