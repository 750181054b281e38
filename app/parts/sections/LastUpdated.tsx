import { fillPieces } from "content-model/fill-pattern";
import { Day } from "../ui/Day.tsx";

interface LastUpdatedProps {
  /** Text before and after the date; {date} is replaced. */
  pattern: string;
  /** ISO 8601 day. */
  date: string;
}

/** When the page was last revised, in small type as a drawing's revision note. */
export function LastUpdated({ pattern, date }: LastUpdatedProps) {
  return (
    <p className="text-label text-graphite">
      {fillPieces(pattern, { date: <Day key="date" date={date} /> })}
    </p>
  );
}
