import { fillPieces } from "content-model/fill-pattern";

interface SheetLabelProps {
  /**
   * Parts such as a sheet number and what it shows, separated by a slash. {number} becomes the
   * section's position on its page, counted by the style sheet (base.css).
   */
  parts: readonly string[];
}

/** The small mono line above a heading, as the label of a drawing sheet. */
export function SheetLabel({ parts }: SheetLabelProps) {
  const [first = "", ...others] = parts;
  return (
    <p className="tag text-graphite uppercase in-[.room]:text-room-mute">
      {countSheet(first)}
      {others.map((part) => (
        <span key={part} className="sheet-part">
          {countSheet(part)}
        </span>
      ))}
    </p>
  );
}

const countSheet = (text: string) =>
  fillPieces(text, { number: <span key="number" className="sheet-number" /> });
