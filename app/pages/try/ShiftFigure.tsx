import type { Decisions, Settlement } from "../../../plant/settle.ts";
import { ResultScreen } from "./ResultScreen.tsx";
import { ShiftRecord } from "./ShiftRecord.tsx";
import type { ModuleLink, StepWords, TryPage } from "./schema.ts";
import type { ShiftFormats } from "./shift-formats.ts";
import type { Columns } from "./shift-sums.ts";

export interface ShownResult {
  role: TryPage["roles"][number];
  settlements: Columns<Settlement>;
  /** how many steps are not decided */
  open: number;
}

export interface ShiftFigureProps {
  words: Pick<TryPage, "record" | "result" | "labels">;
  /** In the order of the role. */
  steps: readonly StepWords[];
  decisions: Decisions;
  formats: ShiftFormats;
  /** What was decided. */
  settlement: Settlement;
  modules: readonly ModuleLink[];
  shown: StepWords | undefined;
  /** What the role whose result is shown takes away. */
  result: ShownResult | undefined;
  onOpen: (step: number) => void;
}

/** The record while it is decided; then what the role takes away. */
export function ShiftFigure(props: ShiftFigureProps) {
  const { words, steps, decisions, formats, settlement, modules, shown, result, onOpen } = props;
  const { record } = words;
  return (
    <figure
      aria-label={result?.role.last.title ?? record.title}
      className="print:[zoom:0.75] print:group-not-has-data-playing/try:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      {result ? (
        <ResultScreen
          words={words.result}
          last={result.role.last}
          meta={record.meta}
          settlements={result.settlements}
          isSettled={result.open === 0}
          {...{ steps, decisions, formats, modules, onOpen }}
        />
      ) : (
        <ShiftRecord
          words={record}
          {...{ settlement, decisions, formats }}
          active={shown?.id}
          open={words.result.open}
        />
      )}
    </figure>
  );
}
