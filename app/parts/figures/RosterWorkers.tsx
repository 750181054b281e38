import { classNames } from "../ui/class-names.ts";
import { CloseUp, withoutNote } from "./CloseUp.tsx";
import { markNoted, NoteLink } from "./ItemBalloon.tsx";
import { RecordNumber } from "./RecordNumber.tsx";
import type { ShiftRosterData } from "./shift-roster-schema.ts";
import { headRowStyle, rowInset } from "./table-style.ts";

type Worker = ShiftRosterData["workers"][number];

/** Who is at the gate, exceptions first. */
export function RosterWorkers({ columns, workers }: Pick<ShiftRosterData, "columns" | "workers">) {
  return (
    <div className="@container overflow-x-auto">
      <table className="roster stacked-table w-full">
        <thead>
          <tr className={headRowStyle}>
            <th scope="col">{columns.worker}</th>
            <th scope="col">{columns.craft}</th>
            <th scope="col">{columns.order}</th>
            <th scope="col">{columns.badgeIn}</th>
            <th scope="col">{columns.certificate}</th>
            <th scope="col">{columns.clearance}</th>
          </tr>
        </thead>
        <tbody>
          {workers.map((worker) => (
            <WorkerRow key={worker.worker} {...worker} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The first lines of the roster: who does not get in, and whose certificate is next. */
export function RosterCloseUp({ columns, workers }: ShiftRosterData) {
  return (
    <CloseUp>
      <RosterWorkers columns={columns} workers={workers.slice(0, 3).map(withoutNote)} />
    </CloseUp>
  );
}

/** The mark before a state's words, or their ground: color is never alone. */
const clearances: Record<Worker["state"], string> = {
  stopped: "rounded-sm bg-signal px-2 py-1 font-semibold text-signal-ink",
  expiring: "clearance text-room-caution",
  cleared: "clearance",
};

function WorkerRow(props: Worker) {
  const { worker, craft, contractor, order, badgeIn, certificate, state, clearance, note } = props;
  return (
    <tr
      {...markNoted(note)}
      className={classNames(
        "*:border-b *:border-room-line *:px-2 *:py-3",
        rowInset,
        state === "stopped" && "bg-signal/12 text-white",
      )}
    >
      <td className="font-mono whitespace-nowrap text-white">
        <RecordNumber number={worker} />
        <span className="roster-craft mt-0.5 block font-text text-label text-room-mute">
          {craft}
        </span>
      </td>
      <td>
        {craft}
        <span className="mt-0.5 block text-label text-room-mute">{contractor}</span>
      </td>
      <td className="font-mono text-label whitespace-nowrap">{order}</td>
      <td className="font-mono tabular-nums">{badgeIn}</td>
      <td>{certificate}</td>
      <td className="font-mono text-label whitespace-nowrap">
        <span className={clearances[state]}>{clearance}</span>
        <NoteLink note={note} className="float-right" />
      </td>
    </tr>
  );
}
