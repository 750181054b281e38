import { sum } from "../../../plant/money.ts";
import { DeviceFrame, RecordNumber } from "./Screen.tsx";
import { ScreenTable } from "./ScreenTable.tsx";
import type { ForemanPhoneData } from "./schema.ts";
import { useFormats } from "./use-formats.ts";

const cells = "text-right *:py-2.5 *:pl-3 *:first:pl-4 *:first:text-left *:last:pr-4";
const look = {
  head: `${cells} text-graphite *:font-normal`,
  row: `${cells} border-t border-hairline last:border-ink last:font-semibold`,
};

/** A foreman's crew at the end of the shift, without a network: bright, to be read in the sun. */
export function ForemanPhone(phone: ForemanPhoneData) {
  const { formatNumber } = useFormats();
  const { time, signal, offline, crew, order, columns, rows, total, action } = phone;
  return (
    <DeviceFrame frame={phone} device="phone">
      <div className="overflow-hidden rounded-[1.125rem] border border-ink bg-white text-ink">
        <p className="flex justify-between px-4 py-2 tag">
          {time} <span>{signal}</span>
        </p>
        <p className="flex items-center gap-3 bg-ink px-4 py-3 text-label leading-snug text-white before:size-2.5 before:flex-none before:border-[1.5px] before:border-room-caution">
          {offline}
        </p>
        <div className="pt-4 pb-5">
          <p className="px-4 font-head text-h4 font-strong">{crew}</p>
          <p className="mt-1 px-4 font-mono text-label text-graphite">{order}</p>
          <ScreenTable
            className="mt-3 font-mono text-label"
            look={look}
            columns={[{ name: columns.worker }, { name: columns.rule }, { name: columns.claimed }]}
            rows={[
              ...rows.map(({ worker, remark, rule, claimed }) => ({
                mark: claimed > rule && "bg-signal-wash font-semibold",
                cells: [
                  <span key="worker">
                    <RecordNumber number={worker} />{" "}
                    {remark && <span className="block text-graphite">{remark}</span>}
                  </span>,
                  formatNumber(rule, 2),
                  formatNumber(claimed, 2),
                ],
              })),
              {
                cells: [
                  total,
                  formatNumber(
                    sum(rows, ({ rule }) => rule),
                    2,
                  ),
                  formatNumber(
                    sum(rows, ({ claimed }) => claimed),
                    2,
                  ),
                ],
              },
            ]}
          />
          <p className="mx-4 mt-2 rounded-sm bg-signal py-3.5 text-center font-semibold text-signal-ink">
            {action}
          </p>
        </div>
      </div>
    </DeviceFrame>
  );
}
