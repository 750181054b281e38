import type { ShiftRosterData } from "../content.ts";
import { classNames } from "../ui/class-names.ts";
import { FigureFrame } from "./FigureFrame.tsx";
import { formatDifference, formatNumber } from "./format-number.ts";
import { ItemBalloon } from "./ItemBalloon.tsx";
import { StateMark } from "./StateMark.tsx";

type Worker = ShiftRosterData["workers"][number];

/** The shift at the gate: who may work, which crew is short, which hours differ. */
export function ShiftRoster(roster: ShiftRosterData) {
  return (
    <FigureFrame frame={roster}>
      <div className="grid lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <Workers columns={roster.columns} workers={roster.workers} />
        <div className="grid content-start border-room-edge max-lg:border-t md:max-lg:grid-cols-2 lg:border-l">
          <Crews title={roster.crewsTitle} crews={roster.crews} />
          <Hours {...roster} />
        </div>
      </div>
    </FigureFrame>
  );
}

function Workers({ columns, workers }: Pick<ShiftRosterData, "columns" | "workers">) {
  return (
    <table className="w-full">
      <thead>
        <tr className="tag text-left text-room-mute uppercase *:border-b *:border-room-line *:px-2 *:py-3 *:font-medium *:first:pl-4 *:last:pr-4 sm:*:first:pl-6 sm:*:last:pr-6">
          <th>{columns.worker}</th>
          <th className="max-sm:hidden">{columns.craft}</th>
          <th className="max-md:hidden">{columns.order}</th>
          <th>{columns.badgeIn}</th>
          <th className="max-sm:hidden">{columns.certificate}</th>
          <th>{columns.clearance}</th>
        </tr>
      </thead>
      <tbody>
        {workers.map((worker) => (
          <WorkerRow key={worker.worker} {...worker} />
        ))}
      </tbody>
    </table>
  );
}

function WorkerRow(worker: Worker) {
  const { state } = worker;
  const isStopped = state === "stopped";
  return (
    <tr
      className={classNames(
        "*:border-b *:border-room-line *:px-2 *:py-3.5 *:first:pl-4 *:last:pr-4 sm:*:first:pl-6 sm:*:last:pr-6",
        isStopped && "bg-signal/12 text-white",
      )}
    >
      <td className="font-mono text-white">
        {worker.worker}
        <span className="mt-0.5 block font-text text-label text-room-mute sm:hidden">
          {worker.craft}
        </span>
      </td>
      <td className="max-sm:hidden">
        {worker.craft}
        <span className="mt-0.5 block text-label text-room-mute">{worker.contractor}</span>
      </td>
      <td className="font-mono text-label max-md:hidden">{worker.order}</td>
      <td className="font-mono tabular-nums">{worker.badgeIn}</td>
      <td className="max-sm:hidden">{worker.certificate}</td>
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

function Crews({ title, crews }: { title: string; crews: ShiftRosterData["crews"] }) {
  return (
    <div className="border-room-edge px-4 py-4 sm:px-6 md:max-lg:border-r lg:border-b">
      <p className="tag text-room-mute uppercase">{title}</p>
      {crews.map(({ name, cleared, planned, note }) => (
        <p key={name} className="mt-3 grid grid-cols-[4.5rem_1fr_auto] items-center gap-3">
          <span className="flex items-center justify-between gap-1 whitespace-nowrap text-white">
            {name}
          </span>
          <span className="flex gap-[3px]">
            {Array.from({ length: planned }, (_, seat) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: seats are alike and never move
                key={seat}
                className={classNames(
                  "h-3 max-w-4 flex-1",
                  seat < cleared ? "bg-room-cleared" : "border-[1.5px] border-signal",
                )}
              />
            ))}
          </span>
          <span className="flex w-16 items-center justify-end gap-2 font-mono text-label tabular-nums">
            {note && <ItemBalloon item={note} />}
            {cleared}/{planned}
          </span>
        </p>
      ))}
    </div>
  );
}

function Hours({ hoursTitle, hoursColumns, hours }: ShiftRosterData) {
  return (
    <div className="border-room-edge pt-4 pb-2 max-md:border-t">
      <p className="tag px-4 text-room-mute uppercase sm:px-6">{hoursTitle}</p>
      <table className="mt-1 w-full tabular-nums">
        <thead>
          <tr className="text-right text-label text-room-mute *:px-1.5 *:py-2 *:font-normal *:first:pl-4 *:last:pr-4 sm:*:first:pl-6 sm:*:last:pr-6">
            <th className="text-left">{hoursColumns.worker}</th>
            <th>{hoursColumns.gate}</th>
            <th>{hoursColumns.payable}</th>
            <th>{hoursColumns.claimed}</th>
            <th>{hoursColumns.difference}</th>
          </tr>
        </thead>
        <tbody>
          {hours.map(({ worker, gate, payable, claimed, note }) => (
            <tr
              key={worker}
              className="text-right font-mono text-label *:border-t *:border-room-line *:px-1.5 *:py-2.5 *:first:pl-4 *:last:pr-4 sm:*:first:pl-6 sm:*:last:pr-6"
            >
              <td className="text-left text-white">
                <span className="flex items-center gap-2">
                  {worker}
                  {note && <ItemBalloon item={note} className="-my-1" />}
                </span>
              </td>
              <td>{formatNumber(gate, 2)}</td>
              <td>{formatNumber(payable, 2)}</td>
              <td>{formatNumber(claimed, 2)}</td>
              <td className="text-room-caution">{formatDifference(payable - claimed, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
