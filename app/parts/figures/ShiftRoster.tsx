import { Fragment } from "react";
import { classNames } from "../ui/class-names.ts";
import { RowOpener, TraceRow } from "./marks.tsx";
import {
  CloseUp,
  FigureFrame,
  headRowStyle,
  markNoted,
  NoteLink,
  RecordNumber,
  rowInset,
  Tally,
  withoutNote,
} from "./Screen.tsx";
import type { ShiftRosterData } from "./schema.ts";
import { useFormats } from "./use-formats.ts";

type Worker = ShiftRosterData["workers"][number];

/** Who is at the gate, exceptions first. */
function RosterWorkers({ columns, workers }: Pick<ShiftRosterData, "columns" | "workers">) {
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

/** The shift at the gate: who may work, which crew is short, which hours differ. */
export function ShiftRoster(roster: ShiftRosterData) {
  return (
    <FigureFrame frame={roster}>
      <div className="grid lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <RosterWorkers columns={roster.columns} workers={roster.workers} />
        <div className="grid content-start border-room-edge max-lg:border-t md:max-lg:grid-cols-2 lg:border-l">
          <RosterCrews title={roster.crewsTitle} crews={roster.crews} />
          <RosterHours
            title={roster.hoursTitle}
            columns={roster.hoursColumns}
            hours={roster.hours}
          />
        </div>
      </div>
    </FigureFrame>
  );
}

/** Each crew as its places: green where somebody has badged in, orange where nobody has. */
function RosterCrews({ title, crews }: { title: string; crews: ShiftRosterData["crews"] }) {
  const largest = Math.max(...crews.map(({ planned }) => planned));
  return (
    <div className="border-room-edge px-4 py-4 sm:px-6 md:max-lg:border-r lg:border-b">
      <p className="tag text-room-mute uppercase">{title}</p>
      {crews.map(({ name, badged, cleared, planned, note }) => (
        <p key={name} {...markNoted(note)} className="mt-3 flex flex-wrap items-center gap-x-3">
          <span className="min-w-18 whitespace-nowrap text-white">{name}</span>
          <span className="flex-[1_1_4rem]">
            <Tally
              of={planned}
              marked={badged}
              width={`${(planned / largest) * 100}%`}
              className="h-3 stroke-room-cleared"
              rest="stroke-signal"
            />
          </span>
          <span className="ml-auto flex min-w-22 items-center justify-end gap-2 font-mono text-label tabular-nums">
            <NoteLink note={note} />
            {badged}/{cleared}/{planned}
          </span>
        </p>
      ))}
    </div>
  );
}

/** The hours that differ, and by how much. */
export function HoursCloseUp({ hoursTitle, hoursColumns, hours }: ShiftRosterData) {
  return (
    <CloseUp>
      <RosterHours title={hoursTitle} columns={hoursColumns} hours={hours.map(withoutNote)} />
    </CloseUp>
  );
}

interface RosterHoursProps {
  title: string;
  columns: ShiftRosterData["hoursColumns"];
  hours: ShiftRosterData["hours"];
}

/** The hours someone has to review: gate, payable, claimed, and the difference. Each line opens to how they came about. */
function RosterHours({ title, columns, hours }: RosterHoursProps) {
  const { formatDifference, formatNumber } = useFormats();
  return (
    <div className="border-room-edge pt-4 pb-2 max-md:border-t">
      <p className="tag px-4 text-room-mute uppercase sm:px-6">{title}</p>
      <div className="overflow-x-auto">
        <table className="stacked-table mt-1 w-full tabular-nums">
          <thead>
            <tr
              className={`text-right text-label text-room-mute *:px-0.5 *:py-2 *:font-normal ${rowInset}`}
            >
              <th scope="col" className="text-left">
                {columns.workerClass}
              </th>
              <th scope="col">{columns.gate}</th>
              <th scope="col">{columns.payable}</th>
              <th scope="col">{columns.claimed}</th>
              <th scope="col">{columns.difference}</th>
            </tr>
          </thead>
          <tbody>
            {hours.map(({ workerClass, gate, payable, claimed, trace, note }) => (
              <Fragment key={workerClass}>
                <tr
                  {...markNoted(note)}
                  className={`text-right font-mono text-label *:border-t *:border-room-line *:px-0.5 *:py-2.5 ${rowInset}`}
                >
                  <td className="relative text-left text-white">
                    <div className="flex items-center gap-2 whitespace-nowrap">
                      <RowOpener>
                        <RecordNumber number={workerClass} id={workerClass.replaceAll(" ", "-")} />
                      </RowOpener>
                      <NoteLink note={note} className="-my-1" />
                    </div>
                  </td>
                  <td data-column={columns.gate}>{formatNumber(gate, 2)}</td>
                  <td data-column={columns.payable}>{formatNumber(payable, 2)}</td>
                  <td data-column={columns.claimed}>{formatNumber(claimed, 2)}</td>
                  <td data-column={columns.difference} className="text-room-caution">
                    {formatDifference(claimed - payable, 2)}
                  </td>
                </tr>
                <TraceRow trace={trace} columns={5} />
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
