import type { Question } from "../../../plant/settle.ts";
import { StateMark } from "../../parts/figures/StateMark.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { listRecordCells, type RecordState } from "./record-cells.ts";

/** What the record says about one of the four. */
export function RecordCells({ question, ...state }: RecordState & { question: Question }) {
  return (
    <dl className="mt-2 grid grid-cols-3 gap-x-4 gap-y-2.5 @min-[34rem]:grid-cols-[1.1fr_1fr_1fr_1fr_1.3fr]">
      {listRecordCells(question, state).map(({ label, value, isDecided, tone }) => (
        <div key={label}>
          <dt className="text-label text-room-mute">{label}</dt>
          {/* Another value is another element, so that it fades in. */}
          <dd
            key={value}
            className={classNames(
              "mt-0.5 flex items-center gap-2 font-mono tabular-nums",
              isDecided && "animate-enter font-semibold text-white",
            )}
          >
            {tone && <StateMark tone={tone} />}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
