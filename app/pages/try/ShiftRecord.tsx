import { type Question, questions } from "../../../plant/settle.ts";
import { Screen } from "../../parts/figures/Screen.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { WholeWords } from "../../parts/ui/texts.tsx";
import { RecordCells } from "./RecordCells.tsx";
import type { RecordState } from "./record-cells.ts";
import { formatSums, type SumId } from "./shift-sums.ts";

interface ShiftRecordProps extends RecordState {
  /** The part that the step is about: lit, and on a phone the only one. */
  active?: Question | undefined;
  /** In place of values that nobody has decided yet. */
  open: string;
}

/** The record of the shift: what the four questions are about, and what it adds up to. */
export function ShiftRecord({ active, open, ...state }: ShiftRecordProps) {
  const { words, settlement, formats } = state;
  const { certificate, hours, scaffold, line, total, kpis } = settlement;
  const numbers: Record<Question, string> = {
    certificate: certificate.worker,
    hours: hours.crew,
    scaffold: scaffold.order,
    line: line.order,
  };
  const sums = formatSums(settlement, formats);
  const isBad: { [Id in SumId]?: boolean } = {
    avoidable: total.avoidable > 0,
    late: kpis.late > 0,
  };
  return (
    <Screen title={words.title} meta={words.meta} className="shadow-panel">
      {questions.map((question) => {
        const isActive = question === active;
        return (
          <div
            key={question}
            className={classNames(
              "border-b border-l-4 border-b-room-line py-3.5 pr-4 pl-3 transition-colors sm:pr-6 sm:pl-5",
              isActive ? "border-l-signal bg-signal/10" : "border-l-transparent",
              active && !isActive && "max-md:hidden",
            )}
          >
            <p className={classNames("tag uppercase", isActive ? "text-white" : "text-room-mute")}>
              {words.rows[question]}
              <span className="sheet-part">{numbers[question]}</span>
            </p>
            <RecordCells {...{ question, open }} {...state} />
          </div>
        );
      })}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 px-4 py-4 sm:px-6 @min-[26rem]:grid-cols-3 @min-[34rem]:grid-cols-[1.5fr_1.2fr_1.2fr]">
        {words.sums.map(({ id, label }) => (
          <div key={id}>
            <dt className="text-label text-room-mute">
              <WholeWords>{label}</WholeWords>
            </dt>
            <dd
              className={classNames(
                "mt-1 font-head text-h4 font-strong tabular-nums",
                isBad[id] ? "text-signal" : "text-white",
              )}
            >
              {sums[id]}
            </dd>
          </div>
        ))}
      </dl>
    </Screen>
  );
}
