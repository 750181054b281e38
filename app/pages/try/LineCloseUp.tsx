import { fillPattern } from "content-model/fill-pattern";
import { totalLines } from "../../../plant/hours.ts";
import type { Settlement } from "../../../plant/settle.ts";
import { CloseUp, rowInset } from "../../parts/figures/Screen.tsx";
import type { ShiftRosterData } from "../../parts/figures/schema.ts";
import { useFormats } from "../../parts/figures/use-formats.ts";
import { classNames } from "../../parts/ui/class-names.ts";

interface LineCloseUpProps {
  /** {workers} in it becomes their number */
  title: string;
  columns: ShiftRosterData["hoursColumns"];
  /** With nothing decided. */
  settlement: Settlement;
}

/** The claim on the invoice line beside the record: crew by crew, with the workers whose hours differ. */
export function LineCloseUp({ title, columns, settlement }: LineCloseUpProps) {
  const { line, roster } = settlement;
  const rows = roster.filter(({ order }) => order === line.order);
  const crews = Map.groupBy(rows, ({ crew }) => crew);
  return (
    <CloseUp>
      <p className="px-4 pt-4 tag text-room-mute uppercase @min-[28rem]:px-6">
        {fillPattern(title, { workers: line.workers })}
      </p>
      <table className="stacked-table mt-1 mb-2 w-full tabular-nums">
        <thead>
          <tr
            className={`text-right text-label text-room-mute *:px-1 *:py-2 *:font-normal ${rowInset}`}
          >
            <td />
            <th scope="col">{columns.payable}</th>
            <th scope="col">{columns.claimed}</th>
            <th scope="col">{columns.difference}</th>
          </tr>
        </thead>
        {[...crews].map(([crew, workers]) => (
          <tbody key={crew}>
            <HoursRow columns={columns} name={crew} hours={totalLines(workers)} />
            {workers
              .filter(({ difference }) => difference !== 0)
              .map((row) => (
                <HoursRow
                  key={row.worker}
                  columns={columns}
                  name={row.worker}
                  hours={row}
                  className="bg-signal/12 *:first:indent-4"
                />
              ))}
          </tbody>
        ))}
        <tfoot>
          <HoursRow
            columns={columns}
            name={line.order}
            hours={totalLines(rows)}
            className="font-semibold text-white"
          />
        </tfoot>
      </table>
    </CloseUp>
  );
}

interface HoursRowProps extends Pick<LineCloseUpProps, "columns"> {
  name: string;
  hours: Record<"payable" | "claimed" | "difference", number>;
  className?: string;
}

function HoursRow({ columns, name, hours, className }: HoursRowProps) {
  const { formatDifference, formatNumber } = useFormats();
  return (
    <tr
      className={classNames(
        "text-right font-mono text-label *:border-t *:border-room-line *:px-1 *:py-2.5",
        rowInset,
        className,
      )}
    >
      <td className="text-left whitespace-nowrap text-white">{name}</td>
      <td data-column={columns.payable}>{formatNumber(hours.payable, 2)}</td>
      <td data-column={columns.claimed}>{formatNumber(hours.claimed, 2)}</td>
      <td
        data-column={columns.difference}
        className={hours.difference === 0 ? "text-room-mute" : "text-room-caution"}
      >
        {formatDifference(hours.difference, 2)}
      </td>
    </tr>
  );
}
