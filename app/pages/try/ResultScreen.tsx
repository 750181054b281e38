import type { ReactNode } from "react";
import { type Decisions, type Settlement, unseen } from "../../../plant/settle.ts";
import { headRowStyle, rowInset, Screen, StateMark } from "../../parts/figures/Screen.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { WholeWords } from "../../parts/ui/texts.tsx";
import { ColumnHeads } from "./ColumnHeads.tsx";
import { getOutcome } from "./choice-words.ts";
import { StepModule } from "./StepModule.tsx";
import type { ModuleLink, StepWords, TryPage } from "./schema.ts";
import type { ShiftFormats } from "./shift-formats.ts";
import { listParts } from "./shift-parts.ts";
import { type Columns, columnIds, formatColumns } from "./shift-sums.ts";

const rowStyle = classNames("*:border-b *:border-room-line *:px-2", rowInset);

interface ResultScreenProps {
  words: TryPage["result"];
  last: TryPage["roles"][number]["last"];
  meta: TryPage["record"]["meta"];
  /** In the order of the role. */
  steps: readonly StepWords[];
  decisions: Decisions;
  settlements: Columns<Settlement>;
  formats: ShiftFormats;
  modules: readonly ModuleLink[];
  /** Whether every step is decided. */
  isSettled: boolean;
  /** Opens a step, from 1. */
  onOpen: (step: number) => void;
}

/**
 * The last screen of a role: the sums that it takes away, then the four decisions, each with the module
 * that brings it up; all beside the costliest way. As long as a step is open, only the decisions: the rest would
 * give away what is still to be found.
 */
export function ResultScreen(props: ResultScreenProps) {
  const { words, last, meta, steps, decisions, modules, isSettled, onOpen } = props;
  return (
    <Screen title={last.title} meta={meta} className="shadow-panel">
      <table className="outcome-table w-full">
        {isSettled && <RoleSums {...props} />}
        <tbody className="align-top">
          {steps.map((step, index) => (
            <StepRow
              key={step.id}
              {...{ words, step, decisions, modules, isSettled }}
              onOpen={() => onOpen(index + 1)}
            />
          ))}
        </tbody>
        {isSettled && <ShiftParts {...props} />}
      </table>
      {isSettled && (
        <p className="px-4 py-3.5 text-label text-room-mute sm:px-6">{words.counted}</p>
      )}
    </Screen>
  );
}

/** Both columns, and what the role takes away. */
function RoleSums({ words, last, settlements, formats }: ResultScreenProps) {
  const sums = formatColumns(settlements, formats);
  return (
    <>
      <ColumnHeads columns={words.columns} className={headRowStyle} />
      <tbody>
        {last.sums.map(({ id, label }) => (
          <SumRow
            key={id}
            columns={words.columns}
            label={label}
            values={{ yours: sums.yours[id], unseen: sums.unseen[id] }}
          />
        ))}
      </tbody>
    </>
  );
}

/** What is paid, part by part, and held. */
function ShiftParts({ words, settlements, formats }: ResultScreenProps) {
  return (
    <tbody data-shift-sums>
      {listParts(words.parts, settlements, formats).map((part) => (
        <SumRow key={part.label} columns={words.columns} {...part} />
      ))}
    </tbody>
  );
}

interface StepRowProps
  extends Pick<ResultScreenProps, "words" | "decisions" | "modules" | "isSettled"> {
  step: StepWords;
  onOpen: () => void;
}

/** A decision: what came of it, or the way to it, beside the costliest one. */
function StepRow({ words, step, decisions, modules, isSettled, onOpen }: StepRowProps) {
  return (
    <tr className={classNames("*:py-4 print:*:py-2", rowStyle)}>
      <th scope="row" className="text-left font-normal">
        <span className="block font-medium text-white">{step.name}</span>
        <StepModule
          {...{ step, modules }}
          className="inline-block py-1 text-label text-room-mute underline underline-offset-4 hover:text-white"
        />
        <span className="mt-1 block text-label text-room-mute">
          <WholeWords>{step.did}</WholeWords>
        </span>
      </th>
      <td data-column={`${words.columns.yours}\u00a0`}>
        <DecisionOutcome {...{ step, decisions }}>
          <span className="block whitespace-nowrap text-room-mute">{words.open}</span>
          <button
            type="button"
            onClick={onOpen}
            className="no-print min-h-6 py-1 text-white underline underline-offset-4"
          >
            {words.decide}
            <span className="sr-only">: {step.name}</span>
          </button>
        </DecisionOutcome>
      </td>
      {isSettled && (
        <td data-column={`${words.columns.unseen}\u00a0`}>
          <DecisionOutcome step={step} decisions={unseen} />
        </td>
      )}
    </tr>
  );
}

interface SumRowProps {
  columns: Columns<string>;
  label: string;
  values: Columns<string>;
  isTotal?: boolean;
}

function SumRow({ columns, label, values, isTotal }: SumRowProps) {
  return (
    <tr
      className={classNames(
        "align-baseline *:py-2.5 print:*:py-1.5",
        rowStyle,
        isTotal && "font-semibold",
      )}
    >
      <th
        scope="row"
        className={classNames(
          "w-[34%] text-left",
          isTotal ? "text-white" : "font-normal text-room-mute",
        )}
      >
        {label}
      </th>
      {columnIds.map((column) => (
        <td
          key={column}
          data-column={`${columns[column]}\u00a0`}
          className={classNames("font-mono tabular-nums", column === "yours" && "text-white")}
        >
          {values[column]}
        </td>
      ))}
    </tr>
  );
}

interface DecisionOutcomeProps {
  step: StepWords;
  decisions: Decisions;
  /** Shown as long as nothing is decided. */
  children?: ReactNode;
}

/** What came of a decision, and what was chosen. */
function DecisionOutcome({ step, decisions, children }: DecisionOutcomeProps) {
  const choice = step.choices.find(({ id }) => id === decisions[step.id]);
  if (!choice) return children;
  const { tone, outcome } = getOutcome(choice, decisions);
  return (
    <span className="flex w-full items-baseline gap-2 text-white">
      <StateMark tone={tone} />
      <span>
        {outcome}
        <span className="mt-1 block text-label text-room-mute">{choice.label}</span>
      </span>
    </span>
  );
}
