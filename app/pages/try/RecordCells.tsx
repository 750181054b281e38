import type { Question } from "../../../plant/settle.ts";
import { StateMark } from "../../parts/figures/Screen.tsx";
import { classNames } from "../../parts/ui/class-names.ts";
import { listRecordCells, type RecordState } from "./record-cells.ts";

interface RecordCellsProps extends RecordState {
  question: Question;
  /** In place of values that nobody has decided yet; without it, they are left out. */
  open?: string;
}

const spans = ["", "col-span-1", "col-span-2", "col-span-3"] as const;

/** What the record says about one of the four. Its undecided values are adjacent, and drawn as one field. */
export function RecordCells({ question, open, ...state }: RecordCellsProps) {
  const cells = listRecordCells(question, state);
  const undecided = cells.filter(({ value }) => value === undefined);
  return (
    <dl
      className={classNames(
        "mt-2 grid gap-x-4 gap-y-2.5",
        open
          ? "grid-cols-3 @min-[34rem]:grid-cols-[1.1fr_1fr_1fr_1fr_1.3fr]"
          : "grid-flow-col auto-cols-fr",
      )}
    >
      {cells.map((cell) => {
        const { label, value, isDecided, tone } = cell;
        if (value !== undefined) {
          return (
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
          );
        }
        if (!open || cell !== undecided[0]) return null;
        return (
          <div
            key={label}
            className={classNames("grid grid-cols-subgrid", spans[undecided.length])}
          >
            {undecided.map((each) => (
              <dt key={each.label} className="text-label text-room-mute">
                {each.label}
              </dt>
            ))}
            <dd className="col-span-full mt-1 px-2 text-label text-room-mute outline outline-dashed">
              {open}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
