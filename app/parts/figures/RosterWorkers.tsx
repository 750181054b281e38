import { classNames } from "../ui/class-names.ts";
import { CloseUp, withoutNote } from "./CloseUp.tsx";
import { ItemBalloon } from "./ItemBalloon.tsx";
import { StateMark } from "./StateMark.tsx";
import type { ShiftRosterData } from "./shift-roster-schema.ts";
import { headRowStyle, rowInset } from "./table-style.ts";

type Worker = ShiftRosterData["workers"][number];

/** Who is at the gate, exceptions first. */
export function RosterWorkers({ columns, workers }: Pick<ShiftRosterData, "columns" | "workers">) {
  return (
    <div className="@container overflow-x-auto">
      <table className="w-full">
        <thead>
          <tr className={headRowStyle}>
            <th>{columns.worker}</th>
            <th className="@max-[34rem]:hidden">{columns.craft}</th>
            <th className="@max-[36rem]:hidden">{columns.order}</th>
            <th>{columns.badgeIn}</th>
            <th className="@max-[28rem]:hidden">{columns.certificate}</th>
            <th>{columns.clearance}</th>
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
      <RosterWorkers columns={columns} workers={workers.slice(0, 4).map(withoutNote)} />
    </CloseUp>
  );
}

function WorkerRow(worker: Worker) {
  const { state } = worker;
  const isStopped = state === "stopped";
  return (
    <tr
      className={classNames(
        "*:border-b *:border-room-line *:px-2 *:py-3.5",
        rowInset,
        isStopped && "bg-signal/12 text-white",
        "@max-[28rem]:nth-5:hidden",
      )}
    >
      <td className="font-mono whitespace-nowrap text-white">
        {worker.worker}
        <span className="mt-0.5 block font-text text-label whitespace-normal text-room-mute @min-[34rem]:hidden">
          {worker.craft}
        </span>
      </td>
      <td className="@max-[34rem]:hidden">
        {worker.craft}
        <span className="mt-0.5 block text-label text-room-mute">{worker.contractor}</span>
      </td>
      <td className="font-mono text-label whitespace-nowrap @max-[36rem]:hidden">{worker.order}</td>
      <td className="font-mono tabular-nums">{worker.badgeIn}</td>
      <td className="@max-[28rem]:hidden">{worker.certificate}</td>
      <td className="whitespace-nowrap">
        <span className="flex items-center gap-2">
          {isStopped ? (
            <span className="rounded-sm bg-signal px-2 py-1 font-mono text-label font-semibold text-signal-ink">
              {worker.clearance}
            </span>
          ) : (
            <span
              className={classNames(
                "flex items-center gap-2 font-mono text-label",
                state === "expiring" && "text-room-caution",
              )}
            >
              <StateMark tone={state === "expiring" ? "caution" : "good"} />
              {worker.clearance}
            </span>
          )}
          {worker.note && <ItemBalloon item={worker.note} className="ml-auto" />}
        </span>
      </td>
    </tr>
  );
}
