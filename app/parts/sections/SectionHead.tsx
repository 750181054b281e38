import { classNames } from "../ui/class-names.ts";
import { RangeText } from "../ui/RangeText.tsx";
import { SheetLabel } from "../ui/SheetLabel.tsx";

interface SectionHeadProps {
  /** Id of the heading, for the section's aria-labelledby. */
  id: string;
  label: readonly string[];
  title: string;
  /** Stands beside the title on wide pages. */
  text?: string | undefined;
  className?: string;
}

/** Sheet label and heading of a section, with its introduction beside them. Follows the room's colors. */
export function SectionHead({ id, label, title, text, className }: SectionHeadProps) {
  return (
    <div
      className={classNames(
        "grid gap-x-16 gap-y-5",
        text && "lg:grid-cols-[1.3fr_1fr] lg:items-end",
        className,
      )}
    >
      <div>
        <SheetLabel parts={label} className="text-graphite in-[.room]:text-room-mute" />
        <h2 id={id} className="mt-5 max-w-[12em] text-h2">
          {title}
        </h2>
      </div>
      {text && (
        <p className="max-w-note text-lead text-text in-[.room]:text-room-text">
          <RangeText>{text}</RangeText>
        </p>
      )}
    </div>
  );
}
