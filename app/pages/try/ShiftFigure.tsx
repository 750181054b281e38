import type { Decisions, Settlement } from "../../../plant/settle.ts";
import { ResultScreen } from "./ResultScreen.tsx";
import { ShiftRecord } from "./ShiftRecord.tsx";
import type { ModuleLink, StepWords, TryPage } from "./schema.ts";
import type { ShiftFormats } from "./shift-formats.ts";
import type { Columns } from "./shift-sums.ts";

export interface ShiftFigureProps {
  words: Pick<TryPage, "record" | "result" | "labels">;
  /** In the order of the role. */
  steps: readonly StepWords[];
  decisions: Decisions;
  formats: ShiftFormats;
  settlements: Columns<Settlement>;
  modules: readonly ModuleLink[];
  shown: StepWords | undefined;
  /** How many steps are not decided. */
  openCount: number;
  /** The role whose result is shown. */
  result: TryPage["roles"][number] | undefined;
  onOpen: (step: number) => void;
}

/** The record while it is decided; then what the role takes away. */
export function ShiftFigure(props: ShiftFigureProps) {
  const { words, steps, decisions, formats, settlements, modules, shown, openCount } = props;
  const { result, onOpen } = props;
  const { record } = words;
  return (
    <figure
      aria-label={result?.last.title ?? record.title}
      className="print:[zoom:0.75] print:group-not-has-data-playing/try:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      {result ? (
        <ResultScreen
          words={words.result}
          last={result.last}
          meta={record.meta}
          isSettled={openCount === 0}
          {...{ steps, decisions, settlements, formats, modules, onOpen }}
        />
      ) : (
        <ShiftRecord
          words={record}
          settlement={settlements.yours}
          {...{ decisions, formats }}
          active={shown?.id}
          open={words.result.open}
        />
      )}
    </figure>
  );
}
