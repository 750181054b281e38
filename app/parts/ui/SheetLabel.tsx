import { fillPieces } from "content-model/fill-pattern";
import { classNames } from "./class-names.ts";

/**
 * The small mono line above a heading, as the label of a drawing sheet; a phone has no room for the sheet's number.
 *
 * @param props `parts` such as a sheet number and what it shows are separated by a slash; {number} becomes the section's
 * position on its page, counted by the style sheet (base.css)
 */
export function SheetLabel({ parts, ...rest }: { parts: readonly string[] }) {
  return (
    <p className="tag text-graphite uppercase in-[.room]:text-room-mute" {...rest}>
      {parts.slice(0, -1).map((part) => (
        <span
          key={part}
          className={classNames("sheet-lead", part.includes("{number}") && "max-md:hidden")}
        >
          {countSheet(part)}
        </span>
      ))}
      {countSheet(parts.at(-1) ?? "")}
    </p>
  );
}

const countSheet = (text: string) =>
  fillPieces(text, { number: <span key="number" className="sheet-number" /> });
