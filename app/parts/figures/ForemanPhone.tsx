import { classNames } from "../ui/class-names.ts";
import { DeviceFrame, RecordNumber } from "./Screen.tsx";
import type { ForemanPhoneData } from "./schema.ts";
import { useFormats } from "./use-formats.ts";

const cells = "text-right *:py-2.5 *:pl-3 *:first:pl-4 *:first:text-left *:last:pr-4";

/** A foreman's crew at the end of the shift, without a network: bright, to be read in the sun. */
export function ForemanPhone(phone: ForemanPhoneData) {
  const { formatNumber } = useFormats();
  const { time, signal, offline, crew, order, columns, rows, total, action } = phone;
  const sum = (column: "rule" | "claimed") =>
    formatNumber(
      rows.reduce((hours, row) => hours + row[column], 0),
      2,
    );
  return (
    <DeviceFrame frame={phone} device="phone">
      <div className="overflow-hidden rounded-[1.125rem] border border-ink bg-white text-ink">
        <p className="flex justify-between px-4 py-2 tag">
          {time} <span>{signal}</span>
        </p>
        <p className="flex items-center gap-3 bg-ink px-4 py-3 text-label leading-snug text-white before:size-2.5 before:flex-none before:border-[1.5px] before:border-room-caution">
          {offline}
        </p>
        <div className="px-4 pt-4 pb-5">
          <p className="font-head text-h4 font-strong">{crew}</p>
          <p className="mt-1 font-mono text-label text-graphite">{order}</p>
          <div className="-mx-4 overflow-x-auto">
            <table className="mt-3 w-full font-mono text-label tabular-nums">
              <thead>
                <tr className={classNames(cells, "text-graphite *:font-normal")}>
                  <th scope="col">{columns.worker}</th>
                  <th scope="col">{columns.rule}</th>
                  <th scope="col">{columns.claimed}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <WorkerRow key={row.worker} row={row} />
                ))}
                <tr className={classNames(cells, "border-t border-ink font-semibold")}>
                  <td>{total}</td>
                  <td>{sum("rule")}</td>
                  <td>{sum("claimed")}</td>
                </tr>
              </tbody>
            </table>
          </div>
          <p className="mt-2 rounded-sm bg-signal py-3.5 text-center font-semibold text-signal-ink">
            {action}
          </p>
        </div>
      </div>
    </DeviceFrame>
  );
}

/** A worker's hours by the rule and as claimed. */
function WorkerRow({ row }: { row: ForemanPhoneData["rows"][number] }) {
  const { formatNumber } = useFormats();
  const { worker, remark, rule, claimed } = row;
  return (
    <tr
      className={classNames(
        cells,
        "border-t border-hairline",
        claimed > rule && "bg-signal-wash font-semibold",
      )}
    >
      <td>
        <RecordNumber number={worker} />{" "}
        {remark && <span className="block text-graphite">{remark}</span>}
      </td>
      <td>{formatNumber(rule, 2)}</td>
      <td>{formatNumber(claimed, 2)}</td>
    </tr>
  );
}
