import { Fragment } from "react";
import { classNames } from "../ui/class-names.ts";
import {
  CloseUp,
  FigureFrame,
  LineName,
  markNoted,
  NoteLink,
  numbers,
  RecordNumber,
  ScreenTable,
  Tally,
  useFormats,
  withoutNote,
} from "./Screen.tsx";
import type { ShiftRosterData } from "./schema.ts";

/** Who is at the gate, exceptions first; as much of it as there is space for. Links lead to those of the whole screen. */
function RosterWorkers({ columns, workers, isPart }: ShiftRosterData & { isPart?: boolean }) {
  return (
    <ScreenTable
      className="stacked-table"
      columns={[
        { name: columns.worker, cell: "font-mono whitespace-nowrap text-white" },
        { name: columns.craft, className: "@max-[36rem]:hidden!" },
        {
          name: columns.order,
          className: "@max-[36rem]:hidden!",
          cell: "font-mono text-label whitespace-nowrap",
        },
        { name: columns.badgeIn, cell: "font-mono" },
        { name: columns.certificate, className: "@max-[28rem]:hidden!" },
        { name: columns.clearance, cell: "font-mono text-label @min-[28rem]:whitespace-nowrap" },
      ]}
      rows={workers.map(({ worker, craft, contractor, note, ...more }, index) => ({
        note,
        mark: classNames(
          more.state === "stopped" && "bg-signal/12 text-white",
          index === 4 && "@max-[28rem]:hidden!",
        ),
        cells: [
          <Fragment key="worker">
            {isPart ? worker : <RecordNumber number={worker} />}
            <span className={`font-text @min-[36rem]:hidden ${second}`}>{craft}</span>
          </Fragment>,
          <Fragment key="craft">
            {craft}
            <span className={second}>{contractor}</span>
          </Fragment>,
          more.order,
          more.badgeIn,
          more.certificate,
          <Fragment key="clearance">
            <span className={clearances[more.state]}>{more.clearance}</span>
            <NoteLink note={note} className="float-right" />
          </Fragment>,
        ],
      }))}
    />
  );
}

const second = "mt-0.5 block text-label text-room-mute";

/** A mark before a state's words, or their ground: color is never alone. */
const mark = "before:mr-2 before:inline-block before:size-2";
const clearances = {
  stopped:
    "inline-block rounded-sm bg-signal px-2 py-1 font-semibold tracking-[0] text-signal-ink @min-[18.625rem]:whitespace-nowrap",
  expiring: `${mark} text-room-caution before:bg-current`,
  cleared: `${mark} before:bg-room-cleared`,
};

/** The first lines of the roster: who does not get in, and whose certificate is next. */
export function RosterCloseUp(roster: ShiftRosterData) {
  return (
    <CloseUp>
      <RosterWorkers {...roster} workers={roster.workers.slice(0, 3).map(withoutNote)} isPart />
    </CloseUp>
  );
}

/** The shift at the gate: who may work, which crew is short, which hours differ. */
export function ShiftRoster(roster: ShiftRosterData) {
  return (
    <FigureFrame frame={roster}>
      <div className="grid lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="@container">
          <RosterWorkers {...roster} />
        </div>
        <div className="grid content-start border-room-edge max-lg:border-t md:max-lg:grid-cols-2 lg:border-l">
          <RosterCrews {...roster} />
          <RosterHours {...roster} />
        </div>
      </div>
    </FigureFrame>
  );
}

/** Each crew as its places: green where somebody has badged in, orange where nobody has. */
function RosterCrews({ crewsTitle, crews }: ShiftRosterData) {
  const largest = Math.max(...crews.map(({ planned }) => planned));
  return (
    <div className="border-room-edge px-4 py-4 sm:px-6 md:max-lg:border-r lg:border-b">
      <p className="tag text-room-mute uppercase">{crewsTitle}</p>
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

export function HoursCloseUp(roster: ShiftRosterData) {
  return (
    <CloseUp>
      <RosterHours {...roster} hours={roster.hours.map(withoutNote)} />
    </CloseUp>
  );
}

/** The hours someone has to review, each line with how they came about. */
function RosterHours({ hoursTitle, hoursColumns: columns, hours }: ShiftRosterData) {
  const { formatDifference, formatNumber } = useFormats();
  return (
    <div className="border-room-edge pt-4 pb-2 max-md:border-t">
      <p className="tag px-4 text-room-mute uppercase sm:px-6">{hoursTitle}</p>
      <ScreenTable
        className="stacked-table mt-1"
        look={numbers}
        columns={[
          { name: columns.workerClass, cell: "relative" },
          { name: columns.gate },
          { name: columns.payable },
          { name: columns.claimed },
          { name: columns.difference, cell: "text-room-caution" },
        ]}
        rows={hours.map((line) => ({
          ...line,
          cells: [
            <LineName key="class" line={line}>
              <RecordNumber number={line.workerClass} id={line.workerClass.replaceAll(" ", "-")} />
            </LineName>,
            formatNumber(line.gate, 2),
            formatNumber(line.payable, 2),
            formatNumber(line.claimed, 2),
            formatDifference(line.claimed - line.payable, 2),
          ],
        }))}
      />
    </div>
  );
}
