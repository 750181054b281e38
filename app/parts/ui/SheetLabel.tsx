import { classNames } from "./class-names.ts";

interface SheetLabelProps {
  /** Parts such as a sheet number and what it shows; a slash goes between them. */
  parts: readonly string[];
  className?: string;
}

/** The small mono line above a heading, as the label of a drawing sheet. */
export function SheetLabel({ parts, className }: SheetLabelProps) {
  return (
    <p className={classNames("tag uppercase", className ?? "text-graphite")}>
      {parts.map((part, index) => (
        <span key={part}>
          {index > 0 && (
            <>
              <span className="sr-only">, </span>
              <span aria-hidden="true" className="px-2 text-signal-deep in-[.room]:text-signal">
                /
              </span>
            </>
          )}
          {part}
        </span>
      ))}
    </p>
  );
}
