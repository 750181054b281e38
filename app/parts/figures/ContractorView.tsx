import { sum } from "../../../plant/money.ts";
import { RangeText } from "../ui/texts.tsx";
import { DeviceFrame, RecordNumber } from "./Screen.tsx";
import { ScreenTable } from "./ScreenTable.tsx";
import type { ContractorViewData } from "./schema.ts";
import { useFormats } from "./use-formats.ts";

/** On a phone a line is a record: worker and state, and below them the hours, each with its column's head. */
const cells = "text-right *:first:text-left md:*:px-2 md:*:py-3 md:*:first:pl-6 md:*:last:pr-6";
const look = {
  head: `${cells} tag whitespace-nowrap text-graphite *:align-bottom *:font-medium`,
  row: `${cells} grid-cols-[auto_1fr_auto] gap-x-4 gap-y-2 border-t border-hairline px-4 py-3 max-md:grid max-md:first:border-t-0 sm:px-6`,
};
const headed =
  "row-start-2 before:mr-2 max-md:before:tag max-md:before:text-graphite max-md:before:content-[attr(data-column)]";

/** What a contractor sees: its own workers and lines, each settled or held with the reason. */
export function ContractorView(view: ContractorViewData) {
  const { formatMoney, formatNumber } = useFormats();
  const { title, meta, scope, currency, columns, lines, settled, held, actions } = view;
  const totals = [
    { name: settled, amount: sum(lines, ({ amount }) => amount) },
    { name: held, amount: sum(lines, (line) => line.held?.amount ?? 0) },
  ];
  return (
    <DeviceFrame frame={view} device="window">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-ink px-4 py-3.5 sm:px-6">
        <span className="font-head text-body font-strong">{title}</span>
        <span className="flex flex-wrap gap-x-5 tag text-graphite uppercase">
          {meta.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
      </p>
      <ScreenTable
        className="max-md:block max-md:*:[tbody]:block max-md:*:[thead]:sr-only"
        look={look}
        columns={[
          { name: columns.worker, cell: "col-span-2 font-mono" },
          { name: columns.gate, cell: "max-md:hidden" },
          { name: columns.payable, cell: `${headed} justify-self-start` },
          { name: columns.claimed, cell: `${headed} col-span-2` },
          { name: columns.amount, cell: "max-md:hidden" },
          { name: columns.state, cell: "col-start-3 row-start-1 min-[22rem]:whitespace-nowrap" },
        ]}
        rows={lines.map(({ worker, remark, gate, payable, claimed, amount, state, held }) => ({
          mark: held && "bg-signal-wash",
          cells: [
            <span key="worker">
              <RecordNumber number={worker} />{" "}
              {remark && <span className="text-label text-graphite md:block">{remark}</span>}
            </span>,
            formatNumber(gate, 2),
            formatNumber(payable, 2),
            formatNumber(claimed, 2),
            formatMoney(amount, currency),
            <span key="state">
              {state}
              <span className={`ml-2 inline-block size-2 ${held ? "bg-signal" : "bg-cleared"}`} />
            </span>,
          ],
          below: held && (
            <tr className="bg-signal-wash max-md:block">
              <td colSpan={6} className="px-4 pb-4 max-md:block sm:px-6">
                {held.reason}
                <span className="mt-3 flex flex-wrap gap-2 font-medium *:rounded-sm *:border *:border-ink *:px-3 *:py-2.5">
                  {actions.map((action) => (
                    <span key={action}>{action}</span>
                  ))}
                </span>
              </td>
            </tr>
          ),
        }))}
      />
      <p className="flex flex-wrap justify-end gap-x-8 gap-y-1 border-t border-ink px-4 py-3.5 font-medium tabular-nums sm:px-6">
        {totals.map(({ name, amount }) => (
          <span key={name}>
            {name} {formatMoney(amount, currency)}
          </span>
        ))}
      </p>
      <p className="border-t border-hairline px-4 py-3 tag text-graphite sm:px-6">
        <RangeText>{scope}</RangeText>
      </p>
    </DeviceFrame>
  );
}
