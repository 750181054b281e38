import { classNames } from "../ui/class-names.ts";
import { SheetLabel } from "../ui/SheetLabel.tsx";
import { getLabelParts, type SectionWords } from "./section-words.ts";

interface RuledHeadProps extends SectionWords {
  /** Id of the heading, for the section's aria-labelledby. */
  id: string;
  className?: string | undefined;
}

/** A small head for a section with large content: one row above a line. */
export function RuledHead({ id, title, text, className, ...label }: RuledHeadProps) {
  return (
    <div
      className={classNames(
        "flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 border-b border-ink pb-4 in-[.room]:border-room-edge",
        className,
      )}
    >
      <div>
        <SheetLabel parts={getLabelParts(label)} />
        <h2 id={id} className="mt-2 text-h3">
          {title}
        </h2>
      </div>
      {text && <p className="text-small text-graphite in-[.room]:text-room-mute">{text}</p>}
    </div>
  );
}
