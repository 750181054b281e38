import { Fragment } from "react";
import { markNoted, NoteLink } from "./ItemBalloon.tsx";
import { RecordNumber } from "./RecordNumber.tsx";
import type { ShiftRosterData } from "./shift-roster-schema.ts";
import { RowOpener, TraceRow } from "./Trace.tsx";
import { rowInset, stackedStyle } from "./table-style.ts";
import { useFormats } from "./use-formats.ts";

interface RosterHoursProps {
  title: string;
  columns: ShiftRosterData["hoursColumns"];
  hours: ShiftRosterData["hours"];
}

/** The hours someone has to review: gate, payable, claimed, and the difference. Each line opens to how they came about. */
export function RosterHours({ title, columns, hours }: RosterHoursProps) {
  const { formatDifference, formatNumber } = useFormats();
  return (
    <div className="border-room-edge pt-4 pb-2 max-md:border-t">
      <p className="tag px-4 text-room-mute uppercase sm:px-6">{title}</p>
      <div className="overflow-x-auto">
        <table className={`mt-1 w-full tabular-nums ${stackedStyle}`}>
          <thead>
            <tr
              className={`relative text-right text-label whitespace-nowrap text-room-mute *:px-1 *:py-2 *:font-normal ${rowInset}`}
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
                  className={`relative text-right font-mono text-label *:border-t *:border-room-line *:px-1 *:py-2.5 @max-[14rem]:*:before:float-left @max-[14rem]:*:before:content-[attr(data-column)] ${rowInset}`}
                >
                  <td className="text-left text-white">
                    <div className="flex items-center gap-2 whitespace-nowrap">
                      <RowOpener>
                        <RecordNumber number={workerClass} />
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
